public import CanopyCore
public import CanopyDrawing
internal import CanopyLayout
public import CanopyStyle

extension View {
  // MARK: Behind

  /// Fills the background of this view with a style, including the safe areas that the view touches.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    _layer(Rectangle(), style, FillStyle(), ignoring: edges, role: .behind)
  }

  /// Fills the background of this view with the background style, including the safe areas that the view touches.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape with the size of this view behind the view, with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    _layer(shape, style, fillStyle, ignoring: [], role: .behind)
  }

  /// Fills a shape with the size of this view behind the view, with the background style.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  // MARK: In front

  /// Fills the area in front of this view with a style, including the safe areas that the view touches.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    _layer(Rectangle(), style, FillStyle(), ignoring: edges, role: .inFront)
  }

  /// Fills a shape with the size of this view in front of the view, with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    _layer(shape, style, fillStyle, ignoring: [], role: .inFront)
  }

  nonisolated private func _layer<S: ShapeStyle, T: Shape>(
    _ shape: T, _ style: S, _ fillStyle: FillStyle, ignoring edges: Edge.Set, role: LayerRole
  ) -> some View {
    let layer = _ShapeView(shape: shape, style: style, fillStyle: fillStyle).ignoresSafeArea(edges: edges)
    return modifier(LayerModifier(layer: layer, alignment: .center, role: role))
  }
}
