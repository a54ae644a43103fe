public import CanopyCore

extension View {
  /// Puts views in front of the view: they are offered its size, and lined up with it.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayerModifier(layer: LayerStack(alignment: alignment, content: content), alignment: alignment, role: .inFront))
  }

  /// Puts a view in front of the view: it is offered its size, and lined up with it.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Puts views behind the view: they are offered its size, and lined up with it.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayerModifier(layer: LayerStack(alignment: alignment, content: content), alignment: alignment, role: .behind))
  }

  /// Puts a view behind the view: it is offered its size, and lined up with it.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }
}
