public import CanopyCore

extension View {
  /// Sets the font weight of texts in this view; `nil` for that of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    setting(\.fontEmphasis, weight.map { .weight($0) })
  }

  /// Sets the design of the system font; `nil` for that of the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { setting(\.fontDesign, design) }

  /// Sets the font width of texts in this view; `nil` for that of the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { setting(\.fontWidth, width) }

  /// Applies a bold weight to texts in this view, or leaves it to the font.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    setting(\.fontEmphasis, isActive ? .bold : nil)
  }

  /// Applies italics to texts in this view, or leaves it to the font.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    setting(\.isItalic, isActive ? true : nil)
  }

  /// Applies a fixed-width font to texts in this view, or leaves it to the font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    setting(\.isMonospaced, isActive ? true : nil)
  }

  /// Applies fixed-width digits.
  nonisolated public func monospacedDigit() -> some View { setting(\.hasMonospacedDigits, true) }

  /// Sets the scale of texts in this view relative to their font.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changing(\.textScale) { if isEnabled { $0 = scale } }
  }
}
