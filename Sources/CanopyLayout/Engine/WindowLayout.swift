package import CanopyCore

/// The layout of one window, with what it presents. Windows know nothing of each other's.
package final class WindowLayout {
  static let companion = TreeCompanion { WindowLayout() }

  let changes = LayoutChanges()
  let lazyContainers = LazyContainers()
  /// Those that want to know whether views are somewhere else.
  package let observers = GeometryObservers()

  /// The windows that have something to lay out, or rows to make.
  // Safe because all layout is on the main actor.
  @exclusivity(unchecked) nonisolated(unsafe) private static var waiting: [WindowLayout] = []
  @exclusivity(unchecked) private var isWaiting = false

  /// The number of updates in which anything has moved.
  @exclusivity(unchecked) package private(set) var movements = 0

  /// Has the window laid out in the next update, or in this one.
  @inline(__always)
  func wait() {
    if isWaiting { return }
    isWaiting = true
    Self.waiting.append(self)
  }

  /// A Boolean value that indicates whether any window has something to lay out, or rows to make.
  static var areWaiting: Bool { !waiting.isEmpty }

  // MARK: In an update

  /// Lays out all windows that wait. Returns whether there was anything to do.
  static func layOutAll() -> Bool {
    var hasLaidOut = false
    // Others may begin to wait meanwhile.
    var next = 0
    while next < waiting.count {
      if waiting[next].layOut() { hasLaidOut = true }
      next += 1
    }
    return hasLaidOut
  }

  /// Makes the rows that are to be seen in the windows that were laid out. Returns whether there were any.
  @MainActor
  static func makeAllRows() -> Bool {
    var hasMade = false
    var resting = 0
    // Others may begin to wait meanwhile.
    for next in waiting.indices {
      let window = waiting[next]
      let hasMadeHere = window.lazyContainers.makeRows()
      window.isWaiting = hasMadeHere || window.changes.isPending
      hasMade = hasMade || hasMadeHere
      if !window.isWaiting { resting += 1 }
    }
    if resting == waiting.count { waiting.emptyKeepingCapacity() } else { waiting.removeAll { !$0.isWaiting } }
    return hasMade
  }

  /// Lays out all that has changed, and tells those who want to know what is somewhere else. Returns whether there was
  /// anything to do.
  private func layOut() -> Bool {
    guard changes.isPending else { return false }
    changes.layOut()
    if changes.hasMoved { movements += 1 }
    // What looks at places may change them: what reaches into a safe area, or is as large as a container.
    while changes.hasMoved {
      // Where rows are missing, nothing has come to rest yet.
      if lazyContainers.areRowsMissing(after: changes.layOut) { return true }
      changes.hasMoved = false
      observers.layoutChanged()
      changes.layOut()
      guard !changes.hasMoved || Turns.take(for: .layout) else { return true }
    }
    return true
  }
}

extension LayoutNode {
  /// Calls a closure with the layout of the window that the element is in. The tree keeps the layout, so nothing is retained.
  @inline(__always)
  func withWindow<Result>(_ body: (WindowLayout) -> Result) -> Result {
    ViewRuntime.elements[element].scope._withUnsafeGuaranteedRef { scope in
      scope.tree.unretained(WindowLayout.companion)._withUnsafeGuaranteedRef(body)
    }
  }
}

extension TreeContext {
  /// The layout of the window that the tree belongs to.
  package var layout: WindowLayout { self[WindowLayout.companion] }
}
