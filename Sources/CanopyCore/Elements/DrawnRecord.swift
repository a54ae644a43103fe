package import CanopyDrawing
package import Foundation

/// The last drawing of an element, and marks for the changes since then.
package struct DrawnRecord {
  /// The display list of the element and everything inside it, at the element's position when it was drawn.
  package var list = DisplayList()
  /// The distance from that position to the element's current one.
  package var offset = CGSize.zero
  /// The display list of the element's descendants if its parts can be replaced; empty otherwise.
  package var inside = DisplayList()
  /// The position of the element, in the coordinates of the display.
  package var place = CGPoint.zero
  /// The number of pixels per point.
  package var scale: CGFloat = 0
  /// The index of the element among the parts of its parent's list.
  package var index: UInt32 = 0
  /// The first of the child elements to visit. The others follow by `nextToVisit`.
  package var firstToVisit: ElementIndex = 0
  package var nextToVisit: ElementIndex = 0
  /// A bit set of the environment keys that were read to draw the element. It may contain additional keys, but never misses one.
  package var keys: UInt32 = 0
  /// The index of the element among those that were drawn in its scope, plus one; 0 if it isn't among them.
  package var memberPlace: UInt32 = 0
  package var flags: DrawnFlags = []
  /// The visibility of the element's content, relative to its position; nil if all content was drawn.
  package var visibility: DrawnVisibility?
}

/// The reason that an element, or some of the elements inside it, are not in the display list.
package enum DrawnVisibility {
  /// The element is out of sight, and draws nothing outside of `reach`.
  case outOfSight(reach: Extent)
  /// Some elements inside are out of sight. All content in `drawn` is in the display list.
  case partial(drawn: Extent)
}

@usableFromInline
package struct DrawnFlags: OptionSet, BitwiseCopyable {
  @usableFromInline package let rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  // Replaces the method of `OptionSet`, which isn't inlined in other targets.
  @inlinable @inline(__always)
  package func contains(_ other: DrawnFlags) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// The element has been drawn since it entered the tree.
  @inlinable package static var isDrawn: DrawnFlags { DrawnFlags(rawValue: 1 << 0) }
  /// The element's appearance, or the order of its children, may have changed since it was last drawn.
  @inlinable package static var isChanged: DrawnFlags { DrawnFlags(rawValue: 1 << 1) }
  /// The element is in its parent's list of elements to visit.
  @inlinable package static var isToVisit: DrawnFlags { DrawnFlags(rawValue: 1 << 2) }
  /// The drawing of the element, or of one inside, depended on its surroundings: a container's shape or a transition's renderer.
  @inlinable package static var usesSetting: DrawnFlags { DrawnFlags(rawValue: 1 << 3) }
  /// The element, or one inside, is aligned to whole pixels, so its drawing can be reused only if it moves by whole pixels.
  @inlinable package static var isOnPixels: DrawnFlags { DrawnFlags(rawValue: 1 << 4) }
}

// The display list of an element stays valid until `needsDrawing` or `isElsewhere` is called for it. Either call adds the element
// to a list in its parent, the parent to a list in its own parent, and so on up to the root, where drawing starts.

extension ElementTree {
  /// Marks an element for redrawing. Its children are redrawn only if they are marked, too.
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

  /// Marks an element for redrawing because its children were added, removed or reordered. If `parent` is a group, the nearest
  /// enclosing element is marked instead.
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
      // What a listing keeps out of sight isn't drawn. When it is shown, it is drawn from its root.
      if self[parent].flags.contains(.listsSubviews) { return }
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
    // An element that hasn't been drawn since it was moved may still lead to changed elements inside it.
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
