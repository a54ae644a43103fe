public import CanopyCore

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The style that `.background` stands for, or nil for the background color of windows.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The material directly behind this view, or nil if there is none.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

extension View {
  /// Sets the style that `.background` stands for.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    setting(\.backgroundStyle, AnyShapeStyle(style))
  }
}
