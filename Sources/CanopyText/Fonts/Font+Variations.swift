public import Foundation

extension Font {
  /// Returns the font with a weight.
  public func weight(_ weight: Weight) -> Font { varied(.weight(weight)) }

  /// Returns the font with a width.
  public func width(_ width: Width) -> Font { varied(.width(width)) }

  /// Returns the font with a width: negative for condensed, positive for expanded.
  public func width(_ width: CGFloat) -> Font { varied(.width(Width(width))) }

  /// Returns the bold font.
  public func bold() -> Font { varied(.bold(true)) }

  /// Returns the font with or without a bold weight.
  public func bold(_ isActive: Bool) -> Font { varied(.bold(isActive)) }

  /// Returns the italic font.
  public func italic() -> Font { varied(.italic(true)) }

  /// Returns the font with or without italics.
  public func italic(_ isActive: Bool) -> Font { varied(.italic(isActive)) }

  /// Returns the fixed-width font.
  public func monospaced() -> Font { varied(.monospaced(true)) }

  /// Returns the font with or without fixed-width characters.
  public func monospaced(_ isActive: Bool) -> Font { varied(.monospaced(isActive)) }

  /// Returns the font with fixed-width digits.
  public func monospacedDigit() -> Font { varied(.monospacedDigit) }

  /// Returns the font with small capitals for all letters.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// Returns the font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { varied(.lowercaseSmallCaps) }

  /// Returns the font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { varied(.uppercaseSmallCaps) }

  /// Returns the font with the given line spacing.
  public func leading(_ leading: Leading) -> Font { varied(.leading(leading)) }

  /// Returns the font at a point size.
  public func pointSize(_ size: CGFloat) -> Font { varied(.pointSize(size)) }

  /// Returns the font scaled by a factor.
  public func scaled(by factor: CGFloat) -> Font { varied(.scaled(factor)) }
}
