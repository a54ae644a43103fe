internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The views that display a picture of another view while that view appears or disappears.
///
/// They are in a separate tree. Its root has a parent, but isn't one of the parent's children: layout, touches and tests see
/// the other view, or nothing.
@MainActor
class TransitionTree {
  nonisolated let element: ElementIndex
  /// The element with the picture, or nil before it is drawn.
  private(set) var picture: ElementIndex?
  fileprivate let change: TransitionChange
  private var slots: _Slots?

  /// Creates the views in an element.
  ///
  /// - Parameters:
  ///   - stage: The root view.
  ///   - frame: The frame of the other view, relative to the parent.
  ///   - parent: The element that displays it.
  ///   - scope: The environment. Safe because it outlives the tree.
  ///   - stay: A closure that keeps the root at its position in the window, even if its ancestors move.
  fileprivate init(
    _ stage: TransitionStage, in frame: CGRect, of parent: LayoutNode, _ scope: Unmanaged<EnvironmentScope>,
    stay: (LayoutNode) -> Void
  ) {
    change = stage.change
    element = ViewRuntime.elements.appendDetached(Element(parent: parent.element, kind: .root, scope: scope))
    let context = _MountContext(scope: scope.takeUnretainedValue(), parent: element).asPlace(.depth)
    let slots = SlotBlock.allocate(words: TransitionStage._words)
    self.slots = slots
    LayoutChanges.layOut(LayoutNode(element), in: frame)
    stay(LayoutNode(element))
    ViewRuntime.change {
      var stage = stage
      stage.picture.didDraw = { [weak self] in self?.picture = $0 }
      stage.end = { [weak self] in self?.end() }
      StateKeeping.pause { TransitionStage._mount(&stage, slots, context) }
      ViewRuntime.elements.didMount(element)
    }
  }

  /// Removes the views.
  func end() {
    guard let slots else { return }
    self.slots = nil
    change.end()
    ViewRuntime.change {
      StateKeeping.pause { TransitionStage._unmount(slots) }
      SlotBlock.deallocate(slots, words: TransitionStage._words)
    }
    ViewRuntime.elements.remove(element)
  }
}

/// A removed view in its transition. If the view reappears before the transition has ended, the transition is reversed.
final class DepartingTree: TransitionTree, Departure, Arrival, GeometryObserver {
  nonisolated let group: ElementIndex
  nonisolated let parent: ElementIndex
  nonisolated let place: Int
  private let last: LastPicture
  /// The update in which the view was removed.
  private let removal = ViewRuntime.updates
  /// The view that has reappeared.
  private var arriving: LayoutNode?

  // Safe because the group sees the scope, and ends this tree before it leaves.
  init(
    _ stage: TransitionStage, of last: LastPicture, in frame: CGRect, of parent: LayoutNode, group: ElementIndex,
    place: Int, _ scope: Unmanaged<EnvironmentScope>
  ) {
    (self.parent, self.group, self.place, self.last) = (parent.element, group, place, last)
    super.init(stage, in: frame, of: parent, scope) { $0.pin(at: last.placeInGroup) }
    parent.tree.layout.observers.add(self)
  }

  func layoutChanged() {
    LayoutNode(element).motions.placesChanged()
  }

  override func end() {
    if let arriving { arriving.forget(self) } else { LayoutNode(parent).remove(self) }
    last.end()
    super.end()
  }

  func endDeparture() { end() }
  func endArrival() { end() }

  /// Displays a reappearing view in place of the picture, and reverses the transition. Returns false if it is a different view.
  func comeBack(as node: LayoutNode, in change: TransitionChange) -> Bool {
    let animation = change.animation
    guard removal != ViewRuntime.updates, arriving == nil, node.finalFrameInWindow._isNear(last.frame),
      last.shows(node),
      self.change.takeBack(with: change, completion: { [weak self] in self?.end() })
    else { return false }
    LayoutNode(parent).remove(self)
    arriving = node
    last.show(node)
    node.begin(self)
    let standIn = LayoutNode(element)
    standIn.unpin()
    standIn.record.pointee.origin = node.record.pointee.origin
    standIn.standStill(
      in: CGRect(origin: node.record.pointee.origin, size: standIn.record.pointee.size),
      Transaction(animation: animation))
    return true
  }
}

extension CGRect {
  fileprivate func _isNear(_ other: CGRect) -> Bool {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height)) < 0.5
  }
}

/// A view in the transition with which it appears.
final class ArrivingTree: TransitionTree, Arrival {
  private let arriving: ElementIndex

  init(_ stage: TransitionStage, of node: LayoutNode, in parent: LayoutNode, against motion: Transaction?) {
    arriving = node.element
    let frame = CGRect(origin: node.record.pointee.origin, size: node.record.pointee.size)
    // Safe because the element sees the scope, and ends this tree before it leaves.
    super.init(stage, in: frame, of: parent, ViewRuntime.elements[node.element].scope) {
      $0.standStill(in: frame, Transaction(animation: motion?.animation ?? stage.change.animation))
    }
  }

  override func end() {
    LayoutNode(arriving).forget(self)
    super.end()
  }

  func endArrival() { end() }
}
