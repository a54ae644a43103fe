public import Combine

/// A property wrapper that creates an observable object for a place in the tree, keeps it, and observes it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private var storage: Storage

  private enum Storage {
    case initial(() -> ObjectType)
    case installed(ObjectBox<ObjectType>)
  }

  /// Creates a state object from a closure that creates the object on first access.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = .initial(thunk) }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    switch storage {
    case .installed(let box): return box.tracked
    case .initial(let make):
      RuntimeIssue.record(.stateOutsideView(ObjectType.self))
      return make()
    }
  }

  /// A wrapper that creates bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    switch storage {
    case .installed(let box): ObservedObject.Wrapper(object: box.object, subscription: box.subscription)
    case .initial(let make): ObservedObject.Wrapper(object: make(), subscription: nil)
    }
  }
}

/// An object that is created on first access.
final class ObjectBox<Object: ObservableObject> {
  private(set) lazy var object: Object = make()
  private(set) lazy var subscription = ObjectSubscription(to: object, property: property)
  private let make: () -> Object

  /// The property, as kept by the plan of its type. Safe because plans live as long as the program.
  private let property: Unmanaged<PropertyPlan.PropertyName>?

  // Safe because plans, which keep the names of properties, live as long as the program.
  init(_ make: @escaping () -> Object, property: Unmanaged<PropertyPlan.PropertyName>?) {
    self.make = make
    self.property = property
  }

  /// The source for bodies; nil until one has read the object.
  private(set) var source: ObjectSubscription?

  var tracked: Object {
    source = subscription
    subscription.track()
    return object
  }
}

extension StateObject: StoredProperty {
  static var ownsState: Bool { true }

  static func source(of property: UnsafeMutablePointer<Self>) -> Source? {
    if case .installed(let box) = property.pointee.storage { box.source } else { nil }
  }

  static func install(_ property: UnsafeMutablePointer<Self>, in host: PropertyHost) {
    guard case .initial(let make) = property.pointee.storage else { return }
    property.pointee.storage = .installed(ObjectBox(make, property: host.property))
  }

  static func adopt(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>, in host: PropertyHost
  ) -> Bool {
    new.pointee.storage = old.pointee.storage
    return false
  }
}
