/// Something that wants to know whether views are somewhere else, or of another size.
package protocol GeometryObserver: AnyObject {
  /// Called when something has been put somewhere.
  func layoutChanged()
}

/// All that want to know whether views of a window are somewhere else, in the order in which they came.
package final class GeometryObservers {
  private struct Entry {
    weak var observer: (any GeometryObserver)?
  }

  /// Those that have been removed leave a gap, until there are many.
  @exclusivity(unchecked) private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]

  package func add(_ observer: any GeometryObserver) {
    let id = ObjectIdentifier(observer)
    // Another one may have had the same identity, and has died since.
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

  /// Tells all of them.
  func layoutChanged() {
    var gapCount = 0
    // Some may come and go meanwhile.
    for entry in entries {
      if let observer = entry.observer { observer.layoutChanged() } else { gapCount += 1 }
    }
    if gapCount > entries.count / 2 { closeGaps() }
  }
}
