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
