public import CanopyCore

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// What `.background` stands for; `nil` is the color of windows.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The material right behind, if there is one.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

extension View {
  /// Sets what `.background` stands for.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    setting(\.backgroundStyle, AnyShapeStyle(style))
  }
}
