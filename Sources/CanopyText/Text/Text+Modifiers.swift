public import CanopyStyle
public import Foundation

// As with views, inner modifiers take precedence over outer ones, and over the environment.

extension Text {
  func modified(_ modifier: TextModifier) -> Text { Text(ModifiedTextContent(self, modifier)) }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { modified(.font(font)) }

  /// Sets the font weight of the text, or `nil` to use the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }

  /// Sets the design of the system font, or `nil` to use the font's own.
  public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }

  /// Sets the font width of the text, or `nil` to use the font's own.
  public func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }

  /// Applies a bold weight.
  public func bold() -> Text { bold(true) }

  /// Applies a bold weight, or prevents it.
  public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }

  /// Applies italics.
  public func italic() -> Text { italic(true) }

  /// Applies italics, or prevents them.
  public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }

  /// Applies a fixed-width font, or prevents it.
  public func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }

  /// Applies fixed-width digits.
  public func monospacedDigit() -> Text { modified(.monospacedDigit) }

  /// Applies a strikethrough to the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Applies a strikethrough with a pattern to the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Applies an underline to the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Applies an underline with a pattern to the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets the spacing between characters. Ligatures are kept.
  public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

  /// Sets the spacing after each character. Ligatures are separated.
  public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

  /// Sets the vertical offset of the text from its baseline, positive upward.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baselineOffset(baselineOffset)) }

  /// Sets the color of the text, or `nil` to use the environment's.
  public func foregroundColor(_ color: Color?) -> Text { modified(.foregroundColor(color)) }

  /// Sets the style of the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.foregroundStyle(AnyShapeStyle(style))) }

  /// Sets the scale of the text relative to its font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(.scale(scale)) : self
  }
}

/// A modifier of a text or a run.
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
  /// A color, or nil to use the color of the enclosing text.
  case foregroundColor(Color?)
  case foregroundStyle(AnyShapeStyle)
  case backgroundColor(Color)
  case scale(Text.Scale)
  case link(URL)
  case attribute(AnyTextAttribute)
}
