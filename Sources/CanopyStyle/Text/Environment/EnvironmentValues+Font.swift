public import CanopyCore

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
  /// The default font of texts; `nil` for the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The font weight that the person prefers; `nil` if it isn't known.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the default font of texts in this view; `nil` for the body font.
  nonisolated public func font(_ font: Font?) -> some View { setting(\.font, font) }
}
