public import Foundation

// What a text is asked for first, next to its string, wins over what it is asked for later and what the environment
// says, as with views.

extension Text {
  func modified(_ modifier: TextModifier) -> Text { Text(ModifiedTextContent(self, modifier)) }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { modified(.font(font)) }

  /// Sets how heavy the letters are; `nil` leaves that to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }

  /// Sets what kind of letters the system's font has; `nil` leaves that to the font.
  public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }

  /// Sets how wide the letters are; `nil` leaves that to the font.
  public func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }

  /// Makes the letters heavy.
  public func bold() -> Text { bold(true) }

  /// Makes the letters heavy, or keeps them from being so.
  public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }

  /// Slants the letters.
  public func italic() -> Text { italic(true) }

  /// Slants the letters, or keeps them from being so.
  public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }

  /// Gives all letters the same width, or keeps them from having it.
  public func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { modified(.monospacedDigit) }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line of a pattern through the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line of a pattern under the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Adds room between letters, ligatures staying whole.
  public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

  /// Adds room after each letter, ligatures being taken apart.
  public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

  /// Raises the text above its line, or lowers it if negative.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baselineOffset(baselineOffset)) }

  /// Sets the color; `nil` leaves that to the environment.
  public func foregroundColor(_ color: Color?) -> Text { modified(.foregroundColor(color)) }

  /// Sets what the letters are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.foregroundStyle(AnyShapeStyle(style))) }

  /// Sets how large the text is beside other text of its font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(.scale(scale)) : self
  }
}
