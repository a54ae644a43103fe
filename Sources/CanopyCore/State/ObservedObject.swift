public import Combine

/// A property wrapper that observes an object owned elsewhere.
///
/// A body that reads the object runs again whenever the object announces a change.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  private var object: ObjectType
  private var subscription: ObjectSubscription?

  /// A wrapper that creates bindings to the properties of an object.
  @dynamicMemberLookup
  @MainActor @preconcurrency
  public struct Wrapper {
    let object: ObjectType
    let subscription: ObjectSubscription?

    /// A binding to a property of the object. Its readers depend on every change of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObservedMemberLocation(object, keyPath, subscription))
    }
  }

  /// Creates an observed object from an object that is owned elsewhere.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates an observed object from an object that is owned elsewhere.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get {
      subscription?.track()
      return object
    }
    set {
      object = newValue
      subscription = nil
    }
  }

  /// A wrapper that creates bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object, subscription: subscription) }
}

extension ObservedObject: StoredProperty {
  static func source(of property: UnsafeMutablePointer<Self>) -> Source? { property.pointee.subscription }

  static func install(_ property: UnsafeMutablePointer<Self>, in host: PropertyHost) {
    property.pointee.subscription = ObjectSubscription(to: property.pointee.object, property: host.property)
  }

  static func adopt(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>, in host: PropertyHost
  ) -> Bool {
    guard new.pointee.object === old.pointee.object else {
      install(new, in: host)
      return true
    }
    new.pointee.subscription = old.pointee.subscription
    return false
  }
}
