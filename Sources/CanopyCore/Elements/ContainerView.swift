/// A view that arranges the views inside it, and is one element.
@MainActor
@usableFromInline
protocol ContainerView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get set }
}

// Slots: the element, and those of the content.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
extension ContainerView {
  @inlinable
  public static var _words: Int { 1 + Content._words }
  @inlinable
  public static var _elements: Int { 1 }

  @inlinable
  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let element = makeElement(.container, context)
    slots[0] = UInt(element)
    Content._mount(&view.pointee.content, slots.dropFirst(1), context.inside(element))
    didMountElement(element)
  }

  @inlinable
  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    Content._update(&view.pointee.content, slots.dropFirst(1), context.inside(ElementIndex(slots[0])))
  }

  @inlinable
  public static func _unmount(_ slots: _Slots) {
    willRemoveElement(ElementIndex(slots[0]))
    Content._unmount(slots.dropFirst(1))
    removeElement(ElementIndex(slots[0]))
  }
}

extension Element {
  /// An element for a view that is mounted in `context`.
  package init(_ kind: ElementKind, in context: _MountContext, payload: UnsafeMutableRawPointer? = nil) {
    self.init(
      parent: context.parent, kind: kind, payload: payload, scope: context.scope, owner: context.owner,
      attachments: context.attachments)
  }
}
