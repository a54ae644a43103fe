internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The drawing of a modifier that applies a list of effects to an element.
protocol EffectDrawing: WrapperDrawing {
  /// Returns the effects on an element, in the order in which they are applied.
  @MainActor
  func effects(of node: LayoutNode) -> [RenderEffect]
}

extension EffectDrawing {
  @MainActor
  func transform(of node: LayoutNode, in size: CGSize) -> ProjectionTransform? {
    effects(of: node)._transform(in: size)
  }

  @MainActor
  func isClear(_ node: LayoutNode) -> Bool {
    effects(of: node).contains { if case .opacity(let opacity) = $0 { opacity <= 0 } else { false } }
  }

  @MainActor
  func list(
    of node: LayoutNode, _ inside: DisplayList.Part, in frame: CGRect, _ drawing: ElementDrawing
  ) -> DisplayList? {
    let effects = effects(of: node)
    if effects.isEmpty { return nil }
    return DrawnElements.following(node.element) {
      var list = DisplayList(inside)
      for effect in effects { list = drawing.list(list, with: effect, of: node, in: frame) }
      return list
    }
  }
}

extension EffectDrawing {
  @MainActor
  func inside(_ point: CGPoint, of node: LayoutNode, for purpose: PointPurpose) -> CGPoint? {
    effects(of: node).reversed().reduce(point) { point, effect in
      point.flatMap { effect.inside($0, of: node, for: purpose) }
    }
  }
}

extension RenderEffect {
  /// Returns the content's point displayed at a point of an element with the effect, or nil if there is none.
  @MainActor
  fileprivate func inside(_ point: CGPoint, of node: LayoutNode, for purpose: PointPurpose) -> CGPoint? {
    let size = node.shownSize
    if var map = transform(in: size) { return map.invert() ? point.applying(map) : nil }
    guard purpose == .touch else { return point }
    switch self {
    case .opacity(let opacity): return opacity > 0 ? point : nil
    case .clip(let clip):
      let isVisible = ElementDrawing(scale: node.surroundings.displayScale)
        .contains(point, in: clip.shape, isEOFilled: clip.style.isEOFilled, of: node)
      return isVisible ? point : nil
    default: return point
    }
  }
}

/// The drawing of a single effect.
struct SingleEffect: Equatable, EffectDrawing {
  /// The effect, or nil if its numbers are invalid.
  private var effect: RenderEffect?

  /// Creates the drawing of an effect. An effect with invalid numbers is reported and omitted.
  init(_ effect: RenderEffect) {
    self.effect = effect.isSound ? effect : nil
    if !effect.isSound { RuntimeIssue.record(.invalidEffect(effect)) }
  }

  var label: String { effect.map { "\($0)" } ?? "no effect" }

  var animatableData: EffectNumbers {
    get { effect?.animatableData ?? .zero }
    set { effect?.animatableData = newValue }
  }

  func shown(at distance: EffectNumbers) -> SingleEffect {
    var shown = self
    shown.effect?.animatableData += distance
    return shown
  }

  @MainActor
  func effects(of _: LayoutNode) -> [RenderEffect] { effect.map { [$0] } ?? [] }

  @MainActor
  func list(
    of node: LayoutNode, _ inside: DisplayList.Part, in frame: CGRect, _ drawing: ElementDrawing
  ) -> DisplayList? {
    guard let effect else { return nil }
    let list = DisplayList(inside)
    // Most effects read no environment values, so there is nothing to observe.
    if !effect.readsEnvironment { return drawing.list(list, with: effect, of: node, in: frame) }
    return DrawnElements.following(node.element) { drawing.list(list, with: effect, of: node, in: frame) }
  }

  @MainActor
  func reach(of _: LayoutNode, _ inside: Extent, in _: CGRect) -> Extent? {
    guard let effect else { return inside }
    return effect.reach(of: inside)
  }

  var drawsInPlace: Bool { effect?.drawsInPlace ?? true }
}

extension RenderEffect {
  /// Returns the extent of the drawing, given the extent `inside` of the content, or nil if it isn't known.
  fileprivate func reach(of inside: Extent) -> Extent? {
    switch self {
    case .clip, .opacity, .layer, .blend, .colors, .multiplication: inside
    case .shadow(let shadow):
      inside.union(inside.grown(by: 3 * shadow.radius).moved(by: CGSize(width: shadow.x, height: shadow.y)))
    case .blur(let radius, _): inside.grown(by: 3 * radius)
    case .offset(let offset): inside.moved(by: offset)
    case .scale, .rotation, .turn, .transform, .projection: nil
    }
  }

  /// A Boolean value that indicates whether drawing the effect reads the environment.
  fileprivate var readsEnvironment: Bool {
    switch self {
    case .clip, .shadow, .multiplication: true
    case .offset, .scale, .rotation, .turn, .transform, .projection, .opacity, .layer, .blend, .blur, .colors: false
    }
  }

  /// A Boolean value that indicates whether the effect keeps all drawing in place.
  fileprivate var drawsInPlace: Bool {
    switch self {
    case .clip, .opacity, .layer, .blend, .colors, .multiplication: true
    case .shadow, .blur, .offset, .scale, .rotation, .turn, .transform, .projection: false
    }
  }
}

extension View {
  nonisolated func _effect(_ effect: RenderEffect) -> some View { modifier(DrawingModifier(SingleEffect(effect))) }
}

extension RuntimeIssue {
  static func invalidEffect(_ effect: RenderEffect) -> RuntimeIssue {
    drawing("The effect \(effect)\(place()) has a number that is not finite. The view is drawn without it.")
  }
}
