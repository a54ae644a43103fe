package import Foundation

/// A font request: all properties that affect the layout of letters.
package struct FontRequest: Hashable, Sendable {
  /// The typeface.
  package enum Family: Hashable, Sendable {
    /// The system font in a design.
    case system(Design)
    /// A typeface by name.
    case named(String)
  }

  /// A design of the system font.
  package enum Design: Int, Sendable { case standard, serif, rounded, monospaced }

  package var family: Family
  /// The size in points.
  package var size: CGFloat
  /// The height of a line in points, or nil for the font's.
  package var lineHeight: CGFloat?
  /// The distance added to the font's own line height, in points.
  package var leading: CGFloat
  /// The weight, such as 400 for regular and 700 for bold.
  package var weight: Int
  /// The width, in percent of the standard width.
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
    // Text engines fail if letters are larger than about 30,000 pixels.
    self.size = size > 0 ? min(size, 10_000) : 0
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
