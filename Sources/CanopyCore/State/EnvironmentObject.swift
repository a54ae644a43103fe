public import Combine

/// A property wrapper that reads an observable object from the environment by its type, and observes it.
///
/// If no ancestor has set such an object, the program stops when the property is read, with a message that names the
/// reader and the places where objects of similar types are set.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var scope: EnvironmentScope?
  private var followed: Followed?

  /// The type that creates bindings to the properties of an object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  /// Reads an object from the environment.
  public init() {}

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    let object = object
    followed?.subscription(to: object).track()
    return object
  }

  private var object: ObjectType {
    let scope = scope ?? .ofNoTree
    guard let object = scope.value(of: EnvironmentObjectKey<ObjectType>.self) else {
      MissingObject.stop(.observableObject(ObjectType.self), in: scope, for: followed?.reader)
    }
    return object
  }

  /// A wrapper that creates bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: Wrapper {
    let object = object
    return Wrapper(object: object, subscription: followed?.subscription(to: object))
  }

  /// The object that was last read, and the subscription to it.
  private final class Followed {
    private(set) var last: (object: ObjectType, subscription: ObjectSubscription)?

    /// The property, as kept by the plan of its type. Safe because plans live as long as the program.
    let property: Unmanaged<PropertyPlan.PropertyName>?
    let reader: ObjectReader

    @MainActor
    init(_ host: PropertyHost) {
      property = host.property
      reader = ObjectReader(host)
    }

    func subscription(to object: ObjectType) -> ObjectSubscription {
      if let last, last.object === object { return last.subscription }
      let subscription = ObjectSubscription(to: object, property: property)
      last = (object, subscription)
      return subscription
    }
  }
}

extension EnvironmentObject: StoredProperty {
  static func install(_ property: UnsafeMutablePointer<Self>, in host: PropertyHost) {
    property.pointee.scope = host.scope.takeUnretainedValue()
    property.pointee.followed = Followed(host)
  }

  static func adopt(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>, in host: PropertyHost
  ) -> Bool {
    new.pointee = old.pointee
    return false
  }

  static func source(of property: UnsafeMutablePointer<Self>) -> Source? {
    property.pointee.followed?.last?.subscription
  }
}

extension View {
  /// Sets an object for this view and its descendants, which read it by its type: `@EnvironmentObject var cart: Cart`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(ObjectSetting(key: EnvironmentObjectKey<T>.self, object: object, setter: "environmentObject"))
  }
}

/// The key of an `ObservableObject`: its type.
enum EnvironmentObjectKey<T: AnyObject>: EnvironmentKey, ObjectKey {
  static var defaultValue: T? { nil }
  static var objectType: any Any.Type { T.self }
}
