/// An object of an upper layer that animates how elements are drawn.
@MainActor
package protocol LookObserver: AnyObject {
  /// Called for each element that has been drawn and has to be drawn again, during an update that is animated or while looks are
  /// followed.
  func willDrawAgain(_ element: ElementIndex)

  /// A Boolean value that indicates whether elements have come or changed since the last drawing.
  var isBehind: Bool { get }

  /// Draws the elements that have come or changed, because the next update may animate them.
  func catchUp()
}

/// Changes of how elements are drawn.
@MainActor
package enum LookChanges {
  @exclusivity(unchecked) package static var observer: (any LookObserver)?

  /// The number of looks that move. While there are any, changes that aren't animated are noted, too, because they end a motion.
  @exclusivity(unchecked) package static var followed = 0

  /// A Boolean value that indicates whether motions change what is drawn.
  @exclusivity(unchecked) private static var isMoving = false

  /// Runs motions. They change how elements are drawn on the way to their looks, and not the looks themselves.
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

  /// Has elements drawn that an animated update may change. How they look isn't known otherwise: for example, a view may have come
  /// a moment ago, and change in its `onAppear`.
  static func prepare(for pending: PendingWork, layOut: () -> Void) {
    guard pending.hasChanges, TransactionScope.haveBeenUsed || pending.nextHasTransaction, let observer,
      observer.isBehind
    else { return }
    layOut()
    observer.catchUp()
  }
}
