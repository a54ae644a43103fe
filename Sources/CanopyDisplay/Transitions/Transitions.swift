internal import CanopyAnimation
package import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// Displays transitions of views that appear or disappear.
@MainActor
package final class Transitions: ComingAndGoing {
  private static let shared = Transitions()

  /// Enables transitions in windows whose frames show animations.
  package static func install() { ElementGroup.observer = shared }

  package var hasOwnAnimations: Bool { AnyTransition.haveAnimations }

  /// Returns the transaction in which an element appears or disappears, or nil if it isn't animated, and no transition has its
  /// own animation.
  private func transaction(of element: ElementIndex) -> Transaction? {
    let transaction = ViewRuntime.elements.transaction(of: element)
    if transaction?.animation != nil { return transaction }
    return hasOwnAnimations ? transaction ?? Transaction() : nil
  }

  package func didInsert(_ element: ElementIndex, in group: ElementIndex) {
    guard let transaction = transaction(of: element) else { return }
    let node = LayoutNode(element)
    let motions = node.motions
    guard motions.areShown else { return }
    let insertion = node.transition(in: group).insertion.reduced(node.environment.accessibilityReduceMotion)
    let stamp = node.record.pointee.stamp
    guard let change = TransitionChange(of: insertion, in: transaction) else { return }
    let motion = node.parent.flatMap { ViewRuntime.elements.transaction(of: $0.element) }
    Actions.add(in: node.tree) {
      guard node.record.pointee.stamp == stamp, node.record.pointee.flags.contains(.isPlaced), !node.isHidden,
        let parent = node.parent
      else { return }
      let isBack = parent.departures.contains { departure in
        departure.group == group && (departure as? DepartingTree)?.comeBack(as: node, in: change) ?? false
      }
      if isBack { return }
      let picture = TransitionPicture(content: .live(node), size: node.record.pointee.size)
      let stage = TransitionStage(picture, insertion, change, from: .willAppear, to: .identity)
      node.begin(ArrivingTree(stage, of: node, in: parent, against: motion))
    }
  }

  package func leavesAtOnce(_ element: ElementIndex, from group: ElementIndex) -> Bool {
    LayoutNode(element).transition(in: group).removal.isIdentity
  }

  package func willRemove(_ element: ElementIndex, from group: ElementIndex) {
    guard let transaction = transaction(of: element) else { return }
    let node = LayoutNode(element)
    guard node.motions.areShown, node.record.pointee.flags.contains(.isPlaced), !node.isHidden,
      let parent = node.parent
    else { return }
    let removal = node.transition(in: group).removal.reduced(node.environment.accessibilityReduceMotion)
    guard let change = TransitionChange(of: removal, in: transaction) else { return }
    let place = parent.drawnChildren.firstIndex { $0.element == element } ?? 0
    let last = LastPicture(of: node)
    if last.list.isEmpty { return last.end() }
    let picture = TransitionPicture(content: .last(last), size: node.shownSize)
    let stamps = (parent.record.pointee.stamp, LayoutNode(group).record.pointee.stamp)
    let scope = ViewRuntime.elements[group].scope
    Actions.add(in: node.tree) {
      let isThere = (parent.record.pointee.stamp, LayoutNode(group).record.pointee.stamp) == stamps
      guard isThere else { return last.end() }
      let stage = TransitionStage(picture, removal, change, from: .identity, to: .didDisappear)
      let (origin, around) = (last.placeInGroup, parent.placeInGroup)
      let frame = CGRect(origin: CGPoint(x: origin.x - around.x, y: origin.y - around.y), size: picture.size)
      parent.add(DepartingTree(stage, of: last, in: frame, of: parent, group: group, place: place, scope))
    }
  }
}
