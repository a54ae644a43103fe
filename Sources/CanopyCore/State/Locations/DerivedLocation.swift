internal import CanopyGraph

/// The location of a value that is derived from another value. Readers of a part don't depend on the rest of the whole.
class DerivedLocation<Value>: Location<Value> {
  private var last: Value?
  private var observed = ObservedReads()
  /// A Boolean value that indicates whether the location has been evaluated before. The first evaluation isn't a change.
  private var isKnown = false

  /// A Boolean value that indicates whether all changes of the whole are observed. Changes of values behind closures aren't.
  private let isFollowed: Bool
  private let isObserved: Bool
  private var isHeld = false

  /// Creates the location of a value inside a larger value.
  ///
  /// - Parameter whole: The location that contains the value.
  init(of whole: Location<some Any>) {
    isFollowed = whole.hasKnownChanges
    isObserved = whole.readsObservables
  }

  init(isFollowed: Bool, isObserved: Bool) {
    self.isFollowed = isFollowed
    self.isObserved = isObserved
  }

  final override var hasKnownChanges: Bool { isFollowed }
  final override var readsObservables: Bool { isObserved }

  final override var isComputed: Bool { isKnown }

  final override var label: String { title.description }

  /// Reads the current value.
  func read() -> Value { preconditionFailure("\(Self.self) must override the getter of its value.") }

  /// Changes the value.
  func write(_ new: Value) { preconditionFailure("\(Self.self) must override the setter of its value.") }

  override final var value: Value {
    get {
      // A location that isn't retained elsewhere may be released at any time along with its dependency, so the whole is read
      // instead.
      guard isFollowed, Updating.isHere, isHeld, trackIfHere() else { return read() }
      return last ?? read()
    }
    set { write(newValue) }
  }

  override final func hold() {
    isHeld = true
    // Evaluated now instead of at the first read by a body. Otherwise, properties that are observed inside a body would also be
    // dependencies of that body.
    if isFollowed, isObserved { ViewRuntime.graph.untracked { _ = trackIfHere() } }
  }

  override final func refresh() -> Bool {
    let new = observed.follow(read)
    isKnown = last != nil
    if let last, areEqual(last, new) { return false }
    last = new
    return true
  }
}

/// The location of a collection's element at an index.
final class ElementLocation<C: MutableCollection>: DerivedLocation<C.Element> {
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

  override var title: SourceTitle { collection.title.appending(index is Int ? "[\(index)]" : "[…]") }

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
