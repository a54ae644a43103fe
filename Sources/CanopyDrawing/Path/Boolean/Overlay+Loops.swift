extension Overlay {
  /// An edge, in one of its two directions.
  struct Way {
    let edge: Int
    let isReversed: Bool
  }

  func start(of way: Way) -> Int { way.isReversed ? edges[way.edge].end : edges[way.edge].start }
  func end(of way: Way) -> Int { way.isReversed ? edges[way.edge].start : edges[way.edge].end }

  /// Returns the loop around each piece of the area that `isInside` describes, with the area always on the same side.
  ///
  /// Pieces that touch at a point have separate loops. Pieces that are too thin to be visible are left out. They result from
  /// curves that nearly coincide.
  func loops(_ isInside: (Edge.Windings) -> Bool) -> [[Way]] {
    var border: [Way] = []
    for (index, edge) in edges.enumerated() {
      let (below, above) = (isInside(edge.below), isInside(edge.above))
      if below != above { border.append(Way(edge: index, isReversed: below)) }
    }
    let next = successors(border)
    var isUsed = Array(repeating: false, count: border.count)
    var loops: [[Way]] = []
    for first in border.indices where !isUsed[first] {
      var loop: [Way] = []
      var index = first
      while !isUsed[index] {
        isUsed[index] = true
        loop.append(border[index])
        index = next[index]
      }
      if !isThin(loop) { loops.append(loop) }
    }
    return loops
  }

  /// Returns the successor of each way: at every point, the next way with the area between both.
  private func successors(_ border: [Way]) -> [Int] {
    var leaving: [Int: [Int]] = [:]
    for (index, way) in border.enumerated() { leaving[start(of: way), default: []].append(index) }
    return border.map { way in
      let point = end(of: way)
      let choice = leaving[point] ?? []
      let back = points[start(of: way)] - points[point]
      // Around a point, inside and outside alternate, so as many edges leave the point as arrive at it.
      assert(!choice.isEmpty, "The border of an area ends at a point.")
      return choice.min { isSooner($0, $1, turningFrom: back, at: point, border) } ?? 0
    }
  }

  /// Returns a Boolean value that indicates whether one way comes first if a direction turns to smaller angles.
  private func isSooner(
    _ first: Int, _ second: Int, turningFrom back: GridPoint, at point: Int, _ border: [Way]
  ) -> Bool {
    let a = points[end(of: border[first])] - points[point]
    let b = points[end(of: border[second])] - points[point]
    let (halfOfA, halfOfB) = (back.isWithinHalfTurnDown(to: a), back.isWithinHalfTurnDown(to: b))
    return halfOfA != halfOfB ? halfOfA : b.cross(a) > 0
  }

  private func isThin(_ loop: [Way]) -> Bool {
    guard let first = loop.first else { return true }
    let origin = points[start(of: first)]
    var (area, length) = (0.0, 0.0)
    for way in loop {
      let (from, to) = (points[start(of: way)] - origin, points[end(of: way)] - origin)
      let step = to - from
      area += Double(from.cross(to)) / 2
      length += Double(step.dot(step)).squareRoot()
    }
    return abs(area) <= length / 2 * Double(Piece.tolerance)
  }
}

extension GridPoint {
  /// Returns a Boolean value that indicates whether another direction is at most half a turn away, toward smaller angles.
  fileprivate func isWithinHalfTurnDown(to other: GridPoint) -> Bool {
    let turn = cross(other)
    return turn < 0 || (turn == 0 && dot(other) < 0)
  }
}
