/// Notifies an object of an upper layer, such as a bridge to assistive technologies, of changes to elements.
@MainActor
package enum ElementChanges {
  /// Called for each element whose appearance or position may have changed, and for each one that leaves the tree; nil without an
  /// observer.
  @exclusivity(unchecked) package static var observer:
    (@MainActor (_ element: ElementIndex, _ isLeaving: Bool) -> Void)?

  @inline(__always)
  package static func note(_ element: ElementIndex, isLeaving: Bool = false) {
    if let observer { observer(element, isLeaving) }
  }
}
