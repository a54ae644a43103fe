internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import Foundation

/// The drawing of a modifier that applies a list of effects to an element.
protocol EffectDrawing: WrapperDrawing {
  /// Returns the effects on an element, in the order in which they are applied.
  func effects(of node: LayoutNode) -> [RenderEffect]
}

extension EffectDrawing {
  func transform(of node: LayoutNode, in size: CGSize) -> ProjectionTransform? {
    effects(of: node).transform(in: size)
  }

  @MainActor
  func list(
    of node: LayoutNode, _ inside: DisplayList.Part, in frame: CGRect, _ drawing: ElementDrawing
  ) -> DisplayList? {
    let effects = effects(of: node)
    if effects.isEmpty { return nil }
    return DrawnElements.following(node.element) {
      effects.reduce(DisplayList(parts: [inside])) { drawing.list($0, with: $1, of: node, in: frame) }
    }
  }
}

/// The drawing of a single effect.
struct SingleEffect: Equatable, EffectDrawing {
  /// nil if nothing is done after all.
  private let effect: RenderEffect?

  /// An effect of numbers that make no sense is reported, and left out.
  init(_ effect: RenderEffect) {
    self.effect = effect.isSound ? effect : nil
    if !effect.isSound { RuntimeIssue.record(.effectIsNone(effect)) }
  }

  var label: String { effect.map { "\($0)" } ?? "no effect" }

  func effects(of _: LayoutNode) -> [RenderEffect] { effect.map { [$0] } ?? [] }
}

extension View {
  nonisolated func effect(_ effect: RenderEffect) -> some View { modifier(DrawingModifier(SingleEffect(effect))) }
}

extension RuntimeIssue {
  static func effectIsNone(_ effect: RenderEffect) -> RuntimeIssue {
    drawing("The effect \(effect)\(place()) has a number that is not finite. The view is drawn without it.")
  }
}
