/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  private let isObserved: Bool

  /// Creates the location of a property.
  ///
  /// - Parameter isObserved: A Boolean value that indicates whether Observation notifies readers of the property.
  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, isObserved: Bool) {
    self.object = object
    self.path = path
    self.isObserved = isObserved
  }

  override var hasKnownChanges: Bool { isObserved }
  override var readsObservables: Bool { isObserved }

  override var value: Value {
    get { object[keyPath: path] }
    set { object[keyPath: path] = newValue }
  }

  override func isSameLocation(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}
