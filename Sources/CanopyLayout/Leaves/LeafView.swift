package import CanopyCore

/// A view without child views. It consists of one element, which a ``LeafContent`` lays out and draws.
@MainActor
package protocol LeafView: PrimitiveView {
  associatedtype Leaf: LeafContent

  /// Creates the content that lays out and draws the view, when the view is added to the tree.
  func makeLeaf() -> Leaf

  /// Updates the content from a new value of the view. Returns the effect of the change.
  func update(_ leaf: inout Leaf) -> LeafChange

  /// Called when the view is in the tree.
  func didMount(at node: LayoutNode)
}

@MainActor
extension LeafView {
  package func didMount(at _: LayoutNode) {}
}

/// The effect of an update of a leaf.
package enum LeafChange {
  case nothing
  /// The leaf looks different, but its size is the same.
  case look
  /// The size of the leaf may be different, too.
  case size
}

// Slots: the element and its layout.

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
    view.pointee.didMount(at: LayoutNode(element))
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let element = ElementIndex(slots[0])
    switch slots[slot].update(element, in: context.transaction, { view.pointee.update(&$0) }) {
    case .nothing: break
    case .look: ViewRuntime.elements.needsDrawing(element)
    case .size: LayoutChanges.changed(element)
    }
  }

  public static func _unmount(_ slots: _Slots) {
    willRemoveElement(ElementIndex(slots[0]))
    removeElement(ElementIndex(slots[0]))
    slots.release(slot)
  }
}
