package import Foundation

/// A rectangle, given by its edges, that contains everything that is drawn. It is empty if opposite edges are in the wrong
/// order.
///
/// The edges are always finite, even if it is created from nonfinite numbers.
package struct Extent: Equatable, Sendable {
  package private(set) var left: CGFloat
  package private(set) var top: CGFloat
  package private(set) var right: CGFloat
  package private(set) var bottom: CGFloat

  package init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    self.left = left._clamped(from: -Self.far)
    self.top = top._clamped(from: -Self.far)
    self.right = right._clamped(from: Self.far)
    self.bottom = bottom._clamped(from: Self.far)
  }

  package init(_ rect: CGRect) {
    let (x, y) = (rect.origin.x, rect.origin.y)
    let (width, height) = (rect.size.width, rect.size.height)
    self.init(left: min(x, x + width), top: min(y, y + height), right: max(x, x + width), bottom: max(y, y + height))
  }

  /// The maximum coordinate. Nothing beyond it can be visible.
  private static var far: CGFloat { 1e8 }

  /// A Boolean value that indicates whether the edges weren't clamped.
  package var isExact: Bool { left > -Self.far && top > -Self.far && right < Self.far && bottom < Self.far }

  package static let nothing = Extent(left: 1, top: 1, right: -1, bottom: -1)

  package var isEmpty: Bool { left > right || top > bottom }
  package var width: CGFloat { right - left }
  package var height: CGFloat { bottom - top }
  package var rect: CGRect { isEmpty ? .zero : CGRect(x: left, y: top, width: width, height: height) }
  package var corners: [CGPoint] {
    [CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom)]
  }

  package var area: CGFloat { isEmpty ? 0 : width * height }

  package func contains(_ other: Extent) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  /// Returns a Boolean value that indicates whether the extents have a common point.
  package func meets(_ other: Extent) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom && !isEmpty
      && !other.isEmpty
  }

  package func union(_ other: Extent) -> Extent {
    var union = self
    union.formUnion(other)
    return union
  }

  /// Grows to contain another extent. The edges stay within the limits, because they come from one of the two.
  package mutating func formUnion(_ other: Extent) {
    if other.isEmpty { return }
    if isEmpty { return self = other }
    if other.left < left { left = other.left }
    if other.top < top { top = other.top }
    if other.right > right { right = other.right }
    if other.bottom > bottom { bottom = other.bottom }
  }

  package func intersection(_ other: Extent) -> Extent {
    if isEmpty || other.isEmpty { return .nothing }
    return Extent(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Returns the extent grown by a length at each edge.
  package func grown(by length: CGFloat) -> Extent {
    if isEmpty || !(length > 0) { return self }
    return Extent(left: left - length, top: top - length, right: right + length, bottom: bottom + length)
  }

  /// Returns the extent grown by a width at the left and right edges, and by a height at the top and bottom edges.
  package func grown(byWidth width: CGFloat, height: CGFloat) -> Extent {
    if isEmpty || !(width >= 0) || !(height >= 0) { return self }
    return Extent(left: left - width, top: top - height, right: right + width, bottom: bottom + height)
  }

  package func moved(by offset: CGSize) -> Extent {
    if isEmpty || offset == .zero { return self }
    let (x, y) = (offset.width.isFinite ? offset.width : 0, offset.height.isFinite ? offset.height : 0)
    return Extent(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// Returns the extent that contains the transformed corners.
  package func applying(_ map: CGAffineTransform) -> Extent {
    if isEmpty { return self }
    guard map.b == 0, map.c == 0 else {
      // No array of corners, because rotating items are drawn in each frame.
      let first = CGPoint(x: left, y: top).applying(map)
      var result = Extent(left: first.x, top: first.y, right: first.x, bottom: first.y)
      result.formUnion(CGPoint(x: right, y: top).applying(map))
      result.formUnion(CGPoint(x: left, y: bottom).applying(map))
      result.formUnion(CGPoint(x: right, y: bottom).applying(map))
      return result
    }
    let (x, y) = ((map.a * left + map.tx, map.a * right + map.tx), (map.d * top + map.ty, map.d * bottom + map.ty))
    return Extent(left: min(x.0, x.1), top: min(y.0, y.1), right: max(x.0, x.1), bottom: max(y.0, y.1))
  }

  /// Returns the extent that contains the transformed corners.
  package func applying(_ map: ProjectionTransform) -> Extent {
    isEmpty ? self : Extent(around: corners.map { $0.applying(map) })
  }

  private mutating func formUnion(_ point: CGPoint) {
    formUnion(Extent(left: point.x, top: point.y, right: point.x, bottom: point.y))
  }

  /// Creates the extent that contains some points.
  package init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .nothing
      return
    }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    self.init(left: left, top: top, right: right, bottom: bottom)
  }

  /// The smallest extent with integral edges that contains this one.
  package var rounded: Extent {
    if isEmpty { return self }
    return Extent(
      left: left.rounded(.down), top: top.rounded(.down), right: right.rounded(.up), bottom: bottom.rounded(.up))
  }
}

extension CGFloat {
  fileprivate func _clamped(from other: CGFloat) -> CGFloat {
    isNaN ? other : Swift.max(-1e8, Swift.min(1e8, self))
  }
}
