public import CanopyCore
public import Combine

/// A property wrapper that observes an object that the focused view or one of its ancestors provides.
///
/// ```swift
/// struct WordCount: View {
///   @FocusedObject private var document: Document?
///
///   var body: some View { Text(document.map { "\($0.words) words" } ?? "") }
/// }
/// ```
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  @Environment(\.focusedValuesStore) private var store

  /// Creates bindings to the properties of an object.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property of the object.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      let object = object
      return Binding {
        object[keyPath: keyPath]
      } set: {
        object[keyPath: keyPath] = $0
      }
    }
  }

  /// Creates a property that observes the focused object of its type.
  nonisolated public init() {}

  /// The object of the focused view; nil if there is none.
  public var wrappedValue: ObjectType? { store?.object(ObjectType.self) }

  /// Bindings to the properties of the object, or nil if there is no object.
  public var projectedValue: Wrapper? { wrappedValue.map(Wrapper.init) }
}
