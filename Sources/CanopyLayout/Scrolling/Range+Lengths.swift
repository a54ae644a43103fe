internal import Foundation

extension Range<CGFloat> {
  /// Creates the range between two positions; an empty one if they aren't in order.
  init(from start: CGFloat, to end: CGFloat) {
    let start = start.isNaN ? 0 : start
    self = start..<(end > start ? end : start)
  }

  /// Returns the range relative to a point.
  func seen(from origin: CGFloat) -> Range { Range(from: lowerBound - origin, to: upperBound - origin) }
}
