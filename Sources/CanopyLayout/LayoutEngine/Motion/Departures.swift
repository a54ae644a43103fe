package import CanopyCore

/// A view that has been removed, and is still shown until its transition ends.
@MainActor
package protocol Departure: AnyObject {
  /// The element that shows it. It has a parent, but isn't one of its children.
  var element: ElementIndex { get }
  /// The group from which the view was removed.
  var group: ElementIndex { get }
  /// The element in whose coordinates it is shown.
  var parent: ElementIndex { get }
  /// The place among the drawn children of the parent.
  var place: Int { get }

  /// Stops to show it.
  func endDeparture()
}

extension WindowMotions {
  /// The views that have been removed and are still shown.
  package var leaving: [any Departure] { departures }

  /// The elements that have just come, and whose transition hasn't ended.
  package var arriving: [ElementIndex] { Array(arrivals.keys) }
}

@MainActor
extension LayoutNode {
  /// The views that are shown in this element although they have been removed.
  package var departures: [any Departure] {
    guard record.pointee.flags.contains(.hasDepartures) else { return [] }
    return motions.departures.filter { $0.parent == element }
  }

  /// Shows a view that has been removed.
  package func add(_ departure: any Departure) {
    motions.departures.append(departure)
    record.pointee.flags.insert(.hasDepartures)
    LayoutNode(departure.group).record.pointee.flags.insert(.hasDepartures)
    ViewRuntime.elements.needsDrawing(element)
  }

  /// Stops to show a view that has been removed.
  package func remove(_ departure: any Departure) {
    let motions = motions
    motions.departures.removeAll { $0 === departure }
    for element in [departure.group, departure.parent]
    where !motions.departures.contains(where: { $0.group == element || $0.parent == element }) {
      LayoutNode(element).record.pointee.flags.remove(.hasDepartures)
    }
    ViewRuntime.elements.needsDrawing(element)
  }

  /// Ends everything that has been removed from this element, because the element is removed itself.
  func endDepartures() {
    for departure in motions.departures where departure.group == element || departure.parent == element {
      departure.endDeparture()
    }
    record.pointee.flags.remove(.hasDepartures)
  }
}
