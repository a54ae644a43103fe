internal import Foundation

/// All lazy containers that have been laid out, and the rows that they want.
final class LazyContainers {
  @exclusivity(unchecked) nonisolated(unsafe) static let shared = LazyContainers()

  private struct Entry {
    unowned(unsafe) let container: LazyContainer
  }

  private var containers: [Entry] = []
  private var wanted: [(window: RowWindow, range: Range<Int>)] = []

  func add(_ container: LazyContainer) { containers.append(Entry(container: container)) }

  func remove(_ container: LazyContainer) { containers.removeAll { $0.container === container } }

  /// Notes which rows of a window are to be in the tree. What was said last counts.
  func want(_ range: Range<Int>, of window: RowWindow) {
    wanted.removeAll { $0.window === window }
    if range != window.range { wanted.append((window, range)) }
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
    guard !wanted.isEmpty else { return false }
    let wanted = wanted
    self.wanted = []
    for (window, range) in wanted {
      // It may be in a row that has just left.
      window.rows?.realize(range)
    }
    return true
  }
}
