internal import CanopyCore

private struct FontEmphasisKey: EnvironmentKey {
  static var defaultValue: FontTraits.Emphasis? { nil }
}

private struct FontDesignKey: EnvironmentKey {
  static var defaultValue: Font.Design? { nil }
}

private struct FontWidthKey: EnvironmentKey {
  static var defaultValue: Font.Width? { nil }
}

private struct ItalicKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private struct MonospacedKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private struct MonospacedDigitsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct TextScaleKey: EnvironmentKey {
  static var defaultValue: Text.Scale { .default }
}

extension EnvironmentValues {
  /// How text stands out; `nil` leaves that to the font.
  package var fontEmphasis: FontTraits.Emphasis? {
    get { self[FontEmphasisKey.self] }
    set { self[FontEmphasisKey.self] = newValue }
  }

  /// What kind of letters the system's font has; `nil` leaves that to the font.
  package var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }

  /// How wide letters are; `nil` leaves that to the font.
  package var fontWidth: Font.Width? {
    get { self[FontWidthKey.self] }
    set { self[FontWidthKey.self] = newValue }
  }

  /// Whether letters are slanted; `nil` leaves that to the font.
  package var isItalic: Bool? {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }

  /// Whether letters all have the same width; `nil` leaves that to the font.
  package var isMonospaced: Bool? {
    get { self[MonospacedKey.self] }
    set { self[MonospacedKey.self] = newValue }
  }

  /// Whether digits all have the same width, if the font does not say so.
  package var hasMonospacedDigits: Bool {
    get { self[MonospacedDigitsKey.self] }
    set { self[MonospacedDigitsKey.self] = newValue }
  }

  /// How large text is beside other text of its font.
  package var textScale: Text.Scale {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }
}
