internal import CanopyGraph
internal import Foundation

/// One entry of a store, as views follow it.
final class EntrySource: Source, @unchecked Sendable {
  let key: String
  let store: KeyValueStore
  private let lock = NSLock()
  /// The value of the entry when views were last notified.
  private var known: Any?

  init(key: String, store: KeyValueStore) {
    self.key = key
    self.store = store
    known = store.object(key)
  }

  override var label: String { "stored value “\(key)”" }

  func set(_ object: Any?) {
    store.setObject(object, key)
    noticeChange()
  }

  /// Notifies views if the entry has changed.
  func noticeChange() {
    let now = store.object(key)
    let isNew = lock.withLock {
      defer { known = now }
      return !areEqual(known, now)
    }
    if isNew { changed() }
  }
}

/// The value of an entry.
final class StorageLocation<Value>: Location<Value>, @unchecked Sendable {
  let source: EntrySource
  private let coding: StorageCoding<Value>
  private let initial: Value

  init(_ source: EntrySource, _ coding: StorageCoding<Value>, initial: Value) {
    self.source = source
    self.coding = coding
    self.initial = initial
  }

  override var value: Value {
    get {
      source.track()
      return source.store.object(source.key).flatMap(coding.decode) ?? initial
    }
    set { source.set(coding.encode(newValue)) }
  }

  override func isSameLocation(as other: Location<Value>) -> Bool {
    (other as? StorageLocation<Value>)?.source === source
  }
}
