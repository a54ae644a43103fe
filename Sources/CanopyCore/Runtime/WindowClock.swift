package import Foundation

/// The time of a window, and the elements that wait for a later time.
///
/// The host moves the clock once before each frame, so that everything in a frame shows the same time. An element whose
/// appearance depends on the time registers the date of its next change, and nothing happens before that date. The host asks for
/// `nextWakeUp` after each frame, and sleeps until then.
@MainActor
package final class WindowClock {
  /// The date and time that the window shows.
  package private(set) var now: Date
  @exclusivity(unchecked) private var queue = WakeUpQueue<ElementIndex>()
  @exclusivity(unchecked) private var sleepers = WakeUpQueue<ObjectIdentifier>()
  @exclusivity(unchecked) private var sleeping: [ObjectIdentifier: any ClockSleeper] = [:]

  nonisolated package init(now: Date = Date()) { self.now = now }

  /// The earliest date at which the window changes with the time; nil if it doesn't.
  package var nextWakeUp: Date? {
    let first = [queue.first, sleepers.first].compactMap(\.self).min()
    return first == .distantFuture ? nil : first
  }

  /// Advances the clock. Elements that are due are laid out and redrawn in the next update.
  ///
  /// If the clock is set back, all waiting elements are due.
  package func move(to date: Date) {
    let isSetBack = date < now
    now = date
    let limit = date.addingTimeInterval(._clockResolution)
    if !sleepers.isEmpty { wakeSleepers(isSetBack ? sleepers.removeAll() : sleepers.removeAll(through: limit)) }
    if queue.isEmpty { return }
    let due = isSetBack ? queue.removeAll() : queue.removeAll(through: limit)
    for element in due {
      ViewRuntime.elements[element].flags.remove(.waitsForTime)
      ViewRuntime.layout.changed(element)
    }
  }

  // MARK: Waiting

  /// Sets the date at which an element changes: nil if it no longer depends on the time, or the distant future if it changes only
  /// when the clock is set back.
  package func wake(_ element: ElementIndex, at date: Date?) {
    if let date, date > now {
      ViewRuntime.elements[element].flags.insert(.waitsForTime)
      queue.insert(element, at: date)
    } else if ViewRuntime.elements[element].flags.contains(.waitsForTime) {
      forget(element)
    }
  }

  /// Wakes an element no later than a date. The element may be waiting for several dates.
  package func wake(_ element: ElementIndex, noLaterThan date: Date) {
    if let known = queue.date(of: element), known <= date { return }
    wake(element, at: date)
  }

  /// Called when a waiting element leaves the tree, or no longer depends on the time.
  package func forget(_ element: ElementIndex) {
    ViewRuntime.elements[element].flags.remove(.waitsForTime)
    queue.remove(element)
  }

  // MARK: Objects

  /// Sets the date at which an object is woken; nil to no longer wake it.
  package func wake(_ sleeper: any ClockSleeper, at date: Date?) {
    let id = ObjectIdentifier(sleeper)
    if let date {
      sleeping[id] = sleeper
      sleepers.insert(id, at: date)
    } else if sleeping.removeValue(forKey: id) != nil {
      sleepers.remove(id)
    }
  }

  private func wakeSleepers(_ due: [ObjectIdentifier]) {
    for id in due { sleeping.removeValue(forKey: id)?.wake() }
  }
}

/// An object that waits for a date, such as the schedule of a view.
@MainActor
package protocol ClockSleeper: AnyObject {
  /// Called when the date has come, or when the clock has been set back.
  func wake()
}
