public import CanopyCore
public import CanopyDrawing
internal import CanopyLayout
public import CanopyStyle

extension View {
  // MARK: Behind

  /// Fills the area of the view with a style, behind it, and the safe areas that it touches.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layer(Rectangle(), style, FillStyle(), ignoring: edges, role: .behind)
  }

  /// Fills the area of the view with the background style, behind it, and the safe areas that it touches.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape of the size of the view with a style, behind it.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layer(shape, style, fillStyle, ignoring: [], role: .behind)
  }

  /// Fills a shape of the size of the view with the background style, behind it.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  // MARK: In front

  /// Fills the area of the view with a style, in front of it, and the safe areas that it touches.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layer(Rectangle(), style, FillStyle(), ignoring: edges, role: .inFront)
  }

  /// Fills a shape of the size of the view with a style, in front of it.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layer(shape, style, fillStyle, ignoring: [], role: .inFront)
  }

  nonisolated private func layer<S: ShapeStyle, T: Shape>(
    _ shape: T, _ style: S, _ fillStyle: FillStyle, ignoring edges: Edge.Set, role: LayerRole
  ) -> some View {
    let layer = _ShapeView(shape: shape, style: style, fillStyle: fillStyle).ignoresSafeArea(edges: edges)
    return modifier(LayerModifier(layer: layer, alignment: .center, role: role))
  }
}
