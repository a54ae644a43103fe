public import Combine

/// Reads an object from the environment, by its type, and follows it.
///
/// If no view around has set one, the program stops when the object is asked for, and says who asked and where objects
/// of a similar type were set.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var scope: EnvironmentScope?
  private var followed: Followed?

  /// Makes bindings to the properties of an object.
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

  /// Makes bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: Wrapper {
    let object = object
    return Wrapper(object: object, subscription: followed?.subscription(to: object))
  }

  /// The subscription to the object that was last read.
  private final class Followed {
    private(set) var last: (object: ObjectType, subscription: ObjectSubscription)?

    /// The property, which the plan of its type keeps. Safe because plans live as long as the program.
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
  /// Sets an object for this view and all inside it, which read it by its type: `@EnvironmentObject var cart: Cart`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(ObjectSetting(key: EnvironmentObjectKey<T>.self, object: object, setter: "environmentObject"))
  }
}

/// The key of an `ObservableObject`: its type.
enum EnvironmentObjectKey<T: AnyObject>: EnvironmentKey, ObjectKey {
  static var defaultValue: T? { nil }
  static var objectType: any Any.Type { T.self }
}
