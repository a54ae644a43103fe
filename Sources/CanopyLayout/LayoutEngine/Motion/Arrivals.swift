package import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The transition with which an element appears. Another element, the stand-in, shows a picture of it.
@MainActor
package protocol Arrival: AnyObject {
  /// The element that is shown in place of the arriving one. It has the same parent, but isn't one of the parent's
  /// children.
  var element: ElementIndex { get }

  /// The element with the picture; nil before it is drawn.
  var picture: ElementIndex? { get }

  /// Shows the element itself.
  func endArrival()
}

@MainActor
extension LayoutNode {
  /// The arrival of the element; nil if the element isn't arriving.
  package var arrival: (any Arrival)? {
    record.pointee.flags.contains(.isArriving) ? motions.arrivals[element] : nil
  }

  /// The element that is drawn in place of this one: for a stand-in, the arriving element.
  package var represented: LayoutNode {
    guard record.pointee.flags.contains(.isStandIn) else { return self }
    return motions.standIns[element].map(LayoutNode.init) ?? self
  }

  /// Shows the stand-in of an arrival in place of the element.
  package func begin(_ arrival: any Arrival) {
    motions.arrivals[element] = arrival
    motions.standIns[arrival.element] = element
    record.pointee.flags.insert(.isArriving)
    LayoutNode(arrival.element).record.pointee.flags.insert(.isStandIn)
    ViewRuntime.elements.needsDrawing(element)
  }

  /// Shows the element itself again.
  package func forget(_ arrival: any Arrival) {
    motions.arrivals[element] = nil
    motions.standIns[arrival.element] = nil
    record.pointee.flags.remove(.isArriving)
    LayoutNode(arrival.element).record.pointee.flags.remove(.isStandIn)
    ViewRuntime.elements.needsDrawing(element)
    ViewRuntime.elements.isElsewhere(element)
  }

  /// Moves the stand-in of the element, because the position of the element has changed.
  func standInMoves(from old: CGPoint, to new: CGPoint, in transaction: Transaction?) {
    guard old != new, let arrival else { return }
    let standIn = LayoutNode(arrival.element)
    let size = standIn.record.pointee.size
    standIn.record.pointee.origin = new
    ViewRuntime.elements.isElsewhere(arrival.element)
    standIn.frameChanged(from: CGRect(origin: old, size: size), to: CGRect(origin: new, size: size), in: transaction)
  }

  /// Ends the arrival of the element, because the element leaves.
  func endArrival() { arrival?.endArrival() }
}
