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

  /// The foreground styles, set in relation to the inherited ones: `.secondary` inside of `.secondary` is the third
  /// level.
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
    foreground(Foreground(AnyShapeStyle(style)))
  }

  /// Sets the primary and secondary levels of the style that fills text, symbols, and shapes.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foreground(Foreground(AnyShapeStyle(primary), AnyShapeStyle(secondary)))
  }

  /// Sets the primary, secondary, and tertiary levels of the style that fills text, symbols, and shapes.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foreground(Foreground(AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)))
  }

  /// Sets the color of text, symbols, and shapes.
  ///
  /// - Parameter color: The color, or nil for the label color.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    foreground(Foreground(color.map { AnyShapeStyle($0) }))
  }

  // Reads the inherited foreground only for styles that depend on it.
  nonisolated private func foreground(_ foreground: Foreground, for modifier: StaticString = #function) -> some View {
    setting(foreground.isRelative ? \.relativeForeground : \.foreground, foreground, for: modifier)
  }
}
