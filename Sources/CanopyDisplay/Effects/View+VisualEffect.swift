internal import CanopyAnimation
public import CanopyCore
internal import CanopyDrawing
public import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension View {
  /// Applies effects that depend on the geometry of this view.
  ///
  /// The geometry doesn't include the effects. Layout doesn't run when the effects change.
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

/// The drawing of a view with visual effects. They are evaluated for each element after it has moved, and in each frame while
/// it is moving.
final class VisualEffectDrawing: EffectDrawing, GeometryObserver, MotionFollower {
  private var modifier: VisualEffectModifier
  private var known: [ElementIndex: [RenderEffect]] = [:]
  /// The animations of effects that changed for a reason other than the geometry.
  private var motions: [ElementIndex: ValueMotion<EffectsDistance>] = [:]

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
    evaluate { element, old, new in
      move(element, from: old, to: new)
      LayoutChanges.moved(element)
    }
  }

  func willPlace(_ node: LayoutNode) {
    if known.isEmpty {
      node.tree.layout.observers.add(self)
      node.motions.add(self)
    }
    if known[node.element] == nil { known[node.element] = [] }
  }

  func willUnwrap(in wrapping: ElementIndex) {
    known[wrapping] = nil
    motions.removeValue(forKey: wrapping)?.cancel()
    guard known.isEmpty else { return }
    let node = LayoutNode(wrapping)
    node.tree.layout.observers.remove(self)
    node.motions.remove(self)
  }

  func layoutChanged() { evaluate { element, _, _ in LayoutChanges.moved(element) } }

  func motionsAdvanced() {
    evaluate { element, _, _ in
      ViewRuntime.elements.needsDrawing(element)
      ViewRuntime.elements.isElsewhere(element)
    }
  }

  /// Evaluates the effects on all elements, and calls a closure for each element whose effects have changed.
  private func evaluate(_ changed: (ElementIndex, [RenderEffect], [RenderEffect]) -> Void) {
    for (element, old) in known {
      let node = LayoutNode(element)
      let effects = ShownGeometry.see { modifier.effects(GeometryProxy(node: node, source: nil))._sound(for: node) }
      if effects == old { continue }
      known[element] = effects
      changed(element, old, effects)
    }
  }

  private func move(_ element: ElementIndex, from old: [RenderEffect], to new: [RenderEffect]) {
    let node = LayoutNode(element)
    let transaction = ViewRuntime.elements.transaction(of: element)
    guard transaction?.animation != nil || motions[element] != nil, let change = EffectsDistance(from: old, to: new)
    else { return motions[element] = nil }
    let scope = ViewRuntime.elements[element].scope.takeUnretainedValue()
    ValueMotion.change(&motions[element], by: change, in: transaction, scope) { [weak self] in
      self?.show(node) ?? false
    }
  }

  /// Draws the effects on an element in a frame. Returns false if the element has left the tree.
  private func show(_ node: LayoutNode) -> Bool {
    guard let motion = motions[node.element] else { return false }
    if motion.isAtRest { motions[node.element] = nil }
    ViewRuntime.elements.needsDrawing(node.element)
    return true
  }

  func effects(of node: LayoutNode) -> [RenderEffect] {
    let effects = known[node.element] ?? []
    guard let distance = motions[node.element]?.distance else { return effects }
    return distance.applied(to: effects)
  }
}

/// The difference between two lists with the same kinds of effects.
private struct EffectsDistance: VectorArithmetic {
  /// The difference of each effect. An empty array represents zero.
  private var numbers: [EffectNumbers] = []

  static var zero: EffectsDistance { EffectsDistance() }

  private init(_ numbers: [EffectNumbers] = []) { self.numbers = numbers.contains { $0 != .zero } ? numbers : [] }

  /// Creates the difference between two lists, or returns nil if they differ in more than numbers.
  init?(from old: [RenderEffect], to new: [RenderEffect]) {
    guard old.count == new.count else { return nil }
    for (old, new) in zip(old, new) {
      var moved = old
      moved.animatableData = new.animatableData
      guard moved == new else { return nil }
    }
    self.init(zip(new, old).map { $0.animatableData - $1.animatableData })
  }

  func applied(to effects: [RenderEffect]) -> [RenderEffect] {
    guard numbers.count == effects.count else { return effects }
    return zip(effects, numbers).map { effect, change in
      var effect = effect
      effect.animatableData += change
      return effect
    }
  }

  private func combined(with other: Self, _ combine: (EffectNumbers, EffectNumbers) -> EffectNumbers) -> Self {
    let count = max(numbers.count, other.numbers.count)
    return Self(
      (0..<count).map { index in
        combine(
          index < numbers.count ? numbers[index] : .zero, index < other.numbers.count ? other.numbers[index] : .zero)
      })
  }

  static func + (one: Self, other: Self) -> Self { one.combined(with: other, +) }
  static func - (one: Self, other: Self) -> Self { one.combined(with: other, -) }
  mutating func scale(by factor: Double) { for index in numbers.indices { numbers[index].scale(by: factor) } }
  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1.magnitudeSquared } }
}
