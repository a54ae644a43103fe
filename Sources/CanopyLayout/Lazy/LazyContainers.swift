internal import CanopyCore
internal import Foundation

/// The lazy containers that have been placed in a window, and the rows that they have requested.
@MainActor
final class LazyContainers: RequestedRows {
  static let companion = TreeCompanion { LazyContainers() }

  private struct Entry {
    unowned(unsafe) let container: LazyContainer
  }

  @exclusivity(unchecked) private var containers: [Entry] = []
  @exclusivity(unchecked) private var wanted: [(window: RowWindow, range: Range<Int>)] = []

  func add(_ container: LazyContainer) { containers.append(Entry(container: container)) }

  func remove(_ container: LazyContainer) { containers.removeAll { $0.container === container } }

  /// Requests rows of a row window, and replaces the last request for that window.
  ///
  /// - Parameters:
  ///   - range: The rows to realize.
  ///   - window: The row window.
  ///   - rowsStay: A Boolean value that indicates whether realized rows stay in the tree until no requested row is missing.
  /// - Returns: A Boolean value that indicates whether the realized rows are already the ones to realize.
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

  /// The number of times that rows have been realized since the last time no row was missing.
  @exclusivity(unchecked) private var makings = 0
  /// A Boolean value that indicates whether requests no longer include realized rows that are distant from the visible area.
  @exclusivity(unchecked) private var isLettingGo = false
  /// A Boolean value that indicates whether distant rows have been released since rows were last missing.
  @exclusivity(unchecked) private var hasLetGo = false

  /// The value of `makings` from which rows stay in every container.
  private static var makingsUntilRowsStay: Int { 6 }

  /// The maximum number of rows between the realized and the requested rows. Beyond it, the realized rows don't stay.
  private static var mostRowsBetween: Int { 16 }

  /// Returns the rows to realize: the requested rows and, usually, the rows that are already realized.
  ///
  /// While rows are missing, positions are estimates, and a row may seem to be distant only because the extents of the rows
  /// before it are unknown. If such a row were released, it would be realized again in the same update, possibly in an endless
  /// loop. So rows are only added until none is missing. Then distant rows are released.
  private func rangeThatStays(_ range: Range<Int>, of window: RowWindow) -> Range<Int> {
    let old = window.range
    if isLettingGo || old.isEmpty { return range }
    if range.isEmpty { return old }
    // The rows between the two ranges are realized as well, so the gap must be small.
    guard range.lowerBound - old.upperBound <= Self.mostRowsBetween,
      old.lowerBound - range.upperBound <= Self.mostRowsBetween
    else { return range }
    return min(old.lowerBound, range.lowerBound)..<max(old.upperBound, range.upperBound)
  }

  // MARK: In an update

  func areRowsMissing(after layOut: () -> Void) -> Bool {
    guard !containers.isEmpty else { return false }
    wantRows()
    guard wanted.isEmpty else { return true }
    for entry in containers { entry.container.rowsAreThere() }
    // All visible rows are realized now, so their extents can improve the estimates of the other rows.
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

  func makeRows() -> Bool {
    guard !wanted.isEmpty else {
      (makings, hasLetGo) = (0, false)
      return false
    }
    makings += 1
    let wanted = wanted
    self.wanted = []
    for (window, range) in wanted {
      // `rows` is nil if the window belongs to a row that has just left the tree.
      window.rows?.realize(range)
    }
    return true
  }
}

@MainActor
extension TreeContext {
  /// The lazy containers of the window, which take part in its layout.
  var lazyContainers: LazyContainers {
    let containers = self[LazyContainers.companion]
    layout.rows = containers
    return containers
  }
}
