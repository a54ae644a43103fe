/// The publishers of objects without storage for one.
///
/// The entries of released objects are removed whenever the table has doubled in size, so it never contains many more entries
/// than there are objects.
final class WeakPublisherTable: Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepsAt = 32

    /// Removes entries of released objects if the table has doubled in size. Returns the old table, which is released outside of
    /// the lock.
    mutating func sweep() -> [ObjectIdentifier: Entry] {
      guard entries.count >= sweepsAt else { return [:] }
      let before = entries
      entries = entries.filter { $0.value.object != nil }
      sweepsAt = max(32, entries.count * 2)
      return before
    }
  }

  private let state = LockedValue(State())

  /// The number of entries, which may include objects that no longer exist.
  var count: Int { state.withLock { $0.entries.count } }

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let (publisher, swept) = state.withLock { state in
      // The entry may belong to an object that previously had the same address.
      if let entry = state.entries[ObjectIdentifier(object)], entry.object === object {
        return (entry.publisher, [ObjectIdentifier: Entry]())
      }
      let publisher = ObservableObjectPublisher()
      let swept = state.sweep()
      state.entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return (publisher, swept)
    }
    withExtendedLifetime(swept) {}
    return publisher
  }
}
