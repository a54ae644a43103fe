/// The states of the rows of a lazy `ForEach` that aren't in the tree, by their indices in the data.
///
/// There are no entries for rows without state, and for rows whose identifier has left the data.
@MainActor
final class RowKeeper<ID: Hashable> {
  private var entries: [Int: Entry] = [:]

  /// The states of one row.
  struct Entry {
    let id: ID
    var index: Int
    let states: KeptStates
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The number of rows whose states are kept.
  var count: Int { entries.count }

  func keep(_ states: KeptStates, of id: ID, at index: Int) {
    entries[index] = Entry(id: id, index: index, states: states)
  }

  /// Removes and returns the states of the row at an index in the data, which is about to be created.
  func take(_ id: ID, at index: Int) -> KeptStates? {
    guard !entries.isEmpty, let entry = entries[index], entry.id == id else { return nil }
    entries[index] = nil
    return entry.states
  }

  /// Moves the states to their rows in new data, and releases the states of rows that are no longer in the data.
  func dataChanged(_ change: RowChange<ID>) {
    guard !entries.isEmpty, !entries.allSatisfy({ change.has($1.id, at: $0) }) else { return }
    let old = entries
    entries = [:]
    keep(old.values, after: change)
  }

  /// Keeps the states of the rows that are in the data, wherever they are now.
  ///
  /// - Complexity: O(*n*) in the number of rows in the data, if one of them isn't where `change` suggests.
  func keep(_ rows: some Sequence<Entry>, after change: RowChange<ID>) {
    var missing: [ID: [Entry]] = [:]
    for entry in rows {
      if let index = change.suggestedIndex(of: entry.id, from: entry.index), entries[index] == nil {
        keep(entry.states, of: entry.id, at: index)
      } else {
        missing[entry.id, default: []].append(entry)
      }
    }
    for index in 0..<change.count {
      guard !missing.isEmpty else { return }
      let id = change.id(index)
      guard missing[id] != nil, entries[index] == nil, let entry = missing[id]?.popLast() else { continue }
      if missing[id]?.isEmpty == true { missing[id] = nil }
      keep(entry.states, of: id, at: index)
    }
  }
}

/// New data of a lazy `ForEach`, with the distances by which rows are likely to have moved.
struct RowChange<ID: Hashable> {
  let count: Int
  /// Returns the identifier at an index.
  let id: (Int) -> ID
  let shifts: [Int]

  func has(_ id: ID, at index: Int) -> Bool { index >= 0 && index < count && self.id(index) == id }

  /// Returns the index of a row that was at `index`, if the row has moved like most rows.
  func suggestedIndex(of id: ID, from index: Int) -> Int? {
    for shift in shifts where has(id, at: index + shift) { return index + shift }
    return nil
  }

  /// Returns the index of a row that was at `index`, wherever it is, or nil if it has left the data.
  func index(of id: ID, from index: Int) -> Int? {
    suggestedIndex(of: id, from: index) ?? (0..<count).first { self.id($0) == id }
  }
}
