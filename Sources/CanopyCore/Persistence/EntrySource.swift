internal import CanopyGraph
internal import Combine
internal import Foundation

/// The source of an entry in a store, for the views that read it.
final class EntrySource: Source {
  let key: String
  let store: KeyValueStore
  private let lock = NSLock()
  /// The value of the entry when views were last notified.
  private var known: Any?
  /// The properties of objects that announce changes of the entry.
  private var properties: [WeakProperty] = []

  private struct WeakProperty {
    weak var property: AnyPublishedStorage?
  }

  init(key: String, store: KeyValueStore) {
    self.key = key
    self.store = store
    known = store.object(key)
  }

  override var label: String { "stored value “\(key)”" }

  func set(_ object: Any?) {
    var change = { [self] in
      store.setObject(object, key)
      notifyViews()
    }
    for property in announcing {
      let rest = change
      change = { property.announce(rest) }
    }
    change()
  }

  /// Notifies views and objects if the entry was changed elsewhere.
  func noticeChange() {
    guard notifyViews() else { return }
    for property in announcing { property.announce {} }
  }

  /// Notifies views if the entry has changed. Returns a Boolean value that indicates whether it has.
  @discardableResult
  private func notifyViews() -> Bool {
    let now = store.object(key)
    let isNew = lock.withLock {
      defer { known = now }
      return !areEqual(known, now)
    }
    if isNew { changed() }
    return isNew
  }

  /// Makes the object of a property announce changes of the entry.
  func announceChanges(to property: AnyPublishedStorage) {
    lock.withLock {
      properties.removeAll { $0.property == nil }
      properties.append(WeakProperty(property: property))
    }
  }

  private var announcing: [AnyPublishedStorage] { lock.withLock { properties.compactMap(\.property) } }
}

/// The location of an entry's value.
final class StorageLocation<Value>: Location<Value> {
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
