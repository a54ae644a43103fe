/// A property wrapper that stores a value for the window of the view.
///
/// Each window has its own value. It outlives the views that use it, and also the program if the host restores windows.
@propertyWrapper
public struct SceneStorage<Value> {
  private let key: String
  private let coding: StorageCoding<Value>
  private let initial: Value
  private var location: StorageLocation<Value>?

  init(_ key: String, _ coding: StorageCoding<Value>, _ initial: Value) {
    self.key = key
    self.coding = coding
    self.initial = initial
  }

  /// The stored value, or the initial value if nothing is stored.
  public var wrappedValue: Value {
    get {
      guard let location else {
        RuntimeIssue.record(.stateOutsideView(Value.self))
        return initial
      }
      return location.value
    }
    nonmutating set {
      guard let location else { return RuntimeIssue.record(.stateSetOutsideView(Value.self)) }
      location.value = newValue
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }
}

extension SceneStorage: StoredProperty {
  static func install(_ property: UnsafeMutablePointer<Self>, in host: PropertyHost) {
    let store = host.scope._withUnsafeGuaranteedRef { $0.tree[KeyValueStore.ofScene] }
    let (key, coding, initial) = (property.pointee.key, property.pointee.coding, property.pointee.initial)
    property.pointee.location = StorageLocation(store.source(of: key), coding, initial: initial)
  }

  static func adopt(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>, in host: PropertyHost
  ) -> Bool {
    if new.pointee.key == old.pointee.key {
      new.pointee.location = old.pointee.location
      return false
    }
    install(new, in: host)
    return true
  }
}
