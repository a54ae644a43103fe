internal import CPango
internal import Foundation

/// Letters of the system's typeface that are narrower or wider than in the font file. They are used for condensed and expanded
/// text, because Inter has no such faces, and for designs whose letters have different widths on Apple's systems.
///
/// The width is part of a font description as the variation `wdth`, which fonts without this axis ignore. Before fontconfig
/// searches for a font, the width is converted to a matrix, which Pango applies to both outlines and advances.
enum FontWidths {
  /// - Parameter width: The width, as a fraction of the natural width of the letters.
  static func set(_ width: CGFloat, in description: OpaquePointer?) {
    guard width != 1 else { return }
    pango_font_description_set_variations(description, "\(axis)\(width * 100)")
  }

  /// Makes a font map apply the widths that fonts request.
  static func add(to fonts: UnsafeMutablePointer<PangoFontMap>?) {
    guard let fonts else { return }
    pango_fc_font_map_set_default_substitute(
      OpaquePointer(fonts), { pattern, _ in FontWidths.apply(to: pattern) }, nil, nil)
  }

  private static let axis = "wdth="

  private static func apply(to pattern: OpaquePointer?) {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, "fontvariations", 0, &text) == FcResultMatch, let text else { return }
    let variations = String(cString: text)
    guard variations.hasPrefix(axis), let percent = Double(variations.dropFirst(axis.count)) else { return }
    var matrix = FcMatrix(xx: percent / 100, xy: 0, yx: 0, yy: 1)
    FcPatternAddMatrix(pattern, "matrix", &matrix)
  }
}
