public import CanopyCore

/// A collection of the views that a view consists of.
///
/// As a view it shows all of them.
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
  /// All subviews, one after another.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// A part of a collection of subviews, with the positions of that collection.
///
/// As a view it shows all of the part.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  private let subviews: ArraySlice<Subview>

  init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

  /// The type of a part of the part.
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
  /// All subviews of the part, one after another.
  public var body: some View { ForEach(subviews) { $0 } }
}
