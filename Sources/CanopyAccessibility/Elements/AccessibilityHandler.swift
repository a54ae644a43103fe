package import CanopyCore

/// An accessibility modifier in the tree.
@MainActor
package class AccessibilityHandler: AttachmentHandler {
  let context: _MountContext
  /// The elements that it describes.
  private(set) var elements: [ElementIndex] = []

  init(_ context: _MountContext) { self.context = context }

  /// Changes the content of an element.
  func apply(to content: inout AccessibleContent, at place: AccessibilityPlace) {}

  package func attached(to element: ElementIndex) { elements.append(element) }
  package func detached(from element: ElementIndex) { elements.removeAll { $0 == element } }

  /// Reports that the elements may be described differently.
  final func changed() {
    for element in elements { ElementChanges.note(element) }
  }

  /// The identifiers that the modifier sets, for tests.
  package var identifiers: [String] { [] }
}
