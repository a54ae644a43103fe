package import CanopyCore

/// The layout of a window and its presentations. It is independent of other windows.
@MainActor
package final class WindowLayout {
  static let companion = TreeCompanion { WindowLayout() }

  let changes = LayoutChanges()
  /// The rows of lazy containers; nil before the window has any.
  var rows: (any RequestedRows)?
  /// The scroll views; nil before one of them is asked to scroll, or is followed.
  var scrolling: (any WindowScrolling)?
  /// The observers of changed positions.
  package let observers = GeometryObservers()
  /// The times at which texts change.
  let times = NotedTimes()

  /// The windows with pending layout, or with lazy rows to create.
  @exclusivity(unchecked) private static var waiting: [WindowLayout] = []
  @exclusivity(unchecked) private var isWaiting = false

  /// The number of updates in which an element has moved.
  @exclusivity(unchecked) package private(set) var movements = 0

  /// Schedules the layout of the window in the current or next update.
  @inline(__always)
  func wait() {
    if isWaiting { return }
    isWaiting = true
    Self.waiting.append(self)
  }

  /// A Boolean value that indicates whether any window is scheduled.
  package static var areWaiting: Bool { !waiting.isEmpty }

  /// Ends a pass that has drawn views of the window.
  package func endDrawing() { times.endPass() }

  // MARK: In an update

  /// Lays out all scheduled windows. Returns a Boolean value that indicates whether there were any.
  static func layOutAll() -> Bool {
    var hasLaidOut = false
    // More windows may be scheduled during the loop.
    var next = 0
    while next < waiting.count {
      if waiting[next].layOut() { hasLaidOut = true }
      next += 1
    }
    return hasLaidOut
  }

  /// Creates the rows that have become visible in laid-out windows. Returns true if there were any.
  static func makeAllRows() -> Bool {
    var hasMade = false
    var resting = 0
    // More windows may be scheduled during the loop.
    for next in waiting.indices {
      let window = waiting[next]
      let hasMadeHere = window.rows?.makeRows() ?? false
      window.isWaiting = hasMadeHere || window.changes.isPending
      hasMade = hasMade || hasMadeHere
      if !window.isWaiting { resting += 1 }
    }
    if resting == waiting.count { waiting._emptyKeepingCapacity() } else { waiting.removeAll { !$0.isWaiting } }
    return hasMade
  }

  /// Updates the layout of everything that has changed, and notifies the observers of changed positions. Returns a Boolean value
  /// that indicates whether anything had changed.
  private func layOut() -> Bool {
    guard changes.isPending else { return false }
    defer { times.endPass() }
    changes.layOut()
    if changes.hasMoved { movements += 1 }
    // Some observers change positions themselves: for example, views that ignore a safe area, or have the size of a container.
    while changes.hasMoved {
      scrolling?.run()
      // Positions aren't final as long as rows are missing.
      if let rows, rows.areRowsMissing(after: changes.layOut) { return true }
      // Better estimates of rows move the destinations, too.
      if scrolling?.isAway == true, Turns.take(for: .layout) { continue }
      changes.hasMoved = false
      scrolling?.arrived()
      scrolling?.contentMoved()
      observers.layoutChanged()
      changes.layOut()
      guard !changes.hasMoved || Turns.take(for: .layout) else { return true }
    }
    return true
  }
}

/// The rows of a window's lazy containers, which are made as they become visible.
@MainActor
protocol RequestedRows: AnyObject {
  /// Updates pinned views and requests rows, after placement or scrolling.
  ///
  /// - Parameter layOut: A closure that lays out the window again, after estimates have changed.
  /// - Returns: A Boolean value that indicates whether rows must be realized or released.
  func areRowsMissing(after layOut: () -> Void) -> Bool

  /// Realizes the requested rows.
  ///
  /// - Returns: A Boolean value that indicates whether any rows were requested.
  func makeRows() -> Bool
}

/// The scroll views of a window, which move to their destinations when everything is placed.
@MainActor
protocol WindowScrolling: AnyObject {
  /// Moves scroll views toward their destinations, as far as their positions are known.
  func run()

  /// A Boolean value that indicates whether a scroll view is no longer where its destination is known to be.
  var isAway: Bool { get }

  /// Called when no row is missing.
  func arrived()

  /// Called when something has moved and no row is missing.
  func contentMoved()
}

@MainActor
extension LayoutNode {
  /// Calls a closure with the layout of the window that contains the element.
  @inline(__always)
  func withWindow<Result>(_ body: @MainActor (WindowLayout) -> Result) -> Result {
    body(tree.unretained(WindowLayout.companion).takeUnretainedValue())
  }
}

@MainActor
extension TreeContext {
  /// The layout of the window that the tree belongs to.
  package var layout: WindowLayout { self[WindowLayout.companion] }
}
