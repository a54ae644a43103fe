/// An element of a collection that is kept elsewhere, at an index.
final class ElementLocation<C: MutableCollection>: DerivedLocation<C.Element>, @unchecked Sendable {
  private let collection: Location<C>
  private let index: C.Index
  /// The last value, for views that read it after the element has been removed.
  private let last: C.Element

  init(_ collection: Location<C>, at index: C.Index, in elements: C) {
    self.collection = collection
    self.index = index
    last = elements[index]
    super.init(of: collection)
  }

  override var label: String { "binding to an element of \(readableName(of: C.self))" }

  override func read() -> C.Element {
    let elements = collection.value
    return isIndex(of: elements) ? elements[index] : last
  }

  override func write(_ new: C.Element) {
    var elements = collection.value
    guard isIndex(of: elements) else { return }
    elements[index] = new
    collection.value = elements
  }

  private func isIndex(of elements: C) -> Bool { elements.startIndex <= index && index < elements.endIndex }

  override func isSameLocation(as other: Location<C.Element>) -> Bool {
    guard let other = other as? ElementLocation<C> else { return false }
    return index == other.index && collection.isSameLocation(as: other.collection)
  }
}
