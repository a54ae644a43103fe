package import CanopyCore

extension _Paint {
  /// Returns the paint for the layer of a symbol: unchanged, or as a gradient of its color.
  package func forSymbol(_ colors: SymbolColorRenderingMode.Kind, in environment: EnvironmentValues) -> _Paint {
    guard colors == .gradient, case .color(let color) = kind else { return self }
    var paint = Color(color).gradient._paint(at: 0, in: _PaintContext(environment: environment))
    paint.opacity = opacity
    paint.shadows = shadows
    paint.blendMode = blendMode
    return paint
  }
}
