/// An object of an upper layer that animates how elements are drawn.
@MainActor
package protocol LookObserver: AnyObject {
  /// Called for each drawn element that has to be redrawn, during an animated update or while the appearance of any element is
  /// being animated.
  func willDrawAgain(_ element: ElementIndex)

  /// A Boolean value that indicates whether elements were added or changed since the last drawing.
  var isBehind: Bool { get }

  /// Draws the elements that were added or changed, because the next update may animate them.
  func catchUp()
}

/// Changes of how elements are drawn.
@MainActor
package enum LookChanges {
  @exclusivity(unchecked) package static var observer: (any LookObserver)?

  /// The number of elements whose appearance is being animated. While it isn't zero, changes without an animation are reported,
  /// too, because they end a running one.
  @exclusivity(unchecked) package static var followed = 0

  /// A Boolean value that indicates whether running animations, rather than updates, are changing the drawing.
  @exclusivity(unchecked) private static var isMoving = false

  /// Runs a closure that advances animations. Changes in it affect the drawing, but not the appearance that is animated to.
  package static func moving<Result>(_ body: () -> Result) -> Result {
    let wasMoving = isMoving
    isMoving = true
    defer { isMoving = wasMoving }
    return body()
  }

  static func note(_ element: ElementIndex, in tree: ElementTree) {
    guard !TransactionOfUpdate.isPlain || followed > 0 || tree[element].flags.contains(.hasTransactions), !isMoving,
      let observer
    else { return }
    observer.willDrawAgain(element)
  }

  /// Draws the elements that an animated update may change, because their appearance before the update isn't known yet. For
  /// example, a view may have been added a moment ago, and change in its `onAppear`.
  static func prepare(for pending: PendingWork, layOut: () -> Void) {
    guard pending.hasChanges, TransactionScope.haveBeenUsed || pending.nextHasTransaction, let observer,
      observer.isBehind
    else { return }
    layOut()
    observer.catchUp()
  }
}
