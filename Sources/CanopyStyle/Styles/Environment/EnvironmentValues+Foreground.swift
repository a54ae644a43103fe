public import CanopyCore

private struct ForegroundKey: EnvironmentKey {
  static var defaultValue: Foreground { Foreground() }
}

extension EnvironmentValues {
  /// The foreground styles. What is set has no relation to what was set around.
  package var foreground: Foreground {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The foreground styles, set in relation to those around: `.secondary` in `.secondary` is the third level.
  package var relativeForeground: Foreground {
    get { foreground }
    set { foreground = newValue.relative(to: foreground) }
  }

  /// The foreground style, if one is set.
  package var foregroundStyle: AnyShapeStyle? { foreground.primary }
}

extension View {
  /// Sets what text, symbols and shapes are filled with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foreground(Foreground(AnyShapeStyle(style)))
  }

  /// Sets what text, symbols and shapes are filled with, for two levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foreground(Foreground(AnyShapeStyle(primary), AnyShapeStyle(secondary)))
  }

  /// Sets what text, symbols and shapes are filled with, for three levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foreground(Foreground(AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)))
  }

  /// Sets the color of text, symbols and shapes; `nil` is that of labels.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    foreground(Foreground(color.map { AnyShapeStyle($0) }))
  }

  // Only styles that need it look at what is set around.
  nonisolated private func foreground(_ foreground: Foreground, for modifier: StaticString = #function) -> some View {
    setting(foreground.isRelative ? \.relativeForeground : \.foreground, foreground, for: modifier)
  }
}
