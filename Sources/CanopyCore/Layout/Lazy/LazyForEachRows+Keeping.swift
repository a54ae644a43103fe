// Rows that leave: their states are kept, and those that present something stay mounted.

extension LazyForEachRows {
  /// Takes a row out of the tree that was at a place in the data. If it presents something and is still in the data, it
  /// only leaves the window.
  ///
  /// - Returns: The states of the row, if it isn't known where the row is in the data.
  func leave(_ row: Row, from index: Int) -> RowKeeper<ID>.Entry? {
    if PresentationRequest.areActive(in: row.element, row.slots), let index = change.index(of: row.id, from: index) {
      presenting.append(PresentingRow(row: row, index: index))
      LazyContainers.shared.keepsPresentingRows(of: window)
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

  /// Unmounts all rows. While a row around this `ForEach` leaves, their states are kept with those of that row.
  func unmountRows() {
    for row in presenting.map(\.row) { StateKeeping.pause { unmountRow(row) } }
    presenting = []
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

  // MARK: Rows that present something

  private func leaveOut(_ element: ElementIndex) {
    if isSingle { return LayoutNode(element).leaveOut() }
    ViewRuntime.elements.forEachChild(of: element) { LayoutNode($0).leaveOut() }
  }

  /// Returns the row at a place in the data, if it has stayed mounted: it is in the window again.
  func takePresentingRow(_ id: ID, at index: Int) -> Row? {
    guard let place = presenting.firstIndex(where: { $0.index == index && $0.row.id == id }) else { return nil }
    return presenting.remove(at: place).row
  }

  /// Takes the rows over to other data. Rows that aren't in the data any more leave, with their presentations.
  func findPresentingRows() {
    for (place, old) in presenting.enumerated().reversed() {
      if let index = change.index(of: old.row.id, from: old.index) {
        presenting[place].index = index
      } else {
        presenting.remove(at: place)
        unmountRow(old.row)
      }
    }
  }

  /// Gives rows outside of the window their new contents. There are none if the row builder could not end.
  func updatePresentingRows(_ outside: [PresentingRow], _ contents: Slice<UnsafeMutableBufferPointer<Content>>) {
    guard let first = UnsafeMutableBufferPointer(rebasing: contents).baseAddress else { return }
    for (place, old) in outside.enumerated().prefix(contents.count)
    where presenting.contains(where: { $0.row.slots.words == old.row.slots.words }) {
      update(old.row, first + place, context)
    }
  }

  /// Lets go of the rows whose presentations have gone. Returns whether others are left.
  func releasePresentingRows() -> Bool {
    for (place, old) in presenting.enumerated().reversed()
    where !PresentationRequest.areActive(in: old.row.element, old.row.slots) {
      presenting.remove(at: place)
      guard let states = StateKeeping.collect(from: old.row.slots, { unmountRow(old.row) }) else { continue }
      keeper.keep(states, of: old.row.id, at: old.index)
    }
    return !presenting.isEmpty
  }
}
