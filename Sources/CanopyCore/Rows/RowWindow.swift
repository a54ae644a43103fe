internal import Foundation

/// The rows of a `ForEach` in a lazy container, as the container's layout sees them: the number of rows, the rows that are in the
/// tree, and the likely extents of the others.
package final class RowWindow {
  package private(set) var count: Int
  /// The rows that are in the tree.
  package var range = 0..<0
  /// The extents of the rows.
  package var extents = RowExtents()
  /// The index of the first visible row, counted from the first realized one.
  package var anchor = 0
  /// The object that creates the rows.
  package unowned(unsafe) var rows: (any WindowRows)?
  private var growth = Growth()

  /// The additional rows that an update has requested so far.
  private struct Growth {
    var update: UInt64 = 0
    var rows = 0
  }

  init(count: Int) { self.count = count }

  /// A Boolean value that indicates whether none of the rows has been measured.
  package var isUnknown: Bool { range.isEmpty && extents.average == nil && count > 0 }

  /// A Boolean value that indicates whether the estimate for unmeasured rows is likely to be wrong.
  package var isGuessPoor: Bool {
    guard range.count < count, let mean = extents.mean else { return false }
    return abs(mean - (extents.average ?? 0)) > mean / 100
  }

  /// Called when the rows leave the tree.
  func end() { rows = nil }

  /// Called when the data have changed. `shift` is the distance by which the rows in the tree have moved.
  func dataChanged(count: Int, shift: Int) {
    if count != self.count || shift != 0 { extents.forgetPlaces() }
    self.count = count
  }

  /// Returns the number of additional rows to request. It grows each time an update finds that the rows don't fill the area.
  @MainActor
  package func nextGrowth() -> Int {
    let update = ViewRuntime.updates
    growth = Growth(update: update, rows: growth.update == update ? max(growth.rows * 2, 1) : 0)
    return growth.rows
  }
}

/// A type that realizes the rows of a window.
package protocol WindowRows: AnyObject {
  /// Realizes the rows in `range`, and no others.
  @MainActor
  func realize(_ range: Range<Int>)

  /// The number of rows outside of the tree whose states are kept.
  @MainActor
  var keptRowCount: Int { get }

  /// Removes rows outside of the window from the tree if they are no longer held. Returns a Boolean value that indicates whether
  /// any are still held.
  @MainActor
  func releasePinnedRows() -> Bool
}

extension RowWindow {
  /// The slots of the row that is currently being created, in the innermost window.
  @MainActor private(set) static var slotsOfNewRow: UnsafeMutablePointer<UInt>?

  /// Runs a closure that creates the row with the given slots.
  @MainActor
  static func making<Row>(_ slots: _Slots, _ make: () -> Row) -> Row {
    let outer = slotsOfNewRow
    slotsOfNewRow = slots.words
    defer { slotsOfNewRow = outer }
    return make()
  }
}

extension ElementTree {
  /// Makes the rows of a group be realized on demand.
  func setWindow(_ window: RowWindow, of group: ElementIndex) {
    self[group].flags.insert(.hasWindow)
    // Safe because the rows of the group keep the window until the group has left.
    self[group].payload = Unmanaged.passUnretained(window).toOpaque()
  }

  /// Returns the window of a group whose rows are realized on demand, or nil for other groups.
  package func window(of group: ElementIndex) -> RowWindow? {
    guard self[group].flags.contains(.hasWindow), let payload = self[group].payload else { return nil }
    // Safe because a group with this flag refers to the window that its rows keep.
    return Unmanaged<RowWindow>.fromOpaque(payload).takeUnretainedValue()
  }
}
