public import CanopyCore

extension View {
  /// Sets how heavy letters are; `nil` leaves that to the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    setting(\.fontEmphasis, weight.map { .weight($0) })
  }

  /// Sets what kind of letters the system's font has; `nil` leaves that to the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { setting(\.fontDesign, design) }

  /// Sets how wide letters are; `nil` leaves that to the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { setting(\.fontWidth, width) }

  /// Makes letters heavy, or leaves that to the font.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    setting(\.fontEmphasis, isActive ? .bold : nil)
  }

  /// Slants letters, or leaves that to the font.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    setting(\.isItalic, isActive ? true : nil)
  }

  /// Gives all letters the same width, or leaves that to the font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    setting(\.isMonospaced, isActive ? true : nil)
  }

  /// Gives all digits the same width.
  nonisolated public func monospacedDigit() -> some View { setting(\.hasMonospacedDigits, true) }

  /// Sets how large text is beside other text of its font.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changing(\.textScale) { if isEnabled { $0 = scale } }
  }
}
