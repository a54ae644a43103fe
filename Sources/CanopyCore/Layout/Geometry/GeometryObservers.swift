/// Something that wants to know whether views are somewhere else, or of another size.
protocol GeometryObserver: AnyObject {
  /// Called when something has been put somewhere.
  func layoutChanged()
}

/// All that want to know whether views are somewhere else.
final class GeometryObservers {
  @exclusivity(unchecked) nonisolated(unsafe) static let shared = GeometryObservers()

  private struct Entry {
    weak var observer: (any GeometryObserver)?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func add(_ observer: any GeometryObserver) { entries[ObjectIdentifier(observer)] = Entry(observer: observer) }
  func remove(_ observer: any GeometryObserver) { entries[ObjectIdentifier(observer)] = nil }

  /// Tells all of them.
  func layoutChanged() {
    guard !entries.isEmpty else { return }
    for (identifier, entry) in entries {
      if let observer = entry.observer { observer.layoutChanged() } else { entries[identifier] = nil }
    }
  }
}
