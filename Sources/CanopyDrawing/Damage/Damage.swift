package import Foundation

/// Areas that have to be drawn anew: few, and none inside of another.
package struct Damage: Equatable, Sendable {
  package private(set) var areas: [Extent] = []

  package init() {}

  package var isEmpty: Bool { areas.isEmpty }

  /// More areas are put together: drawing each has a price of its own.
  private static var most: Int { 12 }

  package mutating func add(_ area: Extent) {
    if area.isEmpty { return }
    var area = area
    // What overlaps becomes one, and may then overlap others.
    var index = 0
    while index < areas.count {
      if areas[index].contains(area) { return }
      if areas[index].meets(area) {
        area = area.union(areas.remove(at: index))
        index = 0
      } else {
        index += 1
      }
    }
    areas.append(area)
    if areas.count > Self.most { joinNearest() }
  }

  package func meets(_ area: Extent) -> Bool { areas.contains { $0.meets(area) } }

  /// Puts together the two areas that waste the least.
  private mutating func joinNearest() {
    var best: (first: Int, second: Int, waste: CGFloat)?
    for first in areas.indices {
      for second in areas.indices.dropFirst(first + 1) {
        let waste = areas[first].union(areas[second]).area - areas[first].area - areas[second].area
        if waste < best?.waste ?? .infinity { best = (first, second, waste) }
      }
    }
    guard let best else { return }
    let joined = areas[best.first].union(areas[best.second])
    areas.remove(at: best.second)
    areas.remove(at: best.first)
    add(joined)
  }
}

extension Extent {
  package var area: CGFloat { isEmpty ? 0 : width * height }

  package func contains(_ other: Extent) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }
}
