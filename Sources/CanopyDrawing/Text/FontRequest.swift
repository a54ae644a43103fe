package import Foundation

/// A font as it is to be looked for: everything about it that matters for how letters are set.
package struct FontRequest: Hashable, Sendable {
  /// Which typeface.
  package enum Family: Hashable, Sendable {
    /// The system's own, for running text, with serifs, with round ends, or like a typewriter's.
    case system(Design)
    /// One by name.
    case named(String)
  }

  /// What kind of letters the system's typeface has.
  package enum Design: Int, Sendable { case standard, serif, rounded, monospaced }

  package var family: Family
  /// How large the letters are, in points.
  package var size: CGFloat
  /// The height of a line, in points, where it is not the font's own.
  package var lineHeight: CGFloat?
  /// The distance added to the font's own line height, in points.
  package var leading: CGFloat
  /// How heavy the letters are: 400 is usual, 700 is bold.
  package var weight: Int
  /// How wide the letters are: 100 is usual.
  package var width: Int
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  package var hasLowercaseSmallCaps: Bool
  package var hasUppercaseSmallCaps: Bool

  package init(
    family: Family = .system(.standard), size: CGFloat, lineHeight: CGFloat? = nil, leading: CGFloat = 0,
    weight: Int = 400, width: Int = 100, isItalic: Bool = false, hasMonospacedDigits: Bool = false,
    hasLowercaseSmallCaps: Bool = false,
    hasUppercaseSmallCaps: Bool = false
  ) {
    self.family = family
    self.size = size
    self.lineHeight = lineHeight
    self.leading = leading
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasLowercaseSmallCaps = hasLowercaseSmallCaps
    self.hasUppercaseSmallCaps = hasUppercaseSmallCaps
  }
}
