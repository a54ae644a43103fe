/// An object of an upper layer that shows how views come and go while the rest of the tree stays.
@MainActor
package protocol ComingAndGoing: AnyObject {
  /// A Boolean value that indicates whether any views define their own animations for coming and going.
  var hasOwnAnimations: Bool { get }

  /// Called before an element is removed from a group that stays in the tree.
  func willRemove(_ element: ElementIndex, from group: ElementIndex)

  /// Returns a Boolean value that indicates whether an element leaves a group at once in any change, because it has the identity
  /// transition.
  func leavesAtOnce(_ element: ElementIndex, from group: ElementIndex) -> Bool

  /// Called when an element has been added to a group that was already mounted. The element may be in nested groups.
  func didInsert(_ element: ElementIndex, in group: ElementIndex)
}

// Insertion and removal of views in a group that is already mounted: branches of an `if`, rows of a `ForEach`.
extension ElementGroup {
  /// The object that shows how views come and go; nil if nothing does.
  @exclusivity(unchecked) package static var observer: (any ComingAndGoing)?

  /// A Boolean value that indicates whether rows are added and removed only because another part of them became visible.
  @exclusivity(unchecked) private static var isRealizing = false

  /// Adds and removes rows because another part of them became visible. Such changes aren't animated.
  static func realizing(_ change: () -> Void) {
    isRealizing = true
    change()
    isRealizing = false
  }

  /// The observer of changes in the running update, or nil if they can't be animated: the update has no transaction, no modifier
  /// sets one, and no view defines its own animations.
  private static var activeObserver: (any ComingAndGoing)? {
    guard let observer, !isRealizing else { return nil }
    let mayBeAnimated = !TransactionOfUpdate.isPlain || TransactionScope.haveBeenUsed || observer.hasOwnAnimations
    return mayBeAnimated ? observer : nil
  }

  /// Adds views to a group that is already mounted.
  @usableFromInline
  static func insert(in group: ElementIndex, _ mount: () -> Void) {
    let last = lastChild(of: group)
    mount()
    guard let observer = activeObserver else { return }
    var next = last == 0 ? ViewRuntime.elements[group].firstChild : ViewRuntime.elements[last].next
    while next != 0 {
      forEachView(of: next) { observer.didInsert($0, in: group) }
      next = ViewRuntime.elements[next].next
    }
  }

  /// Called before a child of a group is removed. For a child that is itself a group, reports each of its views.
  @usableFromInline
  static func willRemove(_ child: ElementIndex) {
    guard let observer = activeObserver else { return }
    let group = ViewRuntime.elements[child].parent
    forEachView(of: child) { observer.willRemove($0, from: group) }
  }

  /// Called before all children of a group are removed.
  @usableFromInline
  static func willClear(_ group: ElementIndex) {
    guard activeObserver != nil else { return }
    for child in ViewRuntime.elements.children(of: group) { willRemove(child) }
  }

  /// A Boolean value that indicates whether a view in the group leaves at once in any change.
  static func leavesAtOnce(_ group: ElementIndex) -> Bool {
    guard let observer else { return false }
    var result = false
    for child in ViewRuntime.elements.children(of: group) where !result {
      forEachView(of: child) { result = result || observer.leavesAtOnce($0, from: group) }
    }
    return result
  }

  private static func forEachView(of child: ElementIndex, _ body: @MainActor (ElementIndex) -> Void) {
    if ViewRuntime.elements[child].kind == .group {
      ViewRuntime.elements.forEachChild(of: child, body)
    } else {
      body(child)
    }
  }
}
