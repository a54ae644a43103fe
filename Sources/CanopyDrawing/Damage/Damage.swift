internal import Foundation

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
    if areas.count < Self.most { return areas.append(area) }
    // The one with which it wastes the least.
    let wastes = areas.map { $0.union(area).area - $0.area }
    guard let best = areas.indices.min(by: { wastes[$0] < wastes[$1] }) else { return }
    add(areas.remove(at: best).union(area))
  }

  package func meets(_ area: Extent) -> Bool {
    for known in areas where known.meets(area) { return true }
    return false
  }
}
