public import CanopyCore
public import Observation

/// A property wrapper that reads a value that the focused view or one of its ancestors provides.
///
/// ```swift
/// struct DeleteButton: View {
///   @FocusedValue(\.note) private var note
///
///   var body: some View {
///     Button("Delete") { note?.delete() }.disabled(note == nil)
///   }
/// }
/// ```
///
/// The value is nil if no view with that value has the focus. A body that reads the value runs again only when the value
/// changes.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let key: AnyHashable
  private let read: (FocusedValues) -> Value?
  @Environment(\.focusedValuesStore) private var store

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    key = keyPath
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the object of a type that `focusedValue(_:)` sets.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    key = ObjectIdentifier(objectType)
    read = { $0[object: objectType] }
  }

  /// The value of the focused view; nil if there is none.
  public var wrappedValue: Value? {
    onMainActor(with: (store, key, read)) { store, key, read in store?.value(key, read) }
  }
}

/// A property wrapper that reads and writes through a binding that the focused view provides.
///
/// ```swift
/// struct BoldToggle: View {
///   @FocusedBinding(\.isBold) private var isBold
///
///   var body: some View {
///     Button("Bold") { isBold?.toggle() }.disabled(isBold == nil)
///   }
/// }
/// ```
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

  /// The bound value, or nil if no view with the binding has the focus.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding to the optional value.
  public var projectedValue: Binding<Value?> {
    let property = self
    return Binding {
      property.wrappedValue
    } set: {
      property.wrappedValue = $0
    }
  }
}
