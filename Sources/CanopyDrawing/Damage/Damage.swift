internal import Foundation

/// The areas that have to be drawn again: a few, none of them inside another.
package struct Damage: Equatable, Sendable {
  package private(set) var areas: [Extent] = []

  package init() {}

  package var isEmpty: Bool { areas.isEmpty }

  /// The maximum number of areas. More are merged, because drawing each has a fixed cost.
  private static var most: Int { 12 }

  package mutating func add(_ area: Extent) {
    if area.isEmpty { return }
    var area = area
    // Overlapping areas are merged, and the result may overlap others.
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
    // The area whose union with it is the least larger.
    let wastes = areas.map { $0.union(area).area - $0.area }
    guard let best = areas.indices.min(by: { wastes[$0] < wastes[$1] }) else { return }
    add(areas.remove(at: best).union(area))
  }

  package func meets(_ area: Extent) -> Bool {
    for known in areas where known.meets(area) { return true }
    return false
  }
}
