/// The rows that a `ForEach` has in the tree.
///
/// An update keeps the unchanged rows at both ends, and looks up only the rows in between by hash.
@MainActor
@usableFromInline
class ForEachRows<ID: Hashable, Content: View>: RowReading {
  @exclusivity(unchecked) @usableFromInline final var rows: [Row] = []
  @usableFromInline final let words = Content._words
  /// A Boolean value that indicates whether a row is always a single element, which needs no group.
  @usableFromInline final let isSingle = Content._elements == 1

  /// The view of an element. Its slots keep their address when the row moves.
  @usableFromInline
  struct Row {
    @usableFromInline let id: ID
    @usableFromInline let slots: _Slots
    /// The single element that the row adds to the group: the view's own element, or a group for several.
    @usableFromInline let element: ElementIndex

    @inlinable
    init(id: ID, slots: _Slots, element: ElementIndex) {
      self.id = id
      self.slots = slots
      self.element = element
    }
  }

  @inlinable
  override init() {}

  // MARK: Identifiers

  /// The number of elements in the data.
  var countOfData: Int { rows.count }

  /// The index of the first row in the tree.
  var firstIndex: Int { 0 }

  /// Returns the identifier of the element at an index of the data.
  func idOfRow(at index: Int) -> ID { rows[index].id }

  /// Returns the index of a row that isn't in the tree, but contains a view with an identifier.
  func indexOfContent(holding id: AnyHashable) -> Int? { nil }

  // MARK: Coming and going

  @inlinable
  final func mount<Data>(_ view: ForEach<Data, ID, Content>, _ context: _MountContext) {
    var (ids, contents) = build(view, context)
    rows.reserveCapacity(ids.count)
    contents.withUnsafeMutableBufferPointer { contents in
      guard let content = contents.baseAddress else { return }
      for place in 0..<ids.count { rows.append(makeRow(ids[place], content + place, context)) }
    }
    if context.isDiagnosed { reportDuplicates(context) }
  }

  /// Calls the row builder for each element, and updates the rows when one of its dependencies has
  /// changed.
  @inlinable
  final func build<Data>(
    _ view: ForEach<Data, ID, Content>, _ context: _MountContext
  ) -> (ids: [ID], contents: [Content]) {
    var (ids, contents): ([ID], [Content]) = ([], [])
    read(for: context) { view.build(&ids, &contents) }
    if hasRead { runAgain = { [unowned self] in updateHere(view, context) } }
    return (ids, contents)
  }

  @inlinable
  func unmount() {
    endReading()
    for row in rows { remove(row) }
    rows = []
  }

  /// Mounts a new row at an index of the updated rows.
  @inlinable
  func insertRow(
    _ id: ID, at place: Int, _ content: UnsafeMutablePointer<Content>, _ context: _MountContext
  ) -> Row {
    makeRow(id, content, context)
  }

  /// Unmounts the rows that an update removes, and lets the observer animate their removal.
  @inlinable
  final func dropRows(leftIn rows: MovedRows<ID, Content>) {
    // All rows are notified before the first is removed, because the list of siblings is invalid from then until the end of the
    // update.
    rows.forEachLeft { if $0.element != 0 { ElementGroup.willRemove($0.element) } }
    rows.forEachLeft(removeRow)
  }

  /// Unmounts a row that an update removes.
  @inlinable
  func removeRow(_ row: Row) { remove(row) }

  @inlinable
  final func makeRow(_ id: ID, _ content: UnsafeMutablePointer<Content>, _ context: _MountContext) -> Row {
    let slots = SlotBlock.allocate(words: words)
    if StateKeeping.isActive { StateKeeping.enterRow(id, base: slots) }
    defer { if StateKeeping.isActive { StateKeeping.leave() } }
    return mountRow(id, content, slots, context)
  }

  @inlinable
  final func mountRow(
    _ id: ID, _ content: UnsafeMutablePointer<Content>, _ slots: _Slots, _ context: _MountContext
  ) -> Row {
    if isSingle {
      Content._mount(content, slots, context)
      return Row(id: id, slots: slots, element: ElementGroup.lastChild(of: context.parent))
    }
    let group = ElementGroup.make(in: context)
    Content._mount(content, slots, context.inside(group: group))
    return Row(id: id, slots: slots, element: group)
  }

  @inlinable
  final func remove(_ row: Row) {
    if StateKeeping.isActive { StateKeeping.enterRow(row.id, base: row.slots) }
    unmountRow(row)
    if StateKeeping.isActive { StateKeeping.leave() }
  }

  @inlinable
  final func unmountRow(_ row: Row) {
    Content._unmount(row.slots)
    SlotBlock.deallocate(row.slots, words: words)
    if !isSingle { ElementGroup.remove(row.element) }
  }

  @inlinable
  final func update(_ row: Row, _ content: UnsafeMutablePointer<Content>, _ context: _MountContext) {
    Content._update(content, row.slots, isSingle ? context : context.inside(group: row.element))
  }

  // MARK: Updating

  @inlinable
  final func update<Data>(_ view: ForEach<Data, ID, Content>, _ context: _MountContext) {
    if hasRead {
      runAgain = { [unowned self] in updateHere(view, context) }
      runNow()
    } else {
      updateHere(view, context)
    }
  }

  @inlinable
  final func updateHere<Data>(_ view: ForEach<Data, ID, Content>, _ context: _MountContext) {
    var (ids, contents) = build(view, context)
    contents.withUnsafeMutableBufferPointer { contents in
      update(to: ids, contents, context)
    }
  }

  /// Updates the tree to contain a row for each of `ids`.
  @inlinable
  final func update(to ids: [ID], _ contents: UnsafeMutableBufferPointer<Content>, _ context: _MountContext) {
    let kept = ends(keptBy: ids)
    guard kept.prefix < max(ids.count, rows.count) else {
      guard let content = contents.baseAddress else { return }
      for place in 0..<ids.count { update(rows[place], content + place, context) }
      return
    }
    replaceRows(ids, contents, kept, context)
    ElementGroup.setChildren(of: context.parent, count: rows.count) { rows[$0].element }
    if context.isDiagnosed { reportDuplicates(context) }
  }

  /// Returns the numbers of unchanged rows at the beginning and at the end.
  @inlinable
  final func ends(keptBy ids: [ID]) -> (prefix: Int, suffix: Int) {
    let shorter = min(ids.count, rows.count)
    var prefix = 0
    while prefix < shorter, ids[prefix] == rows[prefix].id { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, ids[ids.count - 1 - suffix] == rows[rows.count - 1 - suffix].id { suffix += 1 }
    return (prefix, suffix)
  }

  @inlinable
  final func replaceRows(
    _ ids: [ID], _ contents: UnsafeMutableBufferPointer<Content>, _ kept: (prefix: Int, suffix: Int),
    _ context: _MountContext
  ) {
    let old = rows
    var middle = MovedRows(old, from: kept.prefix, to: old.count - kept.suffix)
    // If there are no new rows, old rows are removed before others are updated, as for the branches of an `if`.
    let addsNone = ids.count == kept.prefix + kept.suffix
    if addsNone { dropRows(leftIn: middle) }
    var new: [Row] = []
    new.reserveCapacity(ids.count)
    for place in 0..<ids.count {
      // A loop instead of a closure, which would check the actor for each row.
      guard let first = contents.baseAddress else { break }
      let content = first + place
      let row: Row? =
        if place < kept.prefix {
          old[place]
        } else if place >= ids.count - kept.suffix {
          old[place + old.count - ids.count]
        } else {
          middle.take(ids[place])
        }
      if let row {
        update(row, content, context)
        new.append(row)
      } else {
        ElementGroup.insert(in: context.parent) { new.append(insertRow(ids[place], at: place, content, context)) }
      }
    }
    rows = new
    if !addsNone { dropRows(leftIn: middle) }
  }

  // MARK: Misuse

  @usableFromInline
  final func reportDuplicates(_ context: _MountContext) {
    var seen: Set<ID> = []
    for row in rows where !seen.insert(row.id).inserted {
      RuntimeIssue.record(
        .duplicateID("\(row.id)", owner: context.authorName), in: context.tree)
      return
    }
  }
}

extension RuntimeIssue {
  fileprivate static func duplicateID(_ id: String, owner: String?) -> RuntimeIssue {
    RuntimeIssue(
      kind: .duplicateID,
      message: """
        ForEach\(owner.map { " in the body of \($0)" } ?? ""): the ID \(id) occurs multiple times within the collection, \
        this will give undefined results. Only one of the elements keeps its state.
        """)
  }
}
