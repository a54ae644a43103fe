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
extension ScrollVisibilityModifier: PlacedValueModifier {
  var name: String { "onScrollVisibilityChange(threshold:_:)" }
  // A view that leaves the tree is no longer visible.
  var valueOutside: Bool? { false }
  func value(of node: LayoutNode) -> Bool { node.isVisibleInScrollViews(threshold: threshold) }
  func mayDiffer(from other: Self) -> Bool { threshold != other.threshold }
  func changed(from _: Bool, to isVisible: Bool) { action(isVisible) }
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
