// What primitives do with their elements, as functions that do not depend on the type of view.

/// Creates an element at the end of the parent in a context.
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

/// Notes that an element and its descendants are in the tree.
@MainActor
@usableFromInline
package func didMountElement(_ element: ElementIndex) {
  if ViewRuntime.elements[element].attachments != nil { ViewRuntime.elements.didMount(element) }
  if ViewRuntime.elements[element].flags.contains(.isWrapped) { ViewRuntime.layout.didMount(wrapped: element) }
}

/// Notes that an element is about to leave the tree, before its descendants.
@MainActor
@usableFromInline
package func willRemoveElement(_ element: ElementIndex) {
  if ViewRuntime.elements[element].attachments != nil { ViewRuntime.elements.willUnmount(element) }
  if ViewRuntime.elements[element].flags.contains(.isWrapped) { ViewRuntime.layout.willUnmount(wrapped: element) }
}

/// Gives `element` back, when all inside it has gone.
@MainActor
@usableFromInline
package func removeElement(_ element: ElementIndex) {
  if ViewRuntime.elements[element].flags.contains(.isWrapped) { ViewRuntime.layout.removeWrappers(around: element) }
  ViewRuntime.elements.remove(element)
}

/// Notes that an element may have another size.
@MainActor
@usableFromInline
package func layoutChanged(_ element: ElementIndex) {
  ViewRuntime.layout.changed(element)
}
