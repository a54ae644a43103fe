internal import CanopyCore
internal import Foundation

/// The times at which elements change that a pass has measured or drawn.
///
/// A pass notes these times, and its end sets the clock. So a pass that runs twice, or in vain, doesn't affect when the window
/// wakes.
@MainActor
final class NotedTimes {
  @exclusivity(unchecked) private var times: [ElementIndex: Date?] = [:]

  /// Notes the time at which an element changes, or nil if the element no longer depends on the time.
  func note(_ time: Date?, of element: ElementIndex) {
    let isWaiting = ViewRuntime.elements[element].flags.contains(.waitsForTime)
    if time != nil || isWaiting || !times.isEmpty { times[element] = .some(time) }
  }

  /// Notes the time at which a part of an element changes. The element changes at the earliest time noted.
  func note(_ time: Date, ofPartOf element: ElementIndex) {
    times[element] = .some(min((times[element] ?? nil) ?? time, time))
  }

  /// Called when an element leaves the tree.
  func forget(_ element: ElementIndex) {
    if !times.isEmpty { times[element] = nil }
  }

  /// Sets the clock to wake the elements. Called at the end of each pass.
  func endPass() {
    if times.isEmpty { return }
    for (element, time) in times {
      let clock = LayoutNode(element).tree.clock
      if let time, !LayoutNode(element).isText {
        clock.wake(element, noLaterThan: time)
      } else {
        clock.wake(element, at: time)
      }
    }
    times.removeAll()
  }
}
