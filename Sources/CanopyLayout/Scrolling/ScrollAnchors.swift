internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// The anchors of `defaultScrollAnchor(_:)`.
struct ScrollAnchors: Equatable, Sendable {
  /// The part of the content that is initially visible.
  var initialOffset: UnitPoint?
  /// The part of the content that remains visible when a size changes.
  var sizeChanges: UnitPoint?
  /// The alignment of content that is smaller than the scroll view.
  var alignment: UnitPoint?
}

extension ScrollContainer {
  /// Returns the offset at which a part of the content is visible.
  func offset(at anchor: UnitPoint) -> CGPoint {
    CGPoint(
      x: isHorizontal ? anchor.x._part(of: most.x) : offset.x, y: isVertical ? anchor.y._part(of: most.y) : offset.y)
  }

  /// Returns a Boolean value that indicates whether the content is at the position that an anchor specifies.
  ///
  /// - Parameter most: The greatest offset at this time.
  func isAt(_ anchor: UnitPoint, of most: CGPoint) -> Bool {
    let tolerance = 1.0
    return (!isHorizontal || abs(offset.x - anchor.x * most.x) <= tolerance)
      && (!isVertical || abs(offset.y - anchor.y * most.y) <= tolerance)
  }

  /// Returns the start of aligned content in a scroll view.
  func aligned(_ content: CGSize, in size: CGSize, _ anchor: UnitPoint?) -> CGPoint {
    guard let anchor else { return .zero }
    return CGPoint(
      x: isHorizontal ? anchor.x._part(of: max(size.width - content.width, 0)) : 0,
      y: isVertical ? anchor.y._part(of: max(size.height - content.height, 0)) : 0)
  }
}

extension CGFloat {
  /// Returns a part of a length. Without finite numbers, the part is the beginning.
  fileprivate func _part(of length: CGFloat) -> CGFloat { isFinite && length.isFinite ? self * length : 0 }
}
