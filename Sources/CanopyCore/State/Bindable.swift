public import Observation

/// A property wrapper that creates bindings to the properties of an observable object.
///
/// ```swift
/// struct Editor: View {
///   @Bindable var note: Note
///   var body: some View { TextField("Title", text: $note.title) }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  /// Unavailable, with a message that only observable objects can be wrapped. It is declared so that a view's memberwise
  /// initializer takes the object, and not the wrapper.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { object = wrappedValue }

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// The wrapper itself, which creates bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: ObjectLocation(wrappedValue, keyPath, isObserved: false))
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: ObjectLocation(wrappedValue, keyPath, isObserved: true))
  }

  /// Creates a bindable object that creates bindings to the properties of `wrappedValue`.
  public init(wrappedValue: Value) { object = wrappedValue }

  /// Creates a bindable object that creates bindings to the properties of `wrappedValue`.
  public init(_ wrappedValue: Value) { object = wrappedValue }

  /// Creates a bindable object from another bindable object.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
