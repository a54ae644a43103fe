internal import CanopyGraph
package import Combine
public import Foundation

/// A property wrapper that stores a value in the user's defaults, where it outlives the program.
///
/// ```swift
/// @AppStorage("opensMaximized") private var opensMaximized = false
/// ```
///
/// All views that use the same entry see the same value, and the bodies that read it run again when it changes. An
/// `ObservableObject` with such a property announces its changes.
@propertyWrapper
public struct AppStorage<Value> {
  private let entry: StoredEntry<Value>
  private var location: StorageLocation<Value>?

  init(_ key: String, _ coding: StorageCoding<Value>, _ initial: Value, store: UserDefaults?) {
    entry = StoredEntry(key, coding, initial, store: store)
  }

  /// The stored value, or the initial value if nothing is stored.
  public var wrappedValue: Value {
    get { reachable.value }
    nonmutating set { reachable.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: reachable) }

  private var reachable: StorageLocation<Value> { location ?? entry.locationOutsideViews }
}

extension AppStorage: PublishedProperty {
  package var anyStorage: AnyPublishedStorage { entry.announcer }
}

/// The description of an entry of the defaults, and its location outside of views, such as in an object.
private final class StoredEntry<Value> {
  let store: UserDefaults?
  private let key: String
  private let coding: StorageCoding<Value>
  private let initial: Value
  private let known = Guarded<(location: StorageLocation<Value>, announcer: PropertyAnnouncer?)?>(nil)

  init(_ key: String, _ coding: StorageCoding<Value>, _ initial: Value, store: UserDefaults?) {
    self.key = key
    self.coding = coding
    self.initial = initial
    self.store = store
  }

  func location(in defaults: UserDefaults) -> StorageLocation<Value> {
    StorageLocation(KeyValueStore.of(defaults).source(of: key), coding, initial: initial)
  }

  /// The location in the defaults of the property or, if it doesn't specify any, in the standard defaults.
  var locationOutsideViews: StorageLocation<Value> { known.withLock { findLocation(&$0) } }

  /// The announcer of all changes of the entry, for the object of the property.
  var announcer: PropertyAnnouncer {
    known.withLock { known in
      if let announcer = known?.announcer { return announcer }
      let announcer = PropertyAnnouncer()
      let location = findLocation(&known)
      location.source.announceChanges(to: announcer)
      known = (location, announcer)
      return announcer
    }
  }

  private func findLocation(
    _ known: inout (location: StorageLocation<Value>, announcer: PropertyAnnouncer?)?
  ) -> StorageLocation<Value> {
    if let known { return known.location }
    let defaults = store ?? .standard
    let location = location(in: defaults)
    // Bodies may read the property of an object that lives only as long as they run. The source has to outlive the
    // object, or the bodies would depend on nothing.
    KeyValueStore.of(defaults).keep(location.source)
    known = (location, nil)
    return location
  }
}

extension AppStorage: StoredProperty {
  static func install(_ property: UnsafeMutablePointer<Self>, in host: PropertyHost) {
    let scope = host.scope._withUnsafeGuaranteedRef { $0 }
    let store = property.pointee.entry.store ?? scope.value(of: DefaultAppStorageKey.self)
    property.pointee.location = property.pointee.entry.location(in: store)
  }

  static func adopt(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>, in host: PropertyHost
  ) -> Bool {
    install(new, in: host)
    guard let location = new.pointee.location, let last = old.pointee.location else { return true }
    return !location.isSameLocation(as: last)
  }
}

extension View {
  /// Sets the defaults in which `@AppStorage` properties of this view store their values, unless they specify other
  /// defaults.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    _setting(\.defaultAppStorage, store)
  }
}

extension EnvironmentValues {
  /// The defaults for `@AppStorage` properties that don't specify any.
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}
