/// Elements that stay in the tree while people can't see them, such as those of a page that another page covers.
///
/// They keep their states and are updated, but their `onDisappear` actions have run, and their tasks have ended.
extension ElementTree {
  /// Makes the items of a listing appear only while they are shown somewhere.
  package func setAppearsWhenShown(listing: ElementIndex) { Self.storage.quietListings.insert(listing) }

  /// Undoes `setAppearsWhenShown(listing:)`, before the element is freed.
  package func forgetAppearing(listing: ElementIndex) { Self.storage.quietListings.remove(listing) }

  /// Returns a Boolean value that indicates whether an element is in an item that is kept, but not shown.
  func isOutOfSight(_ element: ElementIndex) -> Bool {
    guard !Self.storage.quietListings.isEmpty else { return false }
    var next = element
    while next != 0 {
      if self[next].flags.contains(.listsSubviews), Self.storage.quietListings.contains(next) { return true }
      next = self[next].parent
    }
    return false
  }

  /// Notifies the attachments of an element and its descendants, inner before outer, that people can or can't see them.
  package func sightChanged(of element: ElementIndex, isVisible: Bool) {
    for child in children(of: element) { sightChanged(of: child, isVisible: isVisible) }
    var next = self[element].attachments
    while let source = next?.takeUnretainedValue() {
      source.sightChanged(of: element, isVisible: isVisible)
      next = source.outer
    }
  }
}
