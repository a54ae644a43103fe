internal import CanopyCore
internal import Foundation

/// The lazy containers of a window that have been laid out, and the rows that they request.
final class LazyContainers {
  private struct Entry {
    unowned(unsafe) let container: LazyContainer
  }

  @exclusivity(unchecked) private var containers: [Entry] = []
  @exclusivity(unchecked) private var wanted: [(window: RowWindow, range: Range<Int>)] = []

  func add(_ container: LazyContainer) { containers.append(Entry(container: container)) }

  func remove(_ container: LazyContainer) { containers.removeAll { $0.container === container } }

  /// Requests rows of a window. A later call replaces the request.
  ///
  /// - Parameters:
  ///   - range: The rows to realize.
  ///   - window: The window of rows.
  ///   - rowsStay: A Boolean value that indicates whether realized rows stay until none is missing.
  /// - Returns: A Boolean value that indicates whether exactly these rows are realized.
  @discardableResult
  func want(_ range: Range<Int>, of window: RowWindow, rowsStay: Bool = false) -> Bool {
    wanted.removeAll { $0.window === window }
    let staysLong = makings >= Self.makingsUntilRowsStay
    let range = rowsStay || staysLong ? rangeThatStays(range, of: window) : range
    if range == window.range { return true }
    wanted.append((window, range))
    return false
  }

  // MARK: Settling

  /// The number of times that the current layout has realized rows.
  @exclusivity(unchecked) private var makings = 0
  /// A Boolean value that indicates whether distant rows are released.
  @exclusivity(unchecked) private var isLettingGo = false
  /// A Boolean value that indicates whether distant rows have been released in the current layout.
  @exclusivity(unchecked) private var hasLetGo = false

  /// The number of times after which rows stay in any container.
  private static var makingsUntilRowsStay: Int { 6 }

  /// The largest gap between realized and requested rows at which the former stay.
  private static var mostRowsBetween: Int { 16 }

  /// Returns the rows to realize, where `range` is visible.
  ///
  /// While rows are missing, places are estimates, and a row may seem to be distant only because the extents of rows before it
  /// are unknown. If it were released, it would be realized again in the same update: it would disappear and appear, possibly
  /// without
  /// end. So rows are only added until none is missing. Then distant ones are released.
  private func rangeThatStays(_ range: Range<Int>, of window: RowWindow) -> Range<Int> {
    let old = window.range
    if isLettingGo || old.isEmpty { return range }
    if range.isEmpty { return old }
    // Rows in between would be realized, too, so there may not be many.
    guard range.lowerBound - old.upperBound <= Self.mostRowsBetween,
      old.lowerBound - range.upperBound <= Self.mostRowsBetween
    else { return range }
    return min(old.lowerBound, range.lowerBound)..<max(old.upperBound, range.upperBound)
  }

  // MARK: In an update

  /// Called after placement or scrolling: updates pinned views. Returns a Boolean value that indicates whether visible rows are
  /// unrealized.
  func areRowsMissing(after layOut: () -> Void) -> Bool {
    guard !containers.isEmpty else { return false }
    wantRows()
    guard wanted.isEmpty else { return true }
    for entry in containers { entry.container.rowsAreThere() }
    // All visible rows are realized, so this is the best time for estimates of the others.
    var hasLearned = false
    for entry in containers where entry.container.learn() { hasLearned = true }
    if hasLearned {
      layOut()
      wantRows()
      guard wanted.isEmpty else { return true }
    }
    if hasLetGo { return false }
    (isLettingGo, hasLetGo) = (true, true)
    wantRows()
    isLettingGo = false
    return !wanted.isEmpty
  }

  private func wantRows() {
    for entry in containers {
      entry.container.pin()
      entry.container.wantRows()
    }
  }

  /// Realizes the requested rows. Returns a Boolean value that indicates whether there were any.
  @MainActor
  func makeRows() -> Bool {
    guard !wanted.isEmpty else {
      (makings, hasLetGo) = (0, false)
      return false
    }
    makings += 1
    let wanted = wanted
    self.wanted = []
    for (window, range) in wanted {
      // The window may be in a row that has just left the tree.
      window.rows?.realize(range)
    }
    return true
  }
}
