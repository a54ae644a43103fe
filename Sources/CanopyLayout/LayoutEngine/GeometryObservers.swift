/// An observer of the positions and sizes of views.
@MainActor
package protocol GeometryObserver: AnyObject {
  /// Called after layout has placed views.
  func layoutChanged()
}

/// The observers of a window's layout, in the order of their registration.
@MainActor
package final class GeometryObservers {
  private struct Entry {
    weak var observer: (any GeometryObserver)?
  }

  /// The observers in order. Removed observers leave gaps, which are closed when there are many.
  @exclusivity(unchecked) private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]

  package func add(_ observer: any GeometryObserver) {
    let id = ObjectIdentifier(observer)
    // A released observer may have had the same identifier.
    if let place = places[id], entries[place].observer === observer { return }
    places[id] = entries.count
    entries.append(Entry(observer: observer))
  }

  package func remove(_ observer: any GeometryObserver) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(observer)) else { return }
    entries[place].observer = nil
  }

  private func closeGaps() {
    entries.removeAll { $0.observer == nil }
    places = [:]
    for (place, entry) in entries.enumerated() {
      if let observer = entry.observer { places[ObjectIdentifier(observer)] = place }
    }
  }

  /// Calls all observers.
  func layoutChanged() {
    var gapCount = 0
    // Observers may be added and removed during the loop.
    for entry in entries {
      if let observer = entry.observer { observer.layoutChanged() } else { gapCount += 1 }
    }
    if gapCount > entries.count / 2 { closeGaps() }
  }
}
