/// A property wrapper that publishes changes of a property.
///
/// ```swift
/// final class Model: ObservableObject {
///   @Published var name = ""
/// }
///
/// let subscription = model.$name.sink { print($0) }
/// ```
///
/// It is available only on properties of classes. The new value is published before it is set, so subscribers that read the
/// property get the old value. Before that, the object's `objectWillChange` sends.
@propertyWrapper
public struct Published<Value> {
  var storage: PublishedStorage<Value>

  /// Creates a property with an initial value.
  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// A publisher of the current value, and of each new value before it is set.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {
      if newValue.storage.objectWillChange == nil { newValue.storage.objectWillChange = storage.objectWillChange }
      storage = newValue.storage
    }
  }

  /// This property is unavailable, because the published property must belong to a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes.") }
    set { fatalError("@Published is only available on properties of classes.") }
  }

  /// The value of the property in its object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped _: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.send(newValue) }
  }
}

extension Published: PublishedProperty {
  package var anyStorage: AnyPublishedStorage { storage }
}

extension Published {
  /// A publisher of the current value of a property, and of each new value before it is set.
  public struct Publisher: Combine.Publisher {
    /// The type of the elements: the value of the property.
    public typealias Output = Value

    /// The type of the failure: the publisher never fails.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Attaches a subscriber.
    public func receive(subscriber: some Subscriber<Value, Never>) {
      storage.admit(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Stores each element in a `@Published` property, for the lifetime of the property.
  ///
  /// ```swift
  /// clock.map(\.description).assign(to: &$time)
  /// ```
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}
