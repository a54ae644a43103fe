extension View {
  /// Sets how heavy letters are; `nil` leaves that to the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontEmphasis, weight.map { .weight($0) })
  }

  /// Sets what kind of letters the system's font has; `nil` leaves that to the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }

  /// Sets how wide letters are; `nil` leaves that to the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontWidth, width) }

  /// Makes letters heavy, or leaves that to the font.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontEmphasis, isActive ? .bold : nil)
  }

  /// Slants letters, or leaves that to the font.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive ? true : nil)
  }

  /// Gives all letters the same width, or leaves that to the font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.isMonospaced, isActive ? true : nil)
  }

  /// Gives all digits the same width.
  nonisolated public func monospacedDigit() -> some View { environment(\.hasMonospacedDigits, true) }

  /// Sets how large text is beside other text of its font.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
  }
}
