/// The rows of a `ForEach`, without the type of its data.
struct RowSource<ID: Hashable, Content> {
  let count: Int
  /// Returns the identifier of the element at an index.
  let id: (Int) -> ID
  /// Calls the row builder for some places.
  let build: (Range<Int>, inout [ID], inout [Content]) -> Void
}

extension RowSource {
  init<Data>(_ view: ForEach<Data, ID, Content>) {
    let data = view.data
    func index(_ place: Int) -> Data.Index { data.index(data.startIndex, offsetBy: place) }
    count = data.count
    id = { view.id(data[index($0)]) }
    build = { range, ids, contents in
      guard !range.isEmpty else { return }
      for element in data[index(range.lowerBound)..<index(range.upperBound)] {
        ids.append(view.id(element))
        contents.append(view.content(element))
      }
    }
  }
}

extension RowSource {
  /// The data after a change in which most rows have moved by one of `shifts`.
  func change(shifts: [Int]) -> RowChange<ID> { RowChange(count: count, id: id, shifts: shifts) }
}
