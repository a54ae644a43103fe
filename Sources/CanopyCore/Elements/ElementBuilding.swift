// What primitives do with their elements, as functions that do not depend on the type of view.

/// Makes an element at the end of the one that `context` is in.
@MainActor
@usableFromInline
package func makeElement(
  _ kind: ElementKind, _ context: _MountContext, payload: UnsafeMutableRawPointer? = nil
) -> ElementIndex {
  ViewRuntime.elements.append(Element(kind, in: context, payload: payload))
}

/// Says that `element` and all inside it are in the tree.
@MainActor
@usableFromInline
package func didMountElement(_ element: ElementIndex) {
  if ViewRuntime.elements[element].attachments != nil { ViewRuntime.elements.didMount(element) }
}

/// Says that `element` is about to leave, before what is inside it does.
@MainActor
@usableFromInline
package func willRemoveElement(_ element: ElementIndex) {
  if ViewRuntime.elements[element].attachments != nil { ViewRuntime.elements.willUnmount(element) }
}

/// Gives `element` back, when all inside it has gone.
@MainActor
@usableFromInline
package func removeElement(_ element: ElementIndex) {
  ViewRuntime.elements.remove(element)
}
