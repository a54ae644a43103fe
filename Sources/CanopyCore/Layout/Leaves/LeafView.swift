/// A view without parts that takes up room.
@MainActor
protocol LeafView: PrimitiveView {
  associatedtype Leaf: LeafLayout

  /// Makes what lays it out, when the view comes into the tree.
  func makeLayout() -> Leaf

  /// Hands on a new value. Returns whether it may take up other room than before.
  func update(_ layout: Leaf) -> Bool
}

/// Lays out a view without parts.
package class LeafLayout: ElementLayout {}

// Slots: the element, and what lays it out.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
extension LeafView {
  private static var slot: Slot<Leaf> { Slot(1) }

  public static var _words: Int { 2 }
  public static var _elements: Int { 1 }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let layout = view.pointee.makeLayout()
    slots.keep(layout, in: slot)
    // Safe because the slots keep the layout until the element has left.
    let element = makeElement(.leaf, context, payload: Unmanaged.passUnretained(layout as ElementLayout).toOpaque())
    slots[0] = UInt(element)
    didMountElement(element)
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    if view.pointee.update(slots[slot]) {
      LayoutChanges.shared.changed(ElementIndex(slots[0]))
    }
  }

  public static func _unmount(_ slots: _Slots) {
    willRemoveElement(ElementIndex(slots[0]))
    removeElement(ElementIndex(slots[0]))
    slots.release(slot)
  }
}
