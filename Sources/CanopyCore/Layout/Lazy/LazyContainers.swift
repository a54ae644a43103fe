internal import Foundation

/// All lazy containers that have been laid out, and the rows that they want.
final class LazyContainers {
  @exclusivity(unchecked) nonisolated(unsafe) static let shared = LazyContainers()

  private struct Entry {
    unowned(unsafe) let container: LazyContainer
  }

  @exclusivity(unchecked) private var containers: [Entry] = []
  @exclusivity(unchecked) private var wanted: [(window: RowWindow, range: Range<Int>)] = []

  func add(_ container: LazyContainer) { containers.append(Entry(container: container)) }

  func remove(_ container: LazyContainer) { containers.removeAll { $0.container === container } }

  /// Notes which rows of a window are to be in the tree. The last call counts.
  ///
  /// - Returns: A Boolean value that indicates whether they are there.
  @discardableResult
  func want(_ range: Range<Int>, of window: RowWindow) -> Bool {
    wanted.removeAll { $0.window === window }
    let range = rangeThatSettles(range, of: window)
    if range == window.range { return true }
    wanted.append((window, range))
    return false
  }

  // MARK: Settling

  /// The number of times that the running layout has made rows.
  @exclusivity(unchecked) private var makings = 0

  /// The number of times after which rows that are there stay.
  private static var makingsUntilRowsStay: Int { 6 }

  /// The largest distance between rows that are there and rows that come, if the former stay.
  private static var mostRowsBetween: Int { 16 }

  /// Returns the rows to have in the tree, where `range` is what is to be seen.
  ///
  /// A row in a row may be wanted only until it is there: the rows inside turn out to be shorter than assumed, and the row
  /// is too far away. When it has left, nobody knows how long it is, and it is wanted again. So if a layout takes long to
  /// settle, rows only come; the next one lets go of them.
  private func rangeThatSettles(_ range: Range<Int>, of window: RowWindow) -> Range<Int> {
    let old = window.range
    guard makings >= Self.makingsUntilRowsStay, !old.isEmpty else { return range }
    if range.isEmpty { return old }
    // Rows in between have to come, too, so they may not be many.
    guard range.lowerBound - old.upperBound <= Self.mostRowsBetween,
      old.lowerBound - range.upperBound <= Self.mostRowsBetween
    else { return range }
    return min(old.lowerBound, range.lowerBound)..<max(old.upperBound, range.upperBound)
  }

  // MARK: Rows that present something

  /// The windows with rows outside that stay mounted because of what they present.
  private var presenting: [RowWindow] = []

  func keepsPresentingRows(of window: RowWindow) {
    if !presenting.contains(where: { $0 === window }) { presenting.append(window) }
  }

  /// Called when a presentation has gone: its row leaves, if that is outside of its window.
  @MainActor
  func releasePresentingRows() {
    guard !presenting.isEmpty else { return }
    let windows = presenting
    presenting = windows.filter { $0.rows != nil }
    ViewRuntime.change {
      for window in windows where window.rows?.releasePresentingRows() == false {
        presenting.removeAll { $0 === window }
      }
    }
  }

  // MARK: In an update

  /// Called when something has been put somewhere, or scrolled: keeps what is pinned in sight. Returns whether rows are to
  /// be seen that are not in the tree.
  func areRowsMissing(after layOut: () -> Void) -> Bool {
    guard !containers.isEmpty else { return false }
    wantRows()
    guard wanted.isEmpty else { return true }
    // All that is to be seen is there: now it is known best how long the rest may be.
    var hasLearned = false
    for entry in containers where entry.container.learn() { hasLearned = true }
    guard hasLearned else { return false }
    layOut()
    wantRows()
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
      makings = 0
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
