public import Foundation

extension Font {
  /// The font with letters of a weight.
  public func weight(_ weight: Weight) -> Font { varied(.weight(weight)) }

  /// The font with letters of a width.
  public func width(_ width: Width) -> Font { varied(.width(width)) }

  /// The font with letters of a width between condensed, below zero, and expanded, above.
  public func width(_ width: CGFloat) -> Font { varied(.width(Width(width))) }

  /// The font with heavy letters.
  public func bold() -> Font { varied(.bold(true)) }

  /// The font with heavy letters, or without.
  public func bold(_ isActive: Bool) -> Font { varied(.bold(isActive)) }

  /// The font with slanted letters.
  public func italic() -> Font { varied(.italic(true)) }

  /// The font with slanted letters, or without.
  public func italic(_ isActive: Bool) -> Font { varied(.italic(isActive)) }

  /// The font with letters that all have the same width.
  public func monospaced() -> Font { varied(.monospaced(true)) }

  /// The font with letters that all have the same width, or without.
  public func monospaced(_ isActive: Bool) -> Font { varied(.monospaced(isActive)) }

  /// The font with digits that all have the same width.
  public func monospacedDigit() -> Font { varied(.monospacedDigit) }

  /// The font with small capitals in the place of all letters.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// The font with small capitals in the place of small letters.
  public func lowercaseSmallCaps() -> Font { varied(.lowercaseSmallCaps) }

  /// The font with small capitals in the place of capitals.
  public func uppercaseSmallCaps() -> Font { varied(.uppercaseSmallCaps) }

  /// The font with more or less room between lines.
  public func leading(_ leading: Leading) -> Font { varied(.leading(leading)) }

  /// The font at another size.
  public func pointSize(_ size: CGFloat) -> Font { varied(.pointSize(size)) }

  /// The font at a multiple of its size.
  public func scaled(by factor: CGFloat) -> Font { varied(.scaled(factor)) }
}
