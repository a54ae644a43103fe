internal import Combine

/// The location of a property of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
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

  override var title: SourceTitle { SourceTitle(.object, readableName(ofPath: path)) }

  override var value: Value {
    get { object[keyPath: path] }
    set { object[keyPath: path] = newValue }
  }

  override func isSameLocation(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}

/// The location of a property of an `ObservableObject`, for projections such as `$model.title`.
///
/// A reader depends on each change of the object. A view that keeps the binding is updated only when the property has a different
/// value.
final class ObservedMemberLocation<Object: ObservableObject, Value>: DerivedLocation<Value> {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>
  private let subscription: ObjectSubscription?

  /// - Parameter subscription: The subscription to changes of `object`; `nil` outside of a view.
  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, _ subscription: ObjectSubscription?) {
    self.object = object
    self.path = path
    self.subscription = subscription
    super.init(isFollowed: subscription != nil, isObserved: false)
  }

  override var title: SourceTitle {
    subscription?.title(of: readableName(ofPath: path)) ?? SourceTitle(.object, readableName(ofPath: path))
  }

  override func read() -> Value {
    subscription?.track()
    return object[keyPath: path]
  }

  override func write(_ new: Value) { object[keyPath: path] = new }

  override func isSameLocation(as other: Location<Value>) -> Bool {
    guard let other = other as? ObservedMemberLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}
