package import Foundation

/// A font as it is to be looked for: with the sizes and weights that the environment leads to.
package struct ResolvedFont: Hashable, Sendable {
  /// Which typeface.
  package enum Family: Hashable, Sendable {
    /// The system's own.
    case system(Font.Design)
    /// One by name.
    case named(String)
  }

  /// Which typeface.
  package var family: Family
  /// How large the letters are, in points.
  package var size: CGFloat
  /// How heavy the letters are.
  package var weight = Font.Weight.regular
  /// How wide the letters are.
  package var width = Font.Width.standard
  /// How much room there is between lines.
  package var leading = Font.Leading.standard
  /// Whether letters are slanted.
  package var isItalic = false
  /// Whether letters all have the same width.
  package var isMonospaced = false
  /// Whether digits all have the same width.
  package var hasMonospacedDigits = false
  /// Whether small letters are small capitals.
  package var hasLowercaseSmallCaps = false
  /// Whether capitals are small capitals.
  package var hasUppercaseSmallCaps = false

  /// What `bold` means: text styles have a weight of their own for that.
  var emphasizedWeight = Font.Weight.bold
  /// What the weight is without anything that was asked for.
  var plainWeight = Font.Weight.regular

  /// The font at a multiple of its size.
  func scaled(by factor: CGFloat) -> ResolvedFont {
    var font = self
    font.size *= factor
    return font
  }
}
