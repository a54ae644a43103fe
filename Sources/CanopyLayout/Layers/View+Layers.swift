public import CanopyCore

extension View {
  /// Layers views in front of this view. They are proposed its size, and aligned with it.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayerModifier(layer: LayerStack(alignment: alignment, content: content), alignment: alignment, role: .inFront))
  }

  /// Layers a view in front of this view. It is proposed this view's size, and aligned with it.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Layers views behind this view. They are proposed its size, and aligned with it.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayerModifier(layer: LayerStack(alignment: alignment, content: content), alignment: alignment, role: .behind))
  }

  /// Layers a view behind this view. It is proposed this view's size, and aligned with it.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }
}
