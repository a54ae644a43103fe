internal import Foundation

/// The edits that people can make to the elements of a collection in a list.
///
/// ```swift
/// List($tasks, editActions: [.delete, .move]) { $task in
///   TextField("Task", text: $task.title)
/// }
/// ```
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// People can move elements to another place.
  public static var move: EditActions { EditActions(rawValue: 1 << 0) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// People can delete elements.
  public static var delete: EditActions { EditActions(rawValue: 1 << 1) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// People can move and delete elements.
  public static var all: EditActions { [.move, .delete] }
}

/// The indices and identifiers of the elements of a collection.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  private let base: Base
  private let identifier: (Base.Element) -> ID

  init(_ base: Base, _ identifier: @escaping (Base.Element) -> ID) {
    (self.base, self.identifier) = (base, identifier)
  }

  /// The index and the identifier of an element.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }

  /// The index and the identifier of the element at a position.
  public subscript(position: Base.Index) -> Element { Element(index: position, id: identifier(base[position])) }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }

  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

/// The view of an element that people can delete or move. You create it with `ForEach.init(_:editActions:content:)`.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let data: Binding<Data>
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?
}

@MainActor
extension EditableCollectionContent: View where Content: View {
  /// The view of the element.
  public var body: some View {
    content
      .modifier(ContentEditModifier(inRow: \.contentEdits.delete, action: delete))
      .modifier(ContentEditModifier(inRow: \.contentEdits.move, action: move))
  }
}

extension EditableCollectionContent where Data: MutableCollection {
  init(_ content: Content, _ data: Binding<Data>, _ actions: EditActions<Data>) {
    (self.content, self.data) = (content, data)
    move = actions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil
    // Only such a collection has the action, but the type of the elements' `ForEach` doesn't say so.
    let canDelete = actions.rawValue & EditActions<[Int]>.delete.rawValue != 0
    delete =
      canDelete && data.wrappedValue is any RangeReplaceableCollection
      ? { offsets in
        guard let all = data.wrappedValue as? any MutableCollection & RangeReplaceableCollection else { return }
        if let rest = removing(offsets, from: all) as? Data { data.wrappedValue = rest }
      } : nil
  }
}

/// Returns a collection without the elements at some offsets.
private func removing<Data: MutableCollection & RangeReplaceableCollection>(_ offsets: IndexSet, from data: Data)
  -> Data
{
  var rest = data
  rest.remove(atOffsets: offsets)
  return rest
}

extension ForEach where Content: View {
  /// Creates views for bindings to the elements of a collection, which people can edit in a list.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection.
  ///   - editActions: The edits that people can make.
  ///   - content: A closure that returns the view of an element, given a binding to it.
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, editActions, { $0.id }, content)
  }

  /// Creates views for bindings to the elements of a collection, identified by a key path, which people can edit in a list.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection.
  ///   - id: The key path to the identifier of an element.
  ///   - editActions: The edits that people can make.
  ///   - content: A closure that returns the view of an element, given a binding to it.
  public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(data, editActions, { $0[keyPath: id] }, content)
  }

  private init<C, R: View>(
    _ binding: Binding<C>, _ actions: EditActions<C>, _ identifier: @escaping (C.Element) -> ID,
    _ content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let elements = binding.wrappedValue
    self.init(IndexedIdentifierCollection(elements, identifier), identifier: { $0.id }) { element in
      EditableCollectionContent(content(binding.element(at: element.index, in: elements)), binding, actions)
    }
  }
}
