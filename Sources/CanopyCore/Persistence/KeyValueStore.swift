internal import CanopyDrawing
internal import CanopyGraph
internal import Foundation

/// A store of plain objects by name, with the sources of entries that views read.
///
/// Views that use the same entry of the same store share a source. Changes by others are noticed at the next update, because the
/// defaults of Linux don't post notifications.
///
/// The sources are protected by the lock, and the closures access stores that have their own locks.
final class KeyValueStore {
  let object: (String) -> Any?
  let setObject: (Any?, String) -> Void
  private let lock = NSLock()
  private var sources: [String: WeakSource] = [:]
  /// The sources that objects use. They are retained because an object may end before the bodies that depend on its entries.
  private var kept = BoundedCache<String, EntrySource>(capacity: 1_024)

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

  /// Retains a source, so that it outlives the objects that use it.
  func keep(_ source: EntrySource) {
    lock.withLock { kept.insert(source, for: source.key) }
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

  static var hasUnsavedDefaults: Bool { ofDefaults.hasUnsaved }

  /// Writes the changes since the last call to the disk. Defaults on Linux are written only on request.
  ///
  /// - Returns: False if something can't be written. The next call tries again.
  @discardableResult
  static func save() -> Bool { ofDefaults.save() }

  /// Returns the store of a window's values.
  static func of(_ values: SceneValues) -> KeyValueStore {
    KeyValueStore(object: { values[$0] }, setObject: { values[$1] = $0 })
  }

  /// The store of `@SceneStorage` in the trees of a window.
  static let ofScene = TreeCompanion { KeyValueStore.of(SceneValues()) }
}

@MainActor
extension TreeContext {
  /// Uses values of `@SceneStorage` from an earlier time. Call this before the window has views.
  package func restore(_ values: SceneValues) { keep(KeyValueStore.of(values), for: KeyValueStore.ofScene) }
}

extension ViewRuntime {
  /// Writes the changes that `@AppStorage` has made since the last call to the disk. Hosts call it soon after changes, and when
  /// the app ends.
  ///
  /// - Returns: False if something can't be written. The next call tries again.
  package static func saveDefaults() -> Bool { KeyValueStore.save() }

  /// A Boolean value that indicates whether `@AppStorage` has stored something since the last call of ``saveDefaults()``.
  package static var hasUnsavedDefaults: Bool { KeyValueStore.hasUnsavedDefaults }
}

/// The stores that views depend on, and the defaults that haven't been written to the disk yet.
private final class LockedStores: Sendable {
  private struct State {
    var stores: [ObjectIdentifier: KeyValueStore] = [:]
    /// The defaults with values that haven't been written to the disk.
    var unsaved: [ObjectIdentifier: UserDefaults] = [:]
    var savesAtExit = false
  }

  private let state = Guarded(State())

  func store(for defaults: UserDefaults) -> KeyValueStore {
    state.withLock { state in
      if let store = state.stores[ObjectIdentifier(defaults)] { return store }
      let store = KeyValueStore(
        object: { defaults.object(forKey: $0) },
        setObject: { [unowned self] value, key in
          if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
          noteUnsaved(defaults)
        })
      if state.stores.isEmpty { noticeChangesAtNextUpdate() }
      state.stores[ObjectIdentifier(defaults)] = store
      return store
    }
  }

  private func noteUnsaved(_ defaults: UserDefaults) {
    state.withLock { state in
      state.unsaved[ObjectIdentifier(defaults)] = defaults
      guard !state.savesAtExit else { return }
      state.savesAtExit = true
      // For programs that aren't ended by a host.
      atexit { KeyValueStore.save() }
    }
  }

  var hasUnsaved: Bool { state.withLock { !$0.unsaved.isEmpty } }

  func save() -> Bool {
    let changed = state.withLock { state in
      defer { state.unsaved = [:] }
      return Array(state.unsaved.values)
    }
    let failed = changed.filter { !$0.synchronize() }
    state.withLock { state in
      for defaults in failed { state.unsaved[ObjectIdentifier(defaults)] = defaults }
    }
    return failed.isEmpty
  }

  /// Makes each update begin with a look at the stores. Called when the first view depends on one.
  private func noticeChangesAtNextUpdate() {
    PendingWork.shared.performAtNextUpdate { [self] in
      let all = state.withLock { Array($0.stores.values) }
      for store in all { store.noticeChanges() }
      noticeChangesAtNextUpdate()
    }
  }
}
