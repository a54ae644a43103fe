internal import CPango

/// The fonts of the machine, and the fonts that the program provides.
package enum SystemFonts {
  /// A warning for the person who runs the program; nil if the machine has fonts.
  package static var warning: String? {
    FcInit()
    let sets = [FcSetSystem, FcSetApplication].compactMap { FcConfigGetFonts(nil, $0) }
    if sets.contains(where: { $0.pointee.nfont > 0 }) { return nil }
    return "There are no fonts, so texts show as boxes. On Debian: apt-get install fonts-inter fonts-noto-core."
  }
}
