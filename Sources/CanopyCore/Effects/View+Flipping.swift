internal import CanopyDrawing
internal import Foundation

extension View {
  /// Shows the view as in a mirror where text is read from right to left: for arrows and other pictures that point the way.
  ///
  /// Nothing is laid out otherwise.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}

struct FlipModifier {
  let isEnabled: Bool
}

@MainActor
extension FlipModifier: WrappingModifier {
  func makeWrapper(_ context: _MountContext) -> FlipWrapper { FlipWrapper(self, context) }
  func update(_ wrapper: FlipWrapper) { wrapper.update(self) }
}

final class FlipWrapper: ElementWrapper {
  private var isEnabled: Bool

  init(_ modifier: FlipModifier, _ context: _MountContext) {
    isEnabled = modifier.isEnabled
    super.init(context)
  }

  override var label: String { "flipsForRightToLeftLayoutDirection" }

  func update(_ new: FlipModifier) {
    guard isEnabled != new.isEnabled else { return }
    isEnabled = new.isEnabled
    for element in elements { LayoutChanges.shared.moved(element) }
  }

  override func effects(of node: LayoutNode) -> [RenderEffect] {
    let surroundings = node.surroundings
    surroundings.add(node)
    return isEnabled && surroundings.mirrors ? [.scale(CGSize(width: -1, height: 1), anchor: .center)] : []
  }
}
