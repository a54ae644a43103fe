internal import Foundation

extension Range<CGFloat> {
  /// The range between two positions; empty if they are the wrong way round, or none.
  init(from start: CGFloat, to end: CGFloat) {
    let start = start.isNaN ? 0 : start
    self = start..<(end > start ? end : start)
  }

  /// The range as it is seen from a point in it.
  func seen(from origin: CGFloat) -> Range { Range(from: lowerBound - origin, to: upperBound - origin) }
}
