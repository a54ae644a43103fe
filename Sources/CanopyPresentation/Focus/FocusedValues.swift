/// The values that the focused view and its ancestors expose to other views.
///
/// Declare your own values with `@Entry`:
///
/// ```swift
/// extension FocusedValues {
///   @Entry var note: Note?
/// }
/// ```
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value for a custom key, or nil if the focused view doesn't set one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that the focused view has set.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// A key for a custom value that the focused view sets.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}
