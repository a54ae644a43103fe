package import Foundation

/// Counts clicks and taps that follow each other quickly in the same place.
package struct ClickCounter {
  private var last: (time: TimeInterval, location: CGPoint)?
  private var count = 0

  package init() {}

  /// Counts a click. Returns 1, 2 or 3.
  package mutating func add(at location: CGPoint, _ time: TimeInterval) -> Int {
    var isRepeated = false
    if let last {
      isRepeated =
        time - last.time < 0.35 && hypot(location.x - last.location.x, location.y - last.location.y) < 20
    }
    count = isRepeated ? count % 3 + 1 : 1
    last = (time, location)
    return count
  }
}
