internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import Foundation

// Elements that are out of sight are omitted from the display list: see `Sight`.

extension DisplayBuilder {
  /// Returns a Boolean value that indicates whether all omitted elements are still out of sight.
  func isKept(_ visibility: DrawnVisibility, at place: CGPoint, hasChanges: Bool) -> Bool {
    guard let sight else { return false }
    let place = CGSize(width: place.x, height: place.y)
    return switch visibility {
    case .outOfSight(let reach): !hasChanges && !reach.moved(by: place).meets(sight.drawn)
    case .partial(let drawn): drawn.moved(by: place).contains(sight.visible)
    }
  }

  /// Draws an element at a position, unless it is out of sight.
  func drawIfSeen(_ node: LayoutNode, at place: CGPoint, _ record: UnsafeMutablePointer<DrawnRecord>) {
    guard let sight, !Extent(CGRect(origin: place, size: node.shownSize)).meets(sight.drawn) else {
      return draw(node, at: place, record)
    }
    guard let reach = elements.reach(of: node, at: place, self) else {
      // The reach of elements inside isn't known either.
      return seeing(nil).draw(node, at: place, record)
    }
    if reach.meets(sight.drawn) { return draw(node, at: place, record) }
    (record.pointee.list, record.pointee.inside, record.pointee.offset) = (DisplayList(), DisplayList(), .zero)
    record.pointee.flags.remove(.isChanged)
    (record.pointee.place, record.pointee.scale) = (place, scale)
    record.pointee.visibility = .outOfSight(reach: reach.moved(by: CGSize(width: -place.x, height: -place.y)))
    unseen.count += 1
  }

  /// Records the area for which an element was drawn, if elements inside it have been omitted since.
  func noteUnseen(
    since count: Int, _ sight: Sight?, in node: LayoutNode, _ layout: ElementLayout,
    _ record: UnsafeMutablePointer<DrawnRecord>
  ) {
    guard unseen.count > count else { return }
    // A scroll view is drawn again when it is scrolled.
    if layout.scrolls, !node.isScrollClipDisabled { return unseen.count = count }
    guard let sight else { return }
    let place = record.pointee.place
    var drawn = sight.drawn.moved(by: CGSize(width: -place.x, height: -place.y))
    if case .partial(let known)? = record.pointee.visibility { drawn = drawn.intersection(known) }
    record.pointee.visibility = .partial(drawn: drawn)
  }
}
