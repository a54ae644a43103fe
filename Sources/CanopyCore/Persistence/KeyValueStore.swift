internal import Foundation
internal import Synchronization

/// A store of plain objects by name, with the sources of entries that views read.
///
/// Views that name the same entry of the same store share a source. Changes by others are noticed at the next update, because
/// the defaults of Linux don't post notifications.
///
/// Safe because the sources are behind the lock, and the functions refer to stores that have locks.
final class KeyValueStore: @unchecked Sendable {
  let object: (String) -> Any?
  let setObject: (Any?, String) -> Void
  private let lock = NSLock()
  private var sources: [String: WeakSource] = [:]

  private struct WeakSource {
    weak var source: EntrySource?
  }

  init(object: @escaping (String) -> Any?, setObject: @escaping (Any?, String) -> Void) {
    self.object = object
    self.setObject = setObject
  }

  /// The source of an entry.
  func source(of key: String) -> EntrySource {
    lock.withLock {
      if let source = sources[key]?.source { return source }
      let source = EntrySource(key: key, store: self)
      sources[key] = WeakSource(source: source)
      return source
    }
  }

  /// Notifies the sources of entries that were changed elsewhere.
  func noticeChanges() {
    let followed = lock.withLock {
      sources = sources.filter { $0.value.source != nil }
      return sources.values.compactMap(\.source)
    }
    for source in followed { source.noticeChange() }
  }
}

extension KeyValueStore {
  /// The stores of user defaults that views depend on, by their objects.
  private static let ofDefaults = LockedStores()

  static func of(_ defaults: UserDefaults) -> KeyValueStore { ofDefaults.store(for: defaults) }

  /// Notices what others have changed in any store. Costs nothing where no view follows one.
  static func noticeChanges() { ofDefaults.noticeChanges() }

  /// Returns a store in memory.
  static func inMemory() -> KeyValueStore {
    let values = LockedValues()
    return KeyValueStore(object: { values[$0] }, setObject: { values[$1] = $0 })
  }
}

/// Safe because everything that changes is read and written under the lock.
private final class LockedStores: @unchecked Sendable {
  private let lock = NSLock()
  private var stores: [ObjectIdentifier: KeyValueStore] = [:]
  private let isEmpty = Atomic(true)

  func store(for defaults: UserDefaults) -> KeyValueStore {
    lock.withLock {
      if let store = stores[ObjectIdentifier(defaults)] { return store }
      let store = KeyValueStore(
        object: { defaults.object(forKey: $0) },
        setObject: { value, key in
          if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
        })
      stores[ObjectIdentifier(defaults)] = store
      isEmpty.store(false, ordering: .releasing)
      return store
    }
  }

  func noticeChanges() {
    if isEmpty.load(ordering: .acquiring) { return }
    let all = lock.withLock { Array(stores.values) }
    for store in all { store.noticeChanges() }
  }
}

/// Safe because everything that changes is read and written under the lock.
private final class LockedValues: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  subscript(key: String) -> Any? {
    get { lock.withLock { values[key] } }
    set { lock.withLock { values[key] = newValue } }
  }
}
