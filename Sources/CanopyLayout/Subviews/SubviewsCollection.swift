public import CanopyCore

/// A collection of the views that make up another view.
///
/// As a view, it shows all of them.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  init(_ subviews: [Subview] = []) { self.subviews = subviews }

  /// The type of a part of the collection.
  public typealias SubSequence = SubviewsCollectionSlice

  /// The position of the first subview.
  nonisolated public var startIndex: Int { 0 }
  /// The position after the last subview.
  nonisolated public var endIndex: Int { subviews.count }

  /// Returns the subview at a position.
  nonisolated public subscript(index: Int) -> Subview { subviews[index] }

  /// Returns the subviews in a range of positions.
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// A view that shows all subviews, one after another.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// A part of a collection of subviews, which shares the indices of the collection.
///
/// As a view, it shows all subviews of the part.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  private let subviews: ArraySlice<Subview>

  init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

  /// The type of a part of this part.
  public typealias SubSequence = SubviewsCollectionSlice

  /// The position of the first subview.
  nonisolated public var startIndex: Int { subviews.startIndex }
  /// The position after the last subview.
  nonisolated public var endIndex: Int { subviews.endIndex }

  /// Returns the subview at a position.
  nonisolated public subscript(index: Int) -> Subview { subviews[index] }

  /// Returns the subviews in a range of positions.
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// A view that shows all subviews of the part, one after another.
  public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollection {
  /// Returns the values that identify the views in a selection, in order.
  ///
  /// The value of a view is its tag of this type. For a selection of an optional type, a tag of the wrapped type is also
  /// accepted, unless the tag excludes it. A row of a `ForEach` without a tag has the identifier of its element. Other views have
  /// no value.
  @MainActor
  package func selectionValues<Value: Hashable>(for type: Value.Type) -> [Value?] {
    var rows = RowIdentifiers()
    return map { rows.selectionValue(of: $0, for: type) }
  }
}

/// A search for the identifiers of rows, which are requested in order.
struct RowIdentifiers {
  private var group: ElementIndex = 0
  /// The index of the row after the last one that was found.
  private var next = 0

  /// Returns the value that identifies a view in a selection. See `SubviewsCollection.selectionValues(for:)`.
  @MainActor
  mutating func selectionValue<Value: Hashable>(of subview: Subview, for type: Value.Type) -> Value? {
    subview.containerValues.selectionValue(for: type)
      ?? identifier(of: subview.item.holder).flatMap { $0 as? Value }
  }

  /// Returns the identifier of the `ForEach` row that contains an element, or nil if there is none.
  @MainActor
  private mutating func identifier(of element: ElementIndex) -> Any? {
    let elements = ViewRuntime.elements
    var child = element
    while child != 0 {
      let parent = elements[child].parent
      if parent != 0, let rows = elements.identifiedRows(of: parent) { return identifier(of: child, in: parent, rows) }
      child = parent
    }
    return nil
  }

  @MainActor
  private mutating func identifier(
    of child: ElementIndex, in group: ElementIndex, _ rows: any IdentifiedRows
  ) -> Any? {
    let all = rows.rowsInTree
    if group != self.group { (self.group, next) = (group, all.lowerBound) }
    let start = Swift.min(Swift.max(next, all.lowerBound), all.upperBound)
    let index =
      (start..<all.upperBound).first { rows.rowElement(at: $0) == child }
      ?? (all.lowerBound..<start).first { rows.rowElement(at: $0) == child }
    guard let index else { return nil }
    next = index + 1
    return rows.rowID(at: index).base
  }
}
