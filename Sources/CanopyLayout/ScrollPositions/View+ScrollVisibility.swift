public import CanopyCore
internal import CanopyStyle
internal import Foundation

extension View {
  /// Performs an action when this view becomes visible or hidden in its enclosing scroll views.
  ///
  /// - Parameters:
  ///   - threshold: The fraction of the view that has to be visible, from 0 to 1.
  ///   - action: The action, which receives a Boolean value that indicates whether the view is visible.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

struct ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
}

@MainActor
extension ScrollVisibilityModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> HandledAttachment<ScrollVisibilitySource> {
    HandledAttachment(ScrollVisibilitySource(self, in: context.tree), context)
  }

  func update(_ source: HandledAttachment<ScrollVisibilitySource>) { source.handler.update(self) }
}

final class ScrollVisibilitySource: AttachmentHandler, GeometryObserver {
  private let tree: TreeContext
  private var modifier: ScrollVisibilityModifier
  private var visible: [ElementIndex: Bool] = [:]

  init(_ modifier: ScrollVisibilityModifier, in tree: TreeContext) {
    self.modifier = modifier
    self.tree = tree
  }

  func update(_ modifier: ScrollVisibilityModifier) { self.modifier = modifier }

  func attached(to element: ElementIndex) {
    visible[element] = false
    tree.layout.observers.add(self)
  }

  func detached(from element: ElementIndex) {
    if visible.removeValue(forKey: element) == true { act(false) }
    if visible.isEmpty { tree.layout.observers.remove(self) }
  }

  func layoutChanged() { look() }

  private func look() {
    for (element, old) in visible {
      let node = LayoutNode(element)
      guard node.record.pointee.flags.contains(.isPlaced) else { continue }
      let new = node.isVisibleInScrollViews(threshold: modifier.threshold)
      guard new != old else { continue }
      visible[element] = new
      act(new)
    }
  }

  private func act(_ isVisible: Bool) { Actions.add(in: tree) { [self] in modifier.action(isVisible) } }
}

@MainActor
extension LayoutNode {
  /// Returns a Boolean value that indicates whether enough of the view is visible in all enclosing scroll views.
  fileprivate func isVisibleInScrollViews(threshold: Double) -> Bool {
    if isHidden { return false }
    let frame = exactFrame
    return sequence(first: self, next: \.parent).dropFirst().allSatisfy { around in
      around.ownScrollContainer == nil || frame._visiblePart(in: around.exactFrame, isEnough: threshold)
    }
  }
}
