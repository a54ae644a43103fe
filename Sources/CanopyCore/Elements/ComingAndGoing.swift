/// An object of an upper layer that shows how views come and go while the rest of the tree stays.
@MainActor
package protocol ComingAndGoing: AnyObject {
  /// A Boolean value that indicates whether views may have animations of their own for coming and going.
  var hasOwnAnimations: Bool { get }

  /// Called before an element is removed from a group, which stays.
  func willRemove(_ element: ElementIndex, from group: ElementIndex)

  /// Returns a Boolean value that indicates whether an element leaves a group at once in any change, because it has the identity
  /// transition.
  func leavesAtOnce(_ element: ElementIndex, from group: ElementIndex) -> Bool

  /// Called when an element has been added to a group that was mounted before. It may be in further groups inside that one.
  func didInsert(_ element: ElementIndex, in group: ElementIndex)
}

// The views of a group that come or go after the group has been mounted: branches of an `if`, rows of a `ForEach`.
extension ElementGroup {
  /// The object that shows how views come and go; nil if nothing does.
  @exclusivity(unchecked) package static var observer: (any ComingAndGoing)?

  /// A Boolean value that indicates whether rows come and go only because another part of them is visible.
  @exclusivity(unchecked) private static var isRealizing = false

  /// Adds and removes rows because another part of them is visible, so none of them comes or goes for people.
  static func realizing(_ change: () -> Void) {
    isRealizing = true
    change()
    isRealizing = false
  }

  /// The observer of changes in the running update; nil if these can't be animated: the update has no transaction, no modifier
  /// sets one, and no view has its own.
  private static var activeObserver: (any ComingAndGoing)? {
    guard let observer, !isRealizing else { return nil }
    let mayBeAnimated = !TransactionOfUpdate.isPlain || TransactionScope.haveBeenUsed || observer.hasOwnAnimations
    return mayBeAnimated ? observer : nil
  }

  /// Adds views to a group that has been mounted.
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

  /// Called before a child of a group is removed, or the views of such a child that is a group.
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
