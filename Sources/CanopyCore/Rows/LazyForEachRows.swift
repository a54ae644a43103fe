/// The rows of a `ForEach` in a lazy container. Only the rows that the container requests are in the tree.
///
/// These rows are always contiguous. Of the other rows, only the states are kept, so a million rows cost as much as a hundred.
@MainActor
final class LazyForEachRows<ID: Hashable, Content: View>: ForEachRows<ID, Content> {
  private var source: RowSource<ID, Content>
  private(set) var context: _MountContext
  let window: RowWindow
  /// The states of rows that aren't in the tree.
  let keeper: RowKeeper<ID>
  /// The rows out of sight that stay mounted because a pin holds them. See `RowPin`.
  var pinned: [PinnedRow] = []
  /// The data, and the likely movements of its rows in the running update.
  private(set) var change: RowChange<ID>
  /// The rows from before the running update, and the index of the first one at that time.
  private var earlier: (rows: [Row], start: Int) = ([], 0)
  /// The states of rows that left in the running update, if their new indices in the data aren't known.
  private var departed: [RowKeeper<ID>.Entry] = []

  struct PinnedRow {
    let row: Row
    var index: Int
  }

  init(_ source: RowSource<ID, Content>, _ context: _MountContext) {
    self.source = source
    self.context = context
    window = RowWindow(count: source.count)
    change = source.change(shifts: [0])
    keeper = StateKeeping.restored?.rows as? RowKeeper<ID> ?? RowKeeper()
    super.init()
    keeper.dataChanged(change)
    window.rows = self
    ViewRuntime.elements.setWindow(window, of: context.parent)
  }

  override func unmount() {
    window.end()
    unmountRows()
    super.unmount()
  }

  // MARK: Identifiers

  override var countOfData: Int { source.count }
  override var firstIndex: Int { window.range.lowerBound }
  override func idOfRow(at index: Int) -> ID { source.id(index) }

  override func indexOfContent(holding id: AnyHashable) -> Int? {
    guard Content.self is any IdentifierHolder.Type else { return nil }
    // Only the values of the rows are created, so nothing is recorded: their reads aren't dependencies.
    var (ids, contents): ([ID], [Content]) = ([], [])
    for index in 0..<source.count where !window.range.contains(index) {
      source.build(index..<index + 1, &ids, &contents)
      if let content = contents.popLast() as? any IdentifierHolder, content._holds(id) { return index }
    }
    return nil
  }

  // MARK: Updating

  /// Adopts a new value of the view. The rows in the tree stay there, wherever their elements are now.
  func update(_ source: RowSource<ID, Content>, _ context: _MountContext) {
    let shift = shift(to: source)
    let kept = window.range
    change = source.change(shifts: [shift, 0, source.count - self.source.count])
    self.source = source
    self.context = context
    window.dataChanged(count: source.count, shift: shift)
    keeper.dataChanged(change)
    findPinnedRows()
    let range = (kept.lowerBound + shift..<kept.upperBound + shift).clamped(to: 0..<source.count)
    update(to: range)
    change = source.change(shifts: [0])
    ElementGroup.changed(context.parent)
  }

  private func update(to range: Range<Int>) {
    guard hasRead else { return updateHere(to: range) }
    runAgain = { [unowned self] in updateHere(to: range) }
    runNow()
  }

  private func updateHere(to range: Range<Int>) {
    let outside = pinned
    earlier = (rows, window.range.lowerBound)
    window.range = range
    var (ids, contents) = build(range, and: outside.map(\.index))
    contents.withUnsafeMutableBufferPointer { contents in
      update(to: ids, contents, context)
      updatePinnedRows(outside, contents.dropFirst(ids.count))
    }
    keeper.keep(departed, after: change)
    (earlier, departed) = (([], 0), [])
  }

  override func insertRow(
    _ id: ID, at place: Int, _ content: UnsafeMutablePointer<Content>, _ context: _MountContext
  ) -> Row {
    makeRow(at: window.range.lowerBound + place, id, content)
  }

  override func removeRow(_ row: Row) {
    let place = earlier.rows.firstIndex { $0.slots.words == row.slots.words } ?? 0
    if let states = leave(row, from: earlier.start + place) { departed.append(states) }
  }

  /// Calls the row builder for the rows in `range`, then for the rows at `others`. Of the latter, it returns only the contents.
  private func build(_ range: Range<Int>, and others: [Int] = []) -> (ids: [ID], contents: [Content]) {
    var (ids, contents): ([ID], [Content]) = ([], [])
    read(for: context) {
      source.build(range, &ids, &contents)
      var otherIDs: [ID] = []
      for index in others { source.build(index..<index + 1, &otherIDs, &contents) }
    }
    if hasRead { runAgain = { [unowned self] in updateHere(to: window.range) } }
    return (ids, contents)
  }

  private func makeRow(at index: Int, _ id: ID, _ content: UnsafeMutablePointer<Content>) -> Row {
    if let row = takePinnedRow(id, at: index) {
      update(row, content, context)
      return row
    }
    let slots = SlotBlock.allocate(words: words)
    return RowWindow.making(slots) {
      guard let states = keeper.take(id, at: index) else { return mountRow(id, content, slots, context) }
      return StateKeeping.restore(states, to: slots) { mountRow(id, content, slots, context) }
    }
  }

  // MARK: Finding rows again

  /// Returns the distance by which rows have moved in new data: the distance of the first visible row, or of its nearest neighbor
  /// that still exists.
  private func shift(to new: RowSource<ID, Content>) -> Int {
    let first = min(window.anchor, max(rows.count - 1, 0))
    let nearby = Array(rows[first...]) + rows[..<first].reversed()
    let places = Array(first..<rows.count) + (0..<first).reversed()
    let grown = new.count - source.count
    for (row, place) in zip(nearby, places) {
      let old = window.range.lowerBound + place
      for shift in [0, grown] where (0..<new.count).contains(old + shift) && new.id(old + shift) == row.id {
        return shift
      }
    }
    return farShift(to: new, from: first)
  }

  /// The maximum distance of the search for a row. A row that has moved farther isn't visible anyway.
  private static var reach: Int { 10_000 }

  private func farShift(to new: RowSource<ID, Content>, from first: Int) -> Int {
    guard !rows.isEmpty else { return 0 }
    var places: [ID: Int] = [:]
    for place in first..<rows.count { places[rows[place].id] = place }
    let start = window.range.lowerBound
    let near = (start + first - Self.reach..<start + first + Self.reach).clamped(to: 0..<new.count)
    var found: (place: Int, shift: Int)?
    for index in near {
      guard let place = places[new.id(index)], place < found?.place ?? rows.count else { continue }
      found = (place, index - start - place)
      if place == first { break }
    }
    return found?.shift ?? 0
  }
}

extension LazyForEachRows: WindowRows {
  var keptRowCount: Int { keeper.count }

  /// Realizes the rows in `range`, and no others.
  func realize(_ range: Range<Int>) { context.bringing(because: "its row came into view") { realizeRows(range) } }

  private func realizeRows(_ range: Range<Int>) {
    // The reads of the row builder are recorded for all rows together, so all rows have to be built.
    if hasRead { return ElementGroup.realizing { update(to: range) } }
    let old = window.range
    let kept = old.clamped(to: range)
    let places = kept.isEmpty ? 0..<0 : kept.lowerBound - old.lowerBound..<kept.upperBound - old.lowerBound
    let staying = Array(rows[places])
    for place in rows.indices where !places.contains(place) { _ = leave(rows[place], from: old.lowerBound + place) }
    // New rows are added after the remaining ones.
    ViewRuntime.elements.setChildren(of: context.parent, count: staying.count) { staying[$0].element }
    let before = makeRows(kept.isEmpty ? range : range.lowerBound..<kept.lowerBound)
    let after = kept.isEmpty ? [] : makeRows(kept.upperBound..<range.upperBound)
    rows = before + staying + after
    window.range = range
    ElementGroup.setChildren(of: context.parent, count: rows.count) { rows[$0].element }
    if context.isDiagnosed { reportDuplicates(context) }
  }

  private func makeRows(_ range: Range<Int>) -> [Row] {
    guard !range.isEmpty else { return [] }
    var (ids, contents) = build(range)
    var made: [Row] = []
    for place in ids.indices { made.append(makeRow(at: range.lowerBound + place, ids[place], &contents[place])) }
    return made
  }
}
