public import CanopyCore

private struct ForegroundKey: EnvironmentKey {
  static var defaultValue: Foreground { Foreground() }
}

extension EnvironmentValues {
  /// The foreground styles. Setting them replaces the inherited ones.
  package var foreground: Foreground {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The foreground styles, set in relation to the inherited ones: `.secondary` inside `.secondary` is the third level.
  package var relativeForeground: Foreground {
    get { foreground }
    set { foreground = newValue.relative(to: foreground) }
  }

  /// The primary foreground style, or nil if none is set.
  package var foregroundStyle: AnyShapeStyle? { foreground.primary }
}

extension View {
  /// Sets the style that fills text, symbols, and shapes.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    _foreground(Foreground(AnyShapeStyle(style)))
  }

  /// Sets the primary and secondary levels of the style that fills text, symbols, and shapes.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    _foreground(Foreground(AnyShapeStyle(primary), AnyShapeStyle(secondary)))
  }

  /// Sets the primary, secondary, and tertiary levels of the style that fills text, symbols, and shapes.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    _foreground(Foreground(AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)))
  }

  /// Sets the color of text, symbols, and shapes.
  ///
  /// - Parameter color: The color, or nil for the label color.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    _foreground(Foreground(color.map { AnyShapeStyle($0) }))
  }

  // Reads the inherited foreground only for styles that depend on it.
  nonisolated private func _foreground(_ foreground: Foreground, for modifier: StaticString = #function) -> some View {
    _setting(foreground.isRelative ? \.relativeForeground : \.foreground, foreground, for: modifier)
  }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The style of `.background`; nil to use the background color of windows.
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
  /// Sets the style of `.background`.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    _setting(\.backgroundStyle, AnyShapeStyle(style))
  }
}

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
  package var tintColor: Color.Resolved { TintShapeStyle()._paint(in: self).color }
}

extension View {
  /// Sets the tint of controls in this view.
  ///
  /// - Parameter tint: The tint, or nil for the app's accent color.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    _setting(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the tint color of controls in this view.
  ///
  /// - Parameter tint: The tint color, or nil for the app's accent color.
  @_disfavoredOverload
  nonisolated public func tint(_ tint: Color?) -> some View {
    _setting(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the accent color of this view.
  ///
  /// - Parameter accentColor: The accent color, or nil for the system's.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    _setting(\.accentColor, accentColor)
  }
}
