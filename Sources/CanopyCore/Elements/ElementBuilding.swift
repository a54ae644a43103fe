// Operations of primitive views on their elements, as functions that don't depend on the type of the view.

/// Creates an element after the other children of the context's parent.
@MainActor
@usableFromInline
package func makeElement(
  _ kind: ElementKind, _ context: _MountContext, payload: UnsafeMutableRawPointer? = nil
) -> ElementIndex {
  var element = Element(kind, in: context, payload: payload)
  if let wrapper = context.wrapper {
    element.parent = ViewRuntime.layout.wrap(in: context.parent, by: wrapper)
    element.flags.insert(.isWrapped)
    if context.listsSubviews { element.scope = ViewRuntime.layout.relay(element.scope, through: wrapper) }
  }
  let index = ViewRuntime.elements.append(element)
  if let scope = context.transactions { ViewRuntime.elements.setTransactions(scope, of: index) }
  return index
}

/// Records that an element and its descendants are in the tree.
@MainActor
@usableFromInline
package func didMountElement(_ element: ElementIndex) {
  if ViewRuntime.elements[element].attachments != nil { ViewRuntime.elements.didMount(element) }
  if ViewRuntime.elements[element].flags.contains(.isWrapped) { ViewRuntime.layout.didMount(wrapped: element) }
}

/// Records that an element is about to leave the tree, before its descendants do.
@MainActor
@usableFromInline
package func willRemoveElement(_ element: ElementIndex) {
  if ViewRuntime.elements[element].attachments != nil { ViewRuntime.elements.willUnmount(element) }
  if ViewRuntime.elements[element].flags.contains(.isWrapped) { ViewRuntime.layout.willUnmount(wrapped: element) }
}

/// Frees an element after everything inside it has left the tree.
@MainActor
@usableFromInline
package func removeElement(_ element: ElementIndex) {
  if ViewRuntime.elements[element].flags.contains(.isWrapped) { ViewRuntime.layout.removeWrappers(around: element) }
  ViewRuntime.elements.remove(element)
}

/// Records that the size of an element may have changed.
@MainActor
@usableFromInline
package func layoutChanged(_ element: ElementIndex) {
  ViewRuntime.layout.changed(element)
}
