/// Something that wants to know whether views are somewhere else, or of another size.
protocol GeometryObserver: AnyObject {
  /// Called when something has been put somewhere.
  func layoutChanged()
}

/// All that want to know whether views are somewhere else, in the order in which they came.
final class GeometryObservers {
  @exclusivity(unchecked) nonisolated(unsafe) static let shared = GeometryObservers()

  private struct Entry {
    weak var observer: (any GeometryObserver)?
  }

  private var entries: [Entry] = []

  func add(_ observer: any GeometryObserver) {
    if !entries.contains(where: { $0.observer === observer }) { entries.append(Entry(observer: observer)) }
  }

  func remove(_ observer: any GeometryObserver) { entries.removeAll { $0.observer === observer } }

  /// Tells all of them.
  func layoutChanged() {
    guard !entries.isEmpty else { return }
    for entry in entries { entry.observer?.layoutChanged() }
    entries.removeAll { $0.observer == nil }
  }
}
