public import Observation

extension Environment {
  /// Creates a property that reads an object by its type, as set by an ancestor with `environment(_:)`.
  ///
  /// If there is none, the program stops with a message that names the reader and places where objects of similar types were set.
  /// Declare the property as optional to allow for a missing object.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    let reading = ObjectReading { scope, reader in
      guard let object = scope.value(of: ObservableKey<Value>.self) else {
        MissingObject.stop(.observable(Value.self), in: scope, for: reader)
      }
      return object
    }
    content = .object(reading, nil)
  }

  /// Creates a property that reads an object by its type, as set by an ancestor with `environment(_:)`; nil if there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .object(ObjectReading { scope, _ in scope.value(of: ObservableKey<T>.self) }, nil)
  }

  /// The lookup of an object in a scope.
  @usableFromInline
  final class ObjectReading {
    private let lookUp: (EnvironmentScope, ObjectReader?) -> Value
    /// The property that reads the object, once it belongs to a view.
    var reader: ObjectReader?

    init(_ lookUp: @escaping (EnvironmentScope, ObjectReader?) -> Value) { self.lookUp = lookUp }

    func read(_ scope: EnvironmentScope) -> Value { lookUp(scope, reader) }
  }
}

extension View {
  /// Sets an object for this view and its descendants, which read it by its type: `@Environment(Library.self)`.
  ///
  /// A body that reads a property of the object runs again when that property changes. Passing nil hides an object that
  /// an ancestor has set.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(ObjectSetting(key: ObservableKey<T>.self, object: object, setter: "environment"))
  }
}

/// The key of an observable object: its type.
enum ObservableKey<T: AnyObject>: EnvironmentKey, ObjectKey {
  static var defaultValue: T? { nil }
  static var objectType: any Any.Type { T.self }
}

/// A key whose value is an object that is found by its type.
protocol ObjectKey {
  static var objectType: any Any.Type { get }
}

/// Sets an object under the key of its type.
struct ObjectSetting<Key: EnvironmentKey & ObjectKey> {
  let key: Key.Type
  let object: Key.Value
  let setter: String
}

@MainActor
extension ObjectSetting: EnvironmentSetting {
  var name: String { "\(setter)(\(readableName(of: Key.objectType)))" }

  func set(in values: inout EnvironmentValues) { values[key] = object }
}
