/// A property wrapper that reads and writes a value owned by another view or object.
///
/// ```swift
/// struct Switch: View {
///   @Binding var isOn: Bool
///   var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
/// }
///
/// Switch(isOn: $settings.isLoud)
/// ```
///
/// Passing on a binding creates no dependency. Reading its value does.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction of changes that are made through the binding.
  public var transaction: Transaction
  private(set) var location: Location<Value>

  init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding from closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: FunctionLocation(get: get) { value, _ in set(value) })
  }

  /// Creates a binding from closures that read and write the value. The closure that writes also receives the
  /// transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: FunctionLocation(get: get, set: set))
  }

  /// Returns a binding to a value that no view owns.
  package static func storing(_ initial: Value) -> Binding<Value> {
    Binding(location: StateBox(initial, property: nil))
  }

  /// Returns a binding to an immutable value.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  /// Returns a Boolean value that indicates whether both bindings refer to the same value.
  package func isSameLocation(as other: Self) -> Bool { location.isSameLocation(as: other.location) }

  /// The value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {
      if transaction.isEmpty {
        location.value = newValue
      } else {
        withTransaction(transaction) { location.value = newValue }
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from another binding, for closures with a parameter `$element`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: PartLocation(of: location, path: keyPath), transaction: transaction)
  }

  /// Returns a binding with a transaction for its changes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }
}

/// Safe because the value is protected by the code that stores it: state by a lock, and a closure's value by the
/// closure's own rules.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: StoredProperty {
  static func install(_ property: UnsafeMutablePointer<Self>, in host: PropertyHost) {
    property.pointee.location.hold()
  }

  static func source(of property: UnsafeMutablePointer<Self>) -> Source? { property.pointee.location }

  static func adopt(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>, in host: PropertyHost
  ) -> Bool {
    guard new.pointee.location.isSameLocation(as: old.pointee.location) else {
      install(new, in: host)
      return true
    }
    new.pointee.location = old.pointee.location
    return false
  }
}
