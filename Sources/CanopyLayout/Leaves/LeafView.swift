package import CanopyCore

/// A view without parts that takes up room.
@MainActor
package protocol LeafView: PrimitiveView {
  associatedtype Leaf: LeafContent

  /// Makes what says how it is laid out and drawn, when the view comes into the tree.
  func makeLeaf() -> Leaf

  /// Hands on a new value. Returns what may differ from before.
  func update(_ leaf: inout Leaf) -> LeafChange
}

/// The effect of another value of a leaf.
package enum LeafChange {
  case nothing
  /// It looks different, and takes up the same room.
  case look
  /// It may take up other room, too.
  case size
}

// Slots: the element, and what lays it out.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
extension LeafView {
  private static var slot: Slot<LeafLayout<Leaf>> { Slot(1) }

  public static var _words: Int { 2 }
  public static var _elements: Int { 1 }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let layout = LeafLayout(view.pointee.makeLeaf())
    slots.keep(layout, in: slot)
    // Safe because the slots keep the layout until the element has left.
    let element = makeElement(.leaf, context, payload: Unmanaged.passUnretained(layout as ElementLayout).toOpaque())
    slots[0] = UInt(element)
    didMountElement(element)
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    switch view.pointee.update(&slots[slot].content) {
    case .nothing: break
    case .look: ViewRuntime.elements.needsDrawing(ElementIndex(slots[0]))
    case .size: LayoutChanges.changed(ElementIndex(slots[0]))
    }
  }

  public static func _unmount(_ slots: _Slots) {
    willRemoveElement(ElementIndex(slots[0]))
    removeElement(ElementIndex(slots[0]))
    slots.release(slot)
  }
}
