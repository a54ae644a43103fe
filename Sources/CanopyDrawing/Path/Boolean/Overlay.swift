internal import Foundation

/// The overlay of two paths: their outlines cut at all crossings, with the winding numbers on either side of each piece.
///
/// Curves are approximated by as many lines between grid points as are needed to find their crossings. After that, inside tests
/// are exact. Each line refers to its part of a curve, so that the result consists of curves again.
struct Overlay {
  let grid: Grid
  let sources: [Source]
  /// The subpaths of the first path, if it is treated as a line.
  let lineSubpaths: [LineSubpath]
  let arcs: [Arc]
  let roundedArcs: [RoundedArc]
  /// All points, in order.
  let points: [GridPoint]
  let edges: [Edge]

  /// Creates the overlay of two paths. The first is an area, or a line whose ends aren't joined; the second is an area.
  init(_ first: Path, isLine: Bool = false, over second: Path) {
    var sources: [Source] = []
    var lineSubpaths: [LineSubpath] = []
    for (operand, path) in [first, second].enumerated() {
      for part in path.subpaths {
        var curves = part.finiteCurves
        if !isLine || operand == 1, let start = curves.first?.start, let end = curves.last?.end, start != end {
          curves.append(Curve(line: end, to: start))
        }
        if isLine, operand == 0 {
          lineSubpaths.append(
            LineSubpath(sources: sources.count..<sources.count + curves.count, isClosed: part.isClosed))
        }
        sources += curves.map { Source(curve: $0, operand: operand) }
      }
    }
    let grid = Grid(sources.map(\.curve))
    let (arcs, contacts) = Self.unified(Self.arcs(of: sources, on: grid))
    let roundedArcs = Self.roundedArcs(of: arcs, contacts)
    let points = Set(roundedArcs.flatMap(\.points)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(points, points.indices))
    var edges = Self.edges(of: roundedArcs, arcs, sources, places: places)
    Self.sweep(&edges, points)
    (self.grid, self.sources, self.lineSubpaths) = (grid, sources, lineSubpaths)
    (self.arcs, self.roundedArcs, self.points, self.edges) = (arcs, roundedArcs, points, edges)
  }
}

extension Overlay {
  /// Computes the winding numbers below each edge by sweeping from left to right over the edges, ordered from bottom to top.
  static func sweep(_ edges: inout [Edge], _ points: [GridPoint]) {
    var starting = Array(repeating: [Int](), count: points.count)
    for (index, edge) in edges.enumerated() { starting[edge.start].append(index) }
    var active: [Int] = []
    for (place, point) in points.enumerated() {
      // Edges that end here are adjacent, because no edge passes through a point.
      let first = active._firstPlace { index in
        let edge = edges[index]
        let start = points[edge.start]
        return (points[edge.end] - start).cross(point - start) <= 0
      }
      var last = first
      while last < active.count, edges[active[last]].end == place { last += 1 }
      let next = starting[place].sorted { a, b in
        (points[edges[a].end] - point).cross(points[edges[b].end] - point) > 0
      }
      var windings = first > 0 ? edges[active[first - 1]].above : Edge.Windings()
      for index in next {
        edges[index].below = windings
        windings = edges[index].above
      }
      active.replaceSubrange(first..<last, with: next)
    }
    assert(active.isEmpty, "Edges of an overlay cross each other: what is inside of a path is no longer known.")
  }
}

extension Overlay {
  /// A straight piece that meets other pieces only at its ends.
  struct Edge {
    /// The winding numbers of both paths at a location.
    struct Windings: Equatable {
      var first = 0
      var second = 0

      static func + (a: Windings, b: Windings) -> Windings {
        Windings(first: a.first &+ b.first, second: a.second &+ b.second)
      }
    }

    /// A step of a rounded arc, from one of its points to the next.
    struct Step {
      let arc: Int
      /// A Boolean value that indicates whether the arc goes from the end of the edge to its start.
      let isReversed: Bool
      /// The index of the step's start in the rounded arc, which is the end of the edge if it is reversed.
      let place: Int
    }

    /// The indices of the edge's ends among all points, which are ordered. The end always follows the start.
    let start: Int
    let end: Int
    /// The steps along this edge.
    var steps: [Step]
    /// The difference between the winding numbers above and below the edge.
    var change = Windings()
    var below = Windings()

    var above: Windings { below + change }
  }

  /// Returns the edges of all rounded arcs, each listed once.
  static func edges(of roundedArcs: [RoundedArc], _ arcs: [Arc], _ sources: [Source], places: [GridPoint: Int])
    -> [Edge]
  {
    var edges: [Edge] = []
    var known: [Int: Int] = [:]
    for (index, roundedArc) in roundedArcs.enumerated() {
      let change = arcs[index].uses.reduce(Edge.Windings()) { $0 + $1.change(sources) }
      let numbers = roundedArc.points.map { places[$0] ?? 0 }
      for (place, (from, to)) in zip(numbers, numbers.dropFirst()).enumerated() {
        let (start, end) = (min(from, to), max(from, to))
        let step = Edge.Step(arc: index, isReversed: from > to, place: place)
        let edge = known[start << 32 | end] ?? edges.count
        if edge == edges.count {
          known[start << 32 | end] = edge
          edges.append(Edge(start: start, end: end, steps: []))
        }
        edges[edge].steps.append(step)
        edges[edge].change = edges[edge].change + (from > to ? change.negated : change)
      }
    }
    return edges
  }
}

extension Overlay.Edge.Windings {
  fileprivate var negated: Self { Self(first: -first, second: -second) }
}

extension Overlay.Arc.Use {
  /// Returns the change of the winding numbers on its left, which is above.
  fileprivate func change(_ sources: [Overlay.Source]) -> Overlay.Edge.Windings {
    let step = from < to ? 1 : -1
    return sources[source].operand == 0
      ? Overlay.Edge.Windings(first: step) : Overlay.Edge.Windings(second: step)
  }
}

extension Overlay {
  /// A curve of one of the paths, as it was given.
  struct Source {
    let curve: Curve
    /// The index of its path: 0 or 1.
    let operand: Int
  }

  /// A subpath of the first path, if that is a line: the sources that it consists of.
  struct LineSubpath {
    var sources: Range<Int>
    var isClosed: Bool
  }
}

extension Subpath {
  /// The curves of the path. A line replaces curves with nonfinite points.
  var finiteCurves: [Curve] {
    var result: [Curve] = []
    var point = start._isFinite ? start : nil
    for curve in curves where curve.end._isFinite {
      if let point {
        let isWhole = point == curve.start && curve.control1._isFinite && curve.control2._isFinite
        let next = isWhole ? curve : Curve(line: point, to: curve.end)
        if !next.isLine || next.start != next.end { result.append(next) }
      }
      point = curve.end
    }
    return result
  }
}

extension Overlay {
  /// An edge in one of its two directions.
  struct DirectedEdge {
    let edge: Int
    let isReversed: Bool
  }

  func start(of way: DirectedEdge) -> Int { way.isReversed ? edges[way.edge].end : edges[way.edge].start }
  func end(of way: DirectedEdge) -> Int { way.isReversed ? edges[way.edge].start : edges[way.edge].end }

  /// Returns the loop around each piece of the area that `isInside` describes, with the area always on the same side.
  ///
  /// Pieces that touch at a point have separate loops. Pieces that are too thin to be visible, which result from nearly
  /// coinciding curves, are omitted.
  func loops(_ isInside: (Edge.Windings) -> Bool) -> [[DirectedEdge]] {
    var border: [DirectedEdge] = []
    for (index, edge) in edges.enumerated() {
      let (below, above) = (isInside(edge.below), isInside(edge.above))
      if below != above { border.append(DirectedEdge(edge: index, isReversed: below)) }
    }
    let next = successors(border)
    var isUsed = Array(repeating: false, count: border.count)
    var loops: [[DirectedEdge]] = []
    for first in border.indices where !isUsed[first] {
      var loop: [DirectedEdge] = []
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

  /// Returns the successor of each directed edge: at every point, the next edge with the area in between.
  private func successors(_ border: [DirectedEdge]) -> [Int] {
    var leaving: [Int: [Int]] = [:]
    for (index, way) in border.enumerated() { leaving[start(of: way), default: []].append(index) }
    return border.map { way in
      let point = end(of: way)
      let choice = leaving[point] ?? []
      let back = points[start(of: way)] - points[point]
      // Around a point, inside and outside alternate, so the same number of edges leave the point and arrive at it.
      assert(!choice.isEmpty, "The border of an area ends at a point.")
      return choice.min { isSooner($0, $1, turningFrom: back, at: point, border) } ?? 0
    }
  }

  /// Returns a Boolean value that indicates whether one edge comes first when a direction turns toward smaller angles.
  private func isSooner(
    _ first: Int, _ second: Int, turningFrom back: GridPoint, at point: Int, _ border: [DirectedEdge]
  ) -> Bool {
    let a = points[end(of: border[first])] - points[point]
    let b = points[end(of: border[second])] - points[point]
    let (halfOfA, halfOfB) = (back.isWithinHalfTurnDown(to: a), back.isWithinHalfTurnDown(to: b))
    return halfOfA != halfOfB ? halfOfA : b.cross(a) > 0
  }

  private func isThin(_ loop: [DirectedEdge]) -> Bool {
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
