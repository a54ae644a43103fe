/// A type that creates one view for each element of a collection.
///
/// ```swift
/// ForEach(people) { person in
///   Text(person.name)
/// }
/// ```
///
/// Each view belongs to the identity of its element: when elements move, their views move with them and keep their state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Creates the view of an element.
  public var content: (Data.Element) -> Content

  @usableFromInline let id: Identifier

  /// The identification of the elements.
  @usableFromInline
  enum Identifier {
    case keyPath(KeyPath<Data.Element, ID>)
    case function((Data.Element) -> ID)
    /// The elements are subviews or sections of a view, which is shown instead of rows.
    case ofContent(ForEachOfContent<Data.Element, ID>)

    @inlinable
    func callAsFunction(_ element: Data.Element) -> ID {
      switch self {
      case .keyPath(let path): element[keyPath: path]
      case .function(let function): function(element)
      case .ofContent(let content): content(element)
      }
    }
  }
}

extension ForEach {
  /// Calls the row builder for each element.
  @inlinable
  func build(_ ids: inout [ID], _ contents: inout [Content]) {
    ids.reserveCapacity(data.count)
    contents.reserveCapacity(data.count)
    for element in data {
      ids.append(id(element))
      contents.append(content(element))
    }
  }
}

extension ForEach {
  /// Creates content other than views for the elements of a collection.
  package init(_ data: Data, identifier: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    (self.data, self.content, id) = (data, content, .function(identifier))
  }

  /// Returns the same elements with other content.
  package func mapContent<Row>(_ row: @escaping (Content) -> Row) -> ForEach<Data, ID, Row> {
    ForEach<Data, ID, Row>(data, identifier: { id($0) }, content: { row(content($0)) })
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views for the elements of a collection of identifiable data.
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    // A closure, because a key path would be evaluated for each element.
    id = .function { $0.id }
  }
}

extension ForEach where Content: View {
  /// Creates views for the elements of a collection, identified by a key path.
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    // A closure, because `\.self` would be evaluated for each element, and key paths are slow.
    let itself: (Data.Element) -> Data.Element = { $0 }
    if id == (\Data.Element.self as AnyKeyPath), let function = itself as? (Data.Element) -> ID {
      self.id = .function(function)
    } else {
      self.id = .keyPath(id)
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for the numbers of a constant range.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = .function { $0 }
  }
}

// The first parameter isn't a `Binding<C>` for the sake of error messages: the compiler would explain every mistake in a row of
// other data as data that isn't a binding. For `Identifiable` elements, a binding is treated like any other collection.
extension ForEach where Content: View {
  /// Creates views for bindings to the elements of a collection, identified by a key path.
  public init<C: _BindingToCollection>(
    _ data: C, id: KeyPath<C.Elements.Element, ID>, @ViewBuilder content: @escaping (C.Element) -> Content
  )
  where Data == LazyMapSequence<C.Elements.Indices, (C.Elements.Index, ID)>, C.Elements.Index: Hashable {
    self.init(data._binding, identifier: { $0[keyPath: id] }, content)
  }

  private init<C>(
    _ binding: Binding<C>, identifier: @escaping (C.Element) -> ID,
    _ content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = binding.wrappedValue
    data = elements.indices.lazy.map { index in (index, identifier(elements[index])) }
    self.content = { content(binding.element(at: $0.0, in: elements)) }
    id = .function { $0.1 }
  }
}

@MainActor
extension ForEach: DynamicViewContent where Content: View {}

/// A view that is created from a collection whose elements people may be able to edit.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}

/// A binding to a collection. Only `Binding` conforms to it.
public protocol _BindingToCollection<Elements>: RandomAccessCollection where Element == Binding<Elements.Element> {
  /// The type of the collection.
  associatedtype Elements: MutableCollection & RandomAccessCollection

  /// The binding itself.
  var _binding: Binding<Elements> { get }
}

extension Binding: _BindingToCollection where Value: MutableCollection & RandomAccessCollection {
  public var _binding: Binding<Value> { self }
}
