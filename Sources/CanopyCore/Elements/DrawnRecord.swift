package import CanopyDrawing
package import Foundation

/// The last drawing of an element, and marks for the changes since then.
package struct DrawnRecord {
  /// The display list of the element and everything inside it, at the place where the element was then.
  package var list = DisplayList()
  /// The distance by which the list has to be moved to be there.
  package var offset = CGSize.zero
  /// The display list of the element's descendants if its parts can be replaced; empty otherwise.
  package var inside = DisplayList()
  /// The place of the element, in the coordinates of the display.
  package var place = CGPoint.zero
  /// The number of pixels per point.
  package var scale: CGFloat = 0
  /// The index of the element among the parts of its parent's list.
  package var index: UInt32 = 0
  /// The first of the child elements to visit. The others follow by `nextToVisit`.
  package var firstToVisit: ElementIndex = 0
  package var nextToVisit: ElementIndex = 0
  /// A bit set of the environment keys that were read to draw it. It may contain more keys than were read, never fewer.
  package var keys: UInt32 = 0
  /// The index of the element among those that were drawn in its scope, plus one; 0 if it isn't among them.
  package var memberPlace: UInt32 = 0
  package var flags: DrawnFlags = []
  /// The visibility of its content, relative to its place; nil if all content was drawn.
  package var visibility: DrawnVisibility?
}

/// The reason that an element, or some of the elements inside it, are not in the display list.
package enum DrawnVisibility {
  /// The element is out of sight. Nothing would be drawn outside of `reach`.
  case outOfSight(reach: Extent)
  /// Some elements inside are out of sight. Everything in `drawn` is in the display list.
  case partial(drawn: Extent)
}

@usableFromInline
package struct DrawnFlags: OptionSet, BitwiseCopyable {
  @usableFromInline package let rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  // Defined here because that of `OptionSet` isn't inlined in other targets.
  @inlinable @inline(__always)
  package func contains(_ other: DrawnFlags) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// It has been drawn since it came into the tree.
  @inlinable package static var isDrawn: DrawnFlags { DrawnFlags(rawValue: 1 << 0) }
  /// Its appearance, or the order of its children, may have changed since then.
  @inlinable package static var isChanged: DrawnFlags { DrawnFlags(rawValue: 1 << 1) }
  /// It is in its parent's list of elements to visit.
  @inlinable package static var isToVisit: DrawnFlags { DrawnFlags(rawValue: 1 << 2) }
  /// The element, or one inside, was drawn with something around it: the shape of a container, or the renderer of a transition.
  @inlinable package static var usesSetting: DrawnFlags { DrawnFlags(rawValue: 1 << 3) }
  /// The element, or one inside, is drawn on whole pixels, so it looks the same only where it moves by whole pixels.
  @inlinable package static var isOnPixels: DrawnFlags { DrawnFlags(rawValue: 1 << 4) }
}

// The display list of an element stays valid until `needsDrawing` or `isElsewhere` is called for it. Either adds the element to a
// list in its parent, the parent to a list in the next one, and so on up to the root, where drawing starts.

extension ElementTree {
  /// Marks an element to be drawn again. Its children are drawn again only if they are marked, too.
  package func needsDrawing(_ element: ElementIndex) {
    ElementChanges.note(element)
    guard let record = knownDrawn(element), record.pointee.flags.contains(.isDrawn) else { return }
    record.pointee.flags.insert(.isChanged)
    LookChanges.note(element, in: self)
    visitLater(element)
  }

  /// Marks an element as moved.
  package func isElsewhere(_ element: ElementIndex) {
    ElementChanges.note(element)
    guard let record = knownDrawn(element), record.pointee.flags.contains(.isDrawn) else { return }
    visitLater(element)
  }

  /// Marks an element to be drawn again because its children were added, removed or reordered. For a group, that is the element
  /// around the group.
  package func needsDrawingAround(childOf parent: ElementIndex) {
    ElementChanges.note(parent)
    guard hasDrawn else { return }
    let around = elementAround(childOf: parent)
    if around != 0 { needsDrawing(around) }
  }

  /// Returns a Boolean value that indicates whether the tree of a root looks different from its last drawing, or was never drawn.
  package func looksDifferent(_ root: ElementIndex) -> Bool {
    guard let record = knownDrawn(root), record.pointee.flags.contains(.isDrawn) else { return true }
    return record.pointee.firstToVisit != 0 || record.pointee.flags.contains(.isChanged)
  }

  private func visitLater(_ element: ElementIndex) {
    var element = element
    while true {
      let record = drawn(element)
      let parent = elementAround(childOf: self[element].parent)
      guard parent != 0, !record.pointee.flags.contains(.isToVisit) else { return }
      let around = drawn(parent)
      record.pointee.flags.insert(.isToVisit)
      record.pointee.nextToVisit = around.pointee.firstToVisit
      around.pointee.firstToVisit = element
      element = parent
    }
  }

  /// Removes and returns the child of an element that has to be visited, if there is only one; 0 if there are several.
  package func takeOnlyElementToVisit(in element: ElementIndex) -> ElementIndex {
    let around = drawn(element)
    let only = around.pointee.firstToVisit
    guard only != 0 else { return 0 }
    let record = drawn(only)
    guard record.pointee.nextToVisit == 0 else { return 0 }
    around.pointee.firstToVisit = 0
    record.pointee.flags.remove(.isToVisit)
    return only
  }

  /// Removes and returns the children of an element that have to be visited.
  package func takeElementsToVisit(in element: ElementIndex) -> [ElementIndex] {
    var result: [ElementIndex] = []
    var next = drawn(element).pointee.firstToVisit
    drawn(element).pointee.firstToVisit = 0
    while next != 0 {
      result.append(next)
      let record = drawn(next)
      next = record.pointee.nextToVisit
      record.pointee.nextToVisit = 0
      record.pointee.flags.remove(.isToVisit)
    }
    return result
  }

  /// Discards the drawing of an element that leaves the tree or moves in it.
  package func forgetDrawing(of element: ElementIndex) {
    // An element that hasn't been drawn since it was moved may still be on the way to changed ones inside it.
    guard let record = knownDrawn(element), !record.pointee.flags.isEmpty || record.pointee.firstToVisit != 0 else {
      return
    }
    let parent = elementAround(childOf: self[element].parent)
    if parent != 0 {
      needsDrawing(parent)
      if record.pointee.flags.contains(.isToVisit) { _ = takeElementsToVisit(in: parent) }
    }
    _ = takeElementsToVisit(in: element)
    if record.pointee.memberPlace != 0 {
      self[element].scope._withUnsafeGuaranteedRef { DrawnElements.known(in: $0)?.forget(element) }
    }
    record.pointee = DrawnRecord()
  }

  /// The nearest element at or above `parent` that is not a group.
  private func elementAround(childOf parent: ElementIndex) -> ElementIndex {
    var parent = parent
    while parent != 0, self[parent].kind == .group { parent = self[parent].parent }
    return parent
  }
}
