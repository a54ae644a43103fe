/// Changes of elements, for an object of an upper layer that describes them: to assistive technologies, for example.
@MainActor
package enum ElementChanges {
  /// Called for each element that may look different or be elsewhere, and for each one that leaves the tree. Nil while nothing
  /// describes elements.
  @exclusivity(unchecked) package static var observer:
    (@MainActor (_ element: ElementIndex, _ isLeaving: Bool) -> Void)?

  @inline(__always)
  package static func note(_ element: ElementIndex, isLeaving: Bool = false) {
    if let observer { observer(element, isLeaving) }
  }
}
