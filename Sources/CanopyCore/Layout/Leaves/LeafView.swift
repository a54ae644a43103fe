internal import CanopyDrawing
internal import Foundation

/// A view without parts that takes up room.
@MainActor
protocol LeafView: PrimitiveView {
  associatedtype Leaf: LeafLayout

  /// Makes what lays it out, when the view comes into the tree.
  func makeLayout() -> Leaf

  /// Hands on a new value. Returns what may differ from before.
  func update(_ layout: Leaf) -> LeafChange
}

/// The effect of another value of a leaf.
enum LeafChange {
  case nothing
  /// It looks different, and takes up the same room.
  case look
  /// It may take up other room, too.
  case size
}

/// Lays out a view without parts, and draws it.
package class LeafLayout: ElementLayout {
  /// Returns what is to be seen of it in a rectangle, in the coordinates of what is drawn.
  ///
  /// Every kind of leaf says this; one that leaves nothing to be seen says that.
  @MainActor
  func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] {
    preconditionFailure("\(Self.self) has to say what is to be seen of it.")
  }
}

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
    switch view.pointee.update(slots[slot]) {
    case .nothing: break
    case .look: ViewRuntime.elements.needsDrawing(ElementIndex(slots[0]))
    case .size: LayoutChanges.shared.changed(ElementIndex(slots[0]))
    }
  }

  public static func _unmount(_ slots: _Slots) {
    willRemoveElement(ElementIndex(slots[0]))
    removeElement(ElementIndex(slots[0]))
    slots.release(slot)
  }
}
