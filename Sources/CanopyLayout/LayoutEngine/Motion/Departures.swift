package import CanopyCore

/// A view that has been removed, and remains visible until its transition ends.
@MainActor
package protocol Departure: AnyObject {
  /// The element that shows the view. It has a parent, but isn't one of the parent's children.
  var element: ElementIndex { get }
  /// The group that the view was removed from.
  var group: ElementIndex { get }
  /// The element whose coordinates the view is shown in.
  var parent: ElementIndex { get }
  /// The position among the drawn children of the parent.
  var place: Int { get }

  /// Stops showing the view.
  func endDeparture()
}

extension WindowMotions {
  /// The views that have been removed and are still visible.
  package var leaving: [any Departure] { departures }

  /// The elements that were just added, and whose transitions haven't ended.
  package var arriving: [ElementIndex] { Array(arrivals.keys) }
}

@MainActor
extension LayoutNode {
  /// The removed views that are still shown in this element.
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

  /// Stops showing a view that has been removed.
  package func remove(_ departure: any Departure) {
    let motions = motions
    motions.departures.removeAll { $0 === departure }
    for element in [departure.group, departure.parent]
    where !motions.departures.contains(where: { $0.group == element || $0.parent == element }) {
      LayoutNode(element).record.pointee.flags.remove(.hasDepartures)
    }
    ViewRuntime.elements.needsDrawing(element)
  }

  /// Ends all departures from this element, because the element itself is removed.
  func endDepartures() {
    for departure in motions.departures where departure.group == element || departure.parent == element {
      departure.endDeparture()
    }
    record.pointee.flags.remove(.hasDepartures)
  }
}
