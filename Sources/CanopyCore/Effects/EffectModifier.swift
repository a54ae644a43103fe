internal import Foundation

/// Does something to each element of a view when it is drawn.
struct EffectModifier: Equatable {
  /// nil if nothing is done after all.
  let effect: RenderEffect?

  /// An effect of numbers that make no sense is reported, and left out.
  init(_ effect: RenderEffect) {
    self.effect = effect.isSound ? effect : nil
    if !effect.isSound { RuntimeIssue.record(.effectIsNone(effect)) }
  }
}

@MainActor
extension EffectModifier: WrappingModifier {
  func makeWrapper(_ context: _MountContext) -> EffectWrapper { EffectWrapper(self, context) }
  func update(_ wrapper: EffectWrapper) { wrapper.update(self) }
}

final class EffectWrapper: ElementWrapper {
  private var modifier: EffectModifier

  init(_ modifier: EffectModifier, _ context: _MountContext) {
    self.modifier = modifier
    super.init(context)
  }

  override var label: String { modifier.effect.map { "\($0)" } ?? "no effect" }

  func update(_ new: EffectModifier) {
    guard modifier != new else { return }
    modifier = new
    for element in elements { LayoutChanges.shared.moved(element) }
  }

  override func effects(of _: LayoutNode) -> [RenderEffect] { modifier.effect.map { [$0] } ?? [] }
}

extension View {
  nonisolated func effect(_ effect: RenderEffect) -> some View { modifier(EffectModifier(effect)) }
}

extension RuntimeIssue {
  static func effectIsNone(_ effect: RenderEffect) -> RuntimeIssue {
    RuntimeIssue(
      kind: .drawing,
      message: "The effect \(effect)\(place()) has a number that is not finite. The view is drawn without it.")
  }
}
