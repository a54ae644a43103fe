extension Binding {
  /// Creates a binding to the value inside an optional. Returns nil if the optional is nil.
  public init?(_ base: Binding<Value?>) {
    guard let location = UnwrappedLocation(inside: base.location) else { return nil }
    self.init(location: location, transaction: base.transaction)
  }

  /// Creates a binding to an optional from a binding to its wrapped value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: OptionalLocation(base.location), transaction: base.transaction)
  }

  /// Creates a binding to `AnyHashable` from a binding to a hashable value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(location: HashableLocation(base.location), transaction: base.transaction)
  }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The type of the iterator over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// The type of a contiguous part of the collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of an element.
  public typealias Index = Value.Index
  /// The indices of the elements.
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The indices of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the index after an index.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// Replaces an index with the index after it.
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at `position`.
  public subscript(position: Index) -> Binding<Value.Element> {
    element(at: position, in: wrappedValue)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// Returns the index before an index.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  /// Replaces an index with the index before it.
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

extension Binding where Value: MutableCollection {
  /// A binding to the element at `index`, which was found in `elements`.
  func element(at index: Value.Index, in elements: Value) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(location, at: index, in: elements), transaction: transaction)
  }
}
