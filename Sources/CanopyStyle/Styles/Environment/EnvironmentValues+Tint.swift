public import CanopyCore

private struct TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct AccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// What controls stand out with, if it is set.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The color that the app has chosen to stand out, if any.
  package var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }

  /// The color that controls stand out with, for those that cannot be filled with anything else.
  package var tintColor: Color.Resolved { TintShapeStyle().paint(in: self).color }
}

extension View {
  /// Sets what controls stand out with; `nil` is the app's accent color.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    setting(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the color that controls stand out with; `nil` is the app's accent color.
  @_disfavoredOverload
  nonisolated public func tint(_ tint: Color?) -> some View {
    setting(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the accent color; `nil` is the system's.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    setting(\.accentColor, accentColor)
  }
}
