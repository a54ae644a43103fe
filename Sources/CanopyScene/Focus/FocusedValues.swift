/// The values that the focused view exposes to other views.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key of your own, if the focused view has set one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value of your own that the focused view sets.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}
