package import Foundation

/// A modifier of a text or of a run.
package enum TextModifier: Equatable, Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case design(Font.Design?)
  case width(Font.Width?)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigit
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  /// The color; nil for that of the enclosing text.
  case foregroundColor(Color?)
  case foregroundStyle(AnyShapeStyle)
  case backgroundColor(Color)
  case scale(Text.Scale)
  case link(URL)
}
