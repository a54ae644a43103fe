public import CanopyCore
internal import CanopyDrawing
public import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension View {
  /// Applies effects that depend on the geometry of this view.
  ///
  /// The geometry is that of the view without the effects. Layout doesn't run when the effects change.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._effects.all })
  }
}

struct VisualEffectModifier {
  let effects: @Sendable (GeometryProxy) -> [RenderEffect]

  init(_ effects: @escaping @Sendable (GeometryProxy) -> [RenderEffect]) { self.effects = effects }
}

@MainActor
extension VisualEffectModifier: WrappingModifier {
  func makeWrapper(_ context: _MountContext) -> DrawingWrapper<VisualEffectDrawing> {
    DrawingWrapper(VisualEffectDrawing(self), context)
  }

  func update(_ wrapper: DrawingWrapper<VisualEffectDrawing>) { wrapper.drawing.update(self) }
}

/// The drawing of a view with visual effects, which are evaluated for each element after it has moved.
final class VisualEffectDrawing: EffectDrawing, GeometryObserver {
  private var modifier: VisualEffectModifier
  private var known: [ElementIndex: [RenderEffect]] = [:]

  init(_ modifier: VisualEffectModifier) { self.modifier = modifier }

  var label: String { "visualEffect" }

  // Classes can't have the default implementation, whose setter may replace the instance.
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  func update(_ new: VisualEffectModifier) {
    modifier = new
    // Closures can't be compared, but the effects that they return can.
    layoutChanged()
  }

  func willPlace(_ node: LayoutNode) {
    if known.isEmpty { node.tree.layout.observers.add(self) }
    if known[node.element] == nil { known[node.element] = [] }
  }

  func willUnwrap(in wrapping: ElementIndex) {
    known[wrapping] = nil
    if known.isEmpty { LayoutNode(wrapping).tree.layout.observers.remove(self) }
  }

  func layoutChanged() {
    for (element, old) in known {
      let node = LayoutNode(element)
      let effects = modifier.effects(GeometryProxy(node: node, source: nil)).sound(for: node)
      if effects == old { continue }
      known[element] = effects
      LayoutChanges.moved(element)
    }
  }

  func effects(of node: LayoutNode) -> [RenderEffect] { known[node.element] ?? [] }
}
