// Removal of rows: their states are kept, and pinned rows stay mounted.

extension LazyForEachRows {
  /// Removes a row from the tree that was at an index in the data. If a pin holds the row, and the row is still in the
  /// data, it is only hidden.
  ///
  /// - Returns: The states of the row, if the row's index in the data isn't known.
  func leave(_ row: Row, from index: Int) -> RowKeeper<ID>.Entry? {
    if RowPin.hold(row.element, row.slots), let index = change.index(of: row.id, from: index) {
      pinned.append(PinnedRow(row: row, index: index))
      RowPin.holdsRow(of: window)
      leaveOut(row.element)
      return nil
    }
    guard let states = StateKeeping.collect(from: row.slots, { unmountRow(row) }) else { return nil }
    guard let index = change.suggestedIndex(of: row.id, from: index) else {
      return RowKeeper.Entry(id: row.id, index: index, states: states)
    }
    keeper.keep(states, of: row.id, at: index)
    return nil
  }

  /// Unmounts all rows. If a row around this `ForEach` is leaving, their states are kept with its states.
  func unmountRows() {
    for row in pinned.map(\.row) { StateKeeping.pause { unmountRow(row) } }
    pinned = []
    for (place, row) in rows.enumerated() {
      guard StateKeeping.isCollecting else {
        unmountRow(row)
        continue
      }
      guard let states = StateKeeping.collect(from: row.slots, { unmountRow(row) }) else { continue }
      keeper.keep(states, of: row.id, at: window.range.lowerBound + place)
    }
    rows = []
    if !keeper.isEmpty { StateKeeping.collected?.rows = keeper }
  }

  // MARK: Pinned rows

  private func leaveOut(_ element: ElementIndex) {
    if isSingle { return ViewRuntime.layout.leaveOut(element) }
    ViewRuntime.elements.forEachChild(of: element) { ViewRuntime.layout.leaveOut($0) }
  }

  /// Returns the row at an index in the data if it has stayed mounted, because it is in the window again.
  func takePinnedRow(_ id: ID, at index: Int) -> Row? {
    guard let place = pinned.firstIndex(where: { $0.index == index && $0.row.id == id }) else { return nil }
    return pinned.remove(at: place).row
  }

  /// Finds the pinned rows in new data. Rows that are no longer in the data leave the tree, with their presentations.
  func findPinnedRows() {
    for (place, old) in pinned.enumerated().reversed() {
      if let index = change.index(of: old.row.id, from: old.index) {
        pinned[place].index = index
      } else {
        pinned.remove(at: place)
        unmountRow(old.row)
      }
    }
  }

  /// Updates the contents of rows outside of the window. There are no contents if the row builder couldn't complete.
  func updatePinnedRows(_ outside: [PinnedRow], _ contents: Slice<UnsafeMutableBufferPointer<Content>>) {
    guard let first = UnsafeMutableBufferPointer(rebasing: contents).baseAddress else { return }
    for (place, old) in outside.enumerated().prefix(contents.count)
    where pinned.contains(where: { $0.row.slots.words == old.row.slots.words }) {
      update(old.row, first + place, context)
    }
  }

  /// Unmounts rows that are no longer pinned. Returns true if others remain.
  func releasePinnedRows() -> Bool {
    for (place, old) in pinned.enumerated().reversed()
    where !RowPin.hold(old.row.element, old.row.slots) {
      pinned.remove(at: place)
      guard let states = StateKeeping.collect(from: old.row.slots, { unmountRow(old.row) }) else { continue }
      keeper.keep(states, of: old.row.id, at: old.index)
    }
    return !pinned.isEmpty
  }
}
