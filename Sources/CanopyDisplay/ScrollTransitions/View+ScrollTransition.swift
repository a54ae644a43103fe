internal import CanopyAnimation
public import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
public import CanopyStyle
internal import Foundation

extension View {
  /// Applies effects while this view scrolls into and out of view.
  ///
  /// ```swift
  /// CardView(card)
  ///   .scrollTransition { content, phase in
  ///     content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
  ///   }
  /// ```
  ///
  /// Neither bodies nor layout run when the effects change.
  ///
  /// - Parameters:
  ///   - configuration: The way the effects change.
  ///   - axis: The axis of the scroll view, or nil for the axis of the nearest one.
  ///   - transition: Returns the effects for a phase.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies effects while this view scrolls into and out of view, with a separate configuration for each edge.
  ///
  /// - Parameters:
  ///   - topLeading: The way the effects change at the top or leading edge.
  ///   - bottomTrailing: The way the effects change at the bottom or trailing edge.
  ///   - axis: The axis of the scroll view, or nil for the axis of the nearest one.
  ///   - transition: Returns the effects for a phase.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
        transition(EmptyVisualEffect(), $0)._effects.all
      })
  }
}

struct ScrollTransitionModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effects: @Sendable (ScrollTransitionPhase) -> [RenderEffect]
}

@MainActor
extension ScrollTransitionModifier: WrappingModifier {
  func makeWrapper(_ context: _MountContext) -> DrawingWrapper<ScrollTransitionDrawing> {
    DrawingWrapper(ScrollTransitionDrawing(self), context)
  }

  func update(_ wrapper: DrawingWrapper<ScrollTransitionDrawing>) { wrapper.drawing.update(self) }
}

/// The drawing of a view with a scroll transition. The effects are evaluated for each element after it has moved.
final class ScrollTransitionDrawing: EffectDrawing, GeometryObserver {
  private var modifier: ScrollTransitionModifier
  private var states: [ElementIndex: State] = [:]
  private var phases: [ScrollTransitionPhase: [RenderEffect]] = [:]

  private struct State {
    var phase = ScrollTransitionPhase.identity
    /// The progress toward the phase, from 0 to 1.
    var progress: Double = 0
    /// The animation of the progress, if it is animated.
    var motion: ValueMotion<Double>?
    var isPlaced = false

    @MainActor var shown: Double { progress + (motion?.distance ?? 0) }
  }

  init(_ modifier: ScrollTransitionModifier) { self.modifier = modifier }

  var label: String { "scrollTransition" }

  // Classes can't have the default implementation, whose setter may replace the instance.
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  func update(_ new: ScrollTransitionModifier) {
    let old = phases
    modifier = new
    phases = [:]
    // Closures can't be compared, but the effects that they return can.
    let isSame = old.allSatisfy { effects(in: $0.key) == $0.value }
    if !isSame { for element in states.keys { LayoutChanges.moved(element) } }
    layoutChanged()
  }

  func willPlace(_ node: LayoutNode) {
    if states.isEmpty { node.tree.layout.observers.add(self) }
    if states[node.element] == nil { states[node.element] = State() }
  }

  func willUnwrap(in wrapping: ElementIndex) {
    states.removeValue(forKey: wrapping)?.motion?.cancel()
    if states.isEmpty { LayoutNode(wrapping).tree.layout.observers.remove(self) }
  }

  // MARK: Following the offset

  func layoutChanged() {
    for (element, old) in states {
      let node = LayoutNode(element)
      guard let range = node.scrolledRange(along: modifier.axis) else { continue }
      // The distances from both edges of the scroll view to the view's opposite ends.
      let (above, below) = (range.start + range.length, range.visible - range.start)
      let isAbove = above < below
      let configuration = isAbove ? modifier.topLeading : modifier.bottomTrailing
      let progress = configuration.progress(
        depth: isAbove ? above : below, length: range.length, visible: range.visible)
      var new = old
      if progress > 0 { new.phase = isAbove ? .topLeading : .bottomTrailing }
      guard progress != old.progress || new.phase != old.phase || !old.isPlaced else { continue }
      change(&new, to: progress, configuration, of: node)
      states[element] = new
      LayoutChanges.moved(element)
    }
  }

  private func change(
    _ state: inout State, to progress: Double, _ configuration: ScrollTransitionConfiguration, of node: LayoutNode
  ) {
    let change = progress - state.progress
    state.progress = progress
    defer { state.isPlaced = true }
    guard case .animated(let animation) = configuration.kind, state.isPlaced else { return }
    let element = node.element
    let scope = ViewRuntime.elements[element].scope.takeUnretainedValue()
    ValueMotion.change(&state.motion, by: change, in: Transaction(animation: animation), scope) { [weak self] in
      guard self?.states[element] != nil else { return false }
      ViewRuntime.elements.needsDrawing(element)
      return true
    }
  }

  // MARK: Effects

  private func effects(in phase: ScrollTransitionPhase) -> [RenderEffect] {
    if let known = phases[phase] { return known }
    let effects = modifier.effects(phase)
    phases[phase] = effects
    return effects
  }

  func effects(of node: LayoutNode) -> [RenderEffect] {
    guard let state = states[node.element] else { return [] }
    let identity = effects(in: .identity)
    let progress = state.shown
    if progress == 0 { return identity._sound(for: node) }
    return identity._mixed(with: effects(in: state.phase), by: progress)._sound(for: node)
  }
}

extension [RenderEffect] {
  /// Interpolates between effects of the same kinds. Effects of different kinds change abruptly at the midpoint.
  fileprivate func _mixed(with other: [RenderEffect], by part: Double) -> [RenderEffect] {
    guard count == other.count else { return part < 0.5 ? self : other }
    return zip(self, other).map { one, other in
      var mixed = one
      var change = other.animatableData - one.animatableData
      change.scale(by: part)
      mixed.animatableData += change
      return mixed
    }
  }
}
