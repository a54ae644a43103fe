/// An attachment whose work another type does, which can't be an `AttachmentSource` itself, because it is in another target.
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

/// Does the work of a ``HandledAttachment``.
@MainActor
package protocol AttachmentHandler: AnyObject {
  /// Called when `element` and all inside it are in the tree.
  func attached(to element: ElementIndex)

  /// Called when `element` is about to leave the tree.
  func detached(from element: ElementIndex)

  /// Called on the outermost attachment of an element when one of the others gives it another container value.
  func containerValuesChanged()
}

extension AttachmentHandler {
  package func containerValuesChanged() {}
}
