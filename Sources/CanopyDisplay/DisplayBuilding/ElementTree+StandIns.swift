internal import CanopyCore

extension ElementTree {
  /// Marks an element for redrawing while a root around it is drawn. The root's ancestors aren't marked.
  func needsDrawing(_ element: ElementIndex, inside root: ElementIndex) {
    guard drawn(element).pointee.flags.contains(.isDrawn) else { return }
    drawn(element).pointee.flags.insert(.isChanged)
    var element = element
    while element != root {
      let record = drawn(element)
      var parent = self[element].parent
      while parent != 0, self[parent].kind == .group { parent = self[parent].parent }
      guard parent != 0, !record.pointee.flags.contains(.isToVisit) else { return }
      record.pointee.flags.insert(.isToVisit)
      record.pointee.nextToVisit = drawn(parent).pointee.firstToVisit
      drawn(parent).pointee.firstToVisit = element
      element = parent
    }
  }
}
