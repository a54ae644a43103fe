public import CanopyCore

private struct TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct AccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The tint of controls, or nil if none is set.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The accent color of the app, or nil if none is set.
  package var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }

  /// The tint as a single color, for controls that can't use other styles.
  package var tintColor: Color.Resolved { TintShapeStyle().paint(in: self).color }
}

extension View {
  /// Sets the tint of controls in this view.
  ///
  /// - Parameter tint: The tint, or nil for the app's accent color.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    setting(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the tint color of controls in this view.
  ///
  /// - Parameter tint: The tint color, or nil for the app's accent color.
  @_disfavoredOverload
  nonisolated public func tint(_ tint: Color?) -> some View {
    setting(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the accent color of this view.
  ///
  /// - Parameter accentColor: The accent color, or nil for that of the system.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    setting(\.accentColor, accentColor)
  }
}
