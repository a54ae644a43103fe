internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// Scrolls scroll views while a person drags items near their edges.
@MainActor
struct EdgeScrolling {
  /// A Boolean value that indicates whether the pointer has moved since the lift. Scrolling doesn't start before that.
  var mayBegin = false
  /// The time of the last step, or nil if no view is scrolling.
  private var last: TimeInterval?

  var isScrolling: Bool { last != nil }

  /// The width of the active area along an edge, in points.
  private static let margin: CGFloat = 44
  /// The maximum speed, in points per second.
  private static let speed: CGFloat = 600

  mutating func scroll(at location: CGPoint, _ element: ElementIndex?, _ time: TimeInterval) {
    guard mayBegin, let element else { return last = nil }
    let elapsed = min(max(time - (last ?? time), 0), 0.1)
    for node in sequence(first: LayoutNode(element), next: \.parent) {
      guard let container = node.ownScrollContainer, node.environment.isScrollEnabled else { continue }
      let velocity = Self.velocity(at: location, in: node.frame)
      // Content moves in the opposite direction of the visible area.
      let vertical = CGSize(width: 0, height: velocity.height)
      let horizontal = CGSize(width: velocity.width, height: 0)
      let moves = [vertical, horizontal].filter {
        $0 != .zero && container.canFollow(CGSize(width: -$0.width, height: -$0.height))
      }
      guard let move = moves.first else { continue }
      last = time
      let mirrors: CGFloat = node.surroundings.mirrors ? -1 : 1
      return container.scroll(
        by: CGSize(width: mirrors * move.width * elapsed, height: move.height * elapsed))
    }
    last = nil
  }

  /// Returns the velocity of the visible area, to the right and downward.
  private static func velocity(at location: CGPoint, in frame: CGRect) -> CGSize {
    func speed(_ position: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      let margin = min(margin, (end - start) / 4)
      guard margin > 0 else { return 0 }
      if position < start + margin { return -Self.speed * min((start + margin - position) / margin, 1) }
      if position > end - margin { return Self.speed * min((position - end + margin) / margin, 1) }
      return 0
    }
    return CGSize(
      width: speed(location.x, frame.minX, frame.maxX), height: speed(location.y, frame.minY, frame.maxY))
  }
}
