public import CanopyCore

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
  /// The font of text; `nil` is that of running text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How heavy the user wants text to be, if that is known.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of text; `nil` is that of running text.
  nonisolated public func font(_ font: Font?) -> some View { setting(\.font, font) }
}
