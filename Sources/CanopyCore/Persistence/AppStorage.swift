public import Foundation

/// A value that is kept in the user's defaults, and outlives the program.
///
/// ```swift
/// @AppStorage("opensMaximized") private var opensMaximized = false
/// ```
///
/// All views that name the same entry see the same value; those whose bodies read it run again when it changes.
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let coding: StorageCoding<Value>
  private let initial: Value
  private let store: UserDefaults?
  private var location: StorageLocation<Value>?

  init(_ key: String, _ coding: StorageCoding<Value>, _ initial: Value, store: UserDefaults?) {
    self.key = key
    self.coding = coding
    self.initial = initial
    self.store = store
  }

  /// The stored value, or the initial value if nothing is stored.
  public var wrappedValue: Value {
    get { reachable.value }
    nonmutating set { reachable.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: reachable) }

  /// Also outside of a view: there the standard defaults are meant, if nothing else was said.
  private var reachable: StorageLocation<Value> { location ?? located(in: store ?? .standard) }

  private func located(in defaults: UserDefaults) -> StorageLocation<Value> {
    StorageLocation(KeyValueStore.of(defaults).source(of: key), coding, initial: initial)
  }
}

extension AppStorage: StoredProperty {
  static func install(_ property: UnsafeMutablePointer<Self>, in host: PropertyHost) {
    let scope = host.scope._withUnsafeGuaranteedRef { $0 }
    let store = property.pointee.store ?? scope.value(of: DefaultAppStorageKey.self)
    property.pointee.location = property.pointee.located(in: store)
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
  /// Sets which defaults `@AppStorage` means in this view, unless it names others itself.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    _setting(\.defaultAppStorage, store)
  }
}

extension EnvironmentValues {
  /// The defaults that `@AppStorage` means.
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}
