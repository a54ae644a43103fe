/// The rows of a `ForEach` in a lazy container: only those are in the tree that the container wants.
///
/// They are always neighbours. Nothing is kept for the others, so a million of them cost as much as a hundred.
@MainActor
final class LazyForEachRows<ID: Hashable, Content: View>: ForEachRows<ID, Content> {
  private var source: RowSource<ID, Content>
  private var context: _MountContext
  private let window: RowWindow

  init(_ source: RowSource<ID, Content>, _ context: _MountContext) {
    self.source = source
    self.context = context
    window = RowWindow(count: source.count)
    super.init()
    window.rows = self
    ViewRuntime.elements.setWindow(window, of: context.parent)
  }

  override func unmount() {
    window.end()
    super.unmount()
  }

  // MARK: Updating

  /// Takes another value of the view. The rows in the tree stay in it, wherever their elements are now.
  func update(_ source: RowSource<ID, Content>, _ context: _MountContext) {
    let shift = shift(to: source)
    let kept = window.range
    self.source = source
    self.context = context
    window.dataChanged(count: source.count, shift: shift)
    let range = (kept.lowerBound + shift..<kept.upperBound + shift).clamped(to: 0..<source.count)
    update(to: range)
    ElementGroup.changed(context.parent)
  }

  private func update(to range: Range<Int>) {
    guard hasRead else { return updateHere(to: range) }
    runAgain = { [unowned self] in updateHere(to: range) }
    runNow()
  }

  private func updateHere(to range: Range<Int>) {
    window.range = range
    var (ids, contents) = build(range)
    contents.withUnsafeMutableBufferPointer { update(to: ids, $0, context) }
    if rows.count != range.count { rowsAreMissing(from: range.lowerBound) }
  }

  private func build(_ range: Range<Int>) -> (ids: [ID], contents: [Content]) {
    let source = source
    nonisolated(unsafe) var built: (ids: [ID], contents: [Content]) = ([], [])
    let fill: @MainActor () -> Void = {
      var (ids, contents): ([ID], [Content]) = ([], [])
      source.build(range, &ids, &contents)
      built = (ids, contents)
    }
    if context.mayLackObject {
      if !attempt(for: context, fill) { built = ([], []) }
    } else {
      read(for: context, fill)
    }
    if hasRead { runAgain = { [unowned self] in updateHere(to: window.range) } }
    return built
  }

  // MARK: Finding rows again

  /// How far the rows have moved in other data: as far as the first row that is to be seen, or its next neighbour that
  /// is still there.
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

  /// How far around a row is looked for. Whatever has gone further is not what people were looking at.
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
  /// Has the rows in the tree that are in `range`, and no others.
  func realize(_ range: Range<Int>) {
    // What the row builder reads is recorded for all rows together.
    if hasRead { return update(to: range) }
    let old = window.range
    let kept = old.clamped(to: range)
    let places = kept.isEmpty ? 0..<0 : kept.lowerBound - old.lowerBound..<kept.upperBound - old.lowerBound
    let staying = Array(rows[places])
    for row in rows[..<places.lowerBound] + rows[places.upperBound...] { remove(row) }
    // New ones are added behind those that are left.
    ViewRuntime.elements.setChildren(of: context.parent, count: staying.count) { staying[$0].element }
    let before = makeRows(kept.isEmpty ? range : range.lowerBound..<kept.lowerBound)
    let after = kept.isEmpty ? [] : makeRows(kept.upperBound..<range.upperBound)
    rows = before + staying + after
    window.range = range
    if rows.count != range.count { rowsAreMissing(from: before.isEmpty ? kept.lowerBound : range.lowerBound) }
    ElementGroup.setChildren(of: context.parent, count: rows.count) { rows[$0].element }
    if context.isDiagnosed { reportDuplicates(context) }
  }

  /// Notes that the row builder asked for an object that is not there: what it made before stays, from `start` on.
  private func rowsAreMissing(from start: Int) {
    window.range = start..<start + rows.count
    window.isComplete = true
  }

  private func makeRows(_ range: Range<Int>) -> [Row] {
    guard !range.isEmpty else { return [] }
    var (ids, contents) = build(range)
    var made: [Row] = []
    for place in ids.indices { made.append(makeRow(ids[place], &contents[place], context)) }
    return made
  }
}
