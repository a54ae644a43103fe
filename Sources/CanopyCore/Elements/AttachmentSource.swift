/// A modifier that is attached to every element of the view it modifies: to each member of a group, including members
/// that are added later.
///
/// Attachments form a chain from the inside out. An element refers to its innermost attachment.
@MainActor
@usableFromInline
package class AttachmentSource {
  /// The next outer attachment.
  // Safe because outer attachments belong to enclosing views, which outlive the views inside.
  final let outer: Unmanaged<AttachmentSource>?
  final let tree: TreeContext
  /// The place of the modifier in the program.
  final let place: MountPlace

  init(_ context: _MountContext) {
    outer = context.attachments
    tree = context.tree
    place = MountPlace(context)
  }

  /// Called when `element` and everything inside it are in the tree.
  func attached(to element: ElementIndex) {}

  /// Called when `element` is about to leave the tree.
  func detached(from element: ElementIndex) {}

  /// Called when people begin or cease to see `element`, which stays in the tree.
  func sightChanged(of element: ElementIndex, isVisible: Bool) {}

  /// Called when the modifier has been mounted with its content, even if the content has no elements.
  func didMountContent() {}

  /// Called when the modifier has left the tree.
  func didUnmountContent() {}

  /// Called on the outermost attachment of an element when another attachment changes a container value of the element.
  func containerValuesChanged() {}

  /// Called when elements inside `element` have been added, removed or moved.
  ///
  /// - Parameter preferences: The bits of the preferences that may be set inside. See `Element.preferences`.
  func structureChanged(inside element: ElementIndex, _ preferences: UInt32) {}

  /// Reports that the container values from this attachment may have changed.
  final func containerValueChanged() {
    var outermost = self
    while let next = outermost.outer?.takeUnretainedValue() { outermost = next }
    outermost.containerValuesChanged()
  }
}

extension _MountContext {
  /// Returns a context for the views that `source` is attached to.
  @MainActor
  package func attaching(_ source: AttachmentSource) -> _MountContext {
    var context = self
    context.attachments = .passUnretained(source)
    return context
  }
}

extension ElementTree {
  /// Notifies the attachments of an element, inner before outer, that it and its descendants are in the tree.
  package func didMount(_ element: ElementIndex) {
    var next = self[element].attachments
    while let source = next?.takeUnretainedValue() {
      source.attached(to: element)
      next = source.outer
    }
  }

  /// Notifies the attachments of an element before it leaves the tree.
  package func willUnmount(_ element: ElementIndex) {
    var next = self[element].attachments
    while let source = next?.takeUnretainedValue() {
      source.detached(from: element)
      next = source.outer
    }
  }
}

extension ElementTree {
  /// Notifies the attachments of an element and of its ancestors that elements inside have been added, removed or moved.
  ///
  /// Only preferences concern the elements around, and new elements have announced theirs already. Those of removed and moved ones
  /// are noticed only here.
  func structureChanged(inside element: ElementIndex) {
    let preferences = self[element].preferences
    guard preferences != 0 else { return }
    var ancestor = element
    while ancestor != 0 {
      var next = self[ancestor].attachments
      while let source = next?.takeUnretainedValue() {
        source.structureChanged(inside: ancestor, preferences)
        next = source.outer
      }
      ancestor = self[ancestor].parent
    }
  }
}

/// An attachment for a type in another target, which can't inherit from `AttachmentSource`: it forwards to its handler.
package final class HandledAttachment<Handler: AttachmentHandler>: AttachmentSource {
  package let handler: Handler

  package init(_ handler: Handler, _ context: _MountContext) {
    self.handler = handler
    super.init(context)
  }

  override func attached(to element: ElementIndex) { handler.attached(to: element) }
  override func detached(from element: ElementIndex) { handler.detached(from: element) }
  override func containerValuesChanged() { handler.containerValuesChanged() }
}

extension ElementTree {
  /// Calls `body` for the handlers of an element's attachments that are of a type, the innermost first.
  package func forEachHandler<Handler: AttachmentHandler>(of element: ElementIndex, _ body: (Handler) -> Void) {
    var next = self[element].attachments
    while let source = next?.takeUnretainedValue() {
      if let attachment = source as? HandledAttachment<Handler> { body(attachment.handler) }
      next = source.outer
    }
  }
}

/// A type that does the work of a ``HandledAttachment``.
@MainActor
package protocol AttachmentHandler: AnyObject {
  /// Called when `element` and everything inside it are in the tree.
  func attached(to element: ElementIndex)

  /// Called when `element` is about to leave the tree.
  func detached(from element: ElementIndex)

  /// Called on the outermost attachment of an element when another attachment changes a container value of the element.
  func containerValuesChanged()
}

extension AttachmentHandler {
  package func containerValuesChanged() {}
}
