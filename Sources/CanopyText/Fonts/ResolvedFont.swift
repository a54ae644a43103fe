package import Foundation

/// A font resolved in an environment: a typeface, a size and traits.
package struct ResolvedFont: Hashable, Sendable {
  /// The typeface.
  package enum Family: Hashable, Sendable {
    /// The system font in a design.
    case system(Font.Design)
    /// A typeface by name.
    case named(String)
  }

  /// The typeface.
  package var family: Family
  /// The size in points.
  package var size: CGFloat
  /// The weight.
  package var weight = Font.Weight.regular
  /// The width.
  package var width = Font.Width.standard
  /// The line spacing.
  package var leading = Font.Leading.standard
  /// A Boolean value that indicates whether the font is italic.
  package var isItalic = false
  /// A Boolean value that indicates whether characters have a fixed width.
  package var isMonospaced = false
  /// A Boolean value that indicates whether digits have a fixed width.
  package var hasMonospacedDigits = false
  /// A Boolean value that indicates whether lowercase letters are small capitals.
  package var hasLowercaseSmallCaps = false
  /// A Boolean value that indicates whether uppercase letters are small capitals.
  package var hasUppercaseSmallCaps = false

  /// The weight for `bold`, which depends on the text style.
  var emphasizedWeight = Font.Weight.bold
  /// The weight without variations.
  var plainWeight = Font.Weight.regular

  /// Returns the font scaled by a factor.
  func scaled(by factor: CGFloat) -> ResolvedFont {
    var font = self
    font.size *= factor
    return font
  }
}
