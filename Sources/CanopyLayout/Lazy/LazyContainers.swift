internal import CanopyCore
internal import Foundation

/// The lazy containers of a window that have been laid out, and the rows that they want.
final class LazyContainers {
  private struct Entry {
    unowned(unsafe) let container: LazyContainer
  }

  @exclusivity(unchecked) private var containers: [Entry] = []
  @exclusivity(unchecked) private var wanted: [(window: RowWindow, range: Range<Int>)] = []

  func add(_ container: LazyContainer) { containers.append(Entry(container: container)) }

  func remove(_ container: LazyContainer) { containers.removeAll { $0.container === container } }

  /// Notes which rows of a window are to be in the tree. The last call counts.
  ///
  /// - Parameter rowsStay: A Boolean value that indicates whether rows stay until none are missing.
  /// - Returns: A Boolean value that indicates whether the rows are there.
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

  /// The number of times that the running layout has made rows.
  @exclusivity(unchecked) private var makings = 0
  /// A Boolean value that indicates whether rows that are far away leave.
  @exclusivity(unchecked) private var isLettingGo = false
  /// A Boolean value that indicates whether they have in the running layout.
  @exclusivity(unchecked) private var hasLetGo = false

  /// The number of times after which rows stay in any container.
  private static var makingsUntilRowsStay: Int { 6 }

  /// The largest distance between rows that are there and rows that come, if the former stay.
  private static var mostRowsBetween: Int { 16 }

  /// Returns the rows to have in the tree, where `range` is what is to be seen.
  ///
  /// While rows are missing, places are guesses, and a row may seem to be far away only because nobody knows how long the
  /// rows before it are. If it left, it would come back in the same update: it would disappear and appear, and could come
  /// and go for ever. So rows only come until none are missing; then those that are far away leave.
  private func rangeThatStays(_ range: Range<Int>, of window: RowWindow) -> Range<Int> {
    let old = window.range
    if isLettingGo || old.isEmpty { return range }
    if range.isEmpty { return old }
    // Rows in between have to come, too, so they may not be many.
    guard range.lowerBound - old.upperBound <= Self.mostRowsBetween,
      old.lowerBound - range.upperBound <= Self.mostRowsBetween
    else { return range }
    return min(old.lowerBound, range.lowerBound)..<max(old.upperBound, range.upperBound)
  }

  // MARK: In an update

  /// Called when something has been put somewhere, or scrolled: keeps what is pinned in sight. Returns whether rows are to
  /// be seen that are not in the tree.
  func areRowsMissing(after layOut: () -> Void) -> Bool {
    guard !containers.isEmpty else { return false }
    wantRows()
    guard wanted.isEmpty else { return true }
    for entry in containers { entry.container.rowsAreThere() }
    // All that is to be seen is there: now it is known best how long the rest may be.
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

  /// Makes the rows that are wanted. Returns whether there were any.
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
      // It may be in a row that has just left.
      window.rows?.realize(range)
    }
    return true
  }
}
