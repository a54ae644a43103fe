/// The publishers of objects without storage for one.
///
/// The entries of released objects are removed whenever the table has doubled, so it never contains many more entries than
/// there are objects.
///
/// Safe because everything that changes is read and written under the lock.
final class WeakPublisherTable: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepsAt = 32

  /// The number of entries, which may include objects that no longer exist.
  var count: Int { lock.withLock { entries.count } }

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let (publisher, swept) = lock.withLock {
      // An entry may be of an object that was at the same address before.
      if let entry = entries[ObjectIdentifier(object)], entry.object === object {
        return (entry.publisher, [ObjectIdentifier: Entry]())
      }
      let publisher = ObservableObjectPublisher()
      let swept = sweep()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return (publisher, swept)
    }
    withExtendedLifetime(swept) {}
    return publisher
  }

  /// Removes entries of released objects if the table has doubled. Returns the old table, which is released outside of the lock.
  private func sweep() -> [ObjectIdentifier: Entry] {
    guard entries.count >= sweepsAt else { return [:] }
    let before = entries
    entries = entries.filter { $0.value.object != nil }
    sweepsAt = max(32, entries.count * 2)
    return before
  }
}
