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
  /// The emphasis of text; `nil` for that of the font.
  package var fontEmphasis: FontTraits.Emphasis? {
    get { self[FontEmphasisKey.self] }
    set { self[FontEmphasisKey.self] = newValue }
  }

  /// The design of the system font; `nil` for that of the font.
  package var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }

  /// The font width; `nil` for that of the font.
  package var fontWidth: Font.Width? {
    get { self[FontWidthKey.self] }
    set { self[FontWidthKey.self] = newValue }
  }

  /// A Boolean value that indicates whether text is italic; `nil` for that of the font.
  package var isItalic: Bool? {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }

  /// A Boolean value that indicates whether text is monospaced; `nil` for that of the font.
  package var isMonospaced: Bool? {
    get { self[MonospacedKey.self] }
    set { self[MonospacedKey.self] = newValue }
  }

  /// A Boolean value that indicates whether digits are monospaced, in fonts that don't specify it.
  package var hasMonospacedDigits: Bool {
    get { self[MonospacedDigitsKey.self] }
    set { self[MonospacedDigitsKey.self] = newValue }
  }

  /// The scale of text relative to its font.
  package var textScale: Text.Scale {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }
}
