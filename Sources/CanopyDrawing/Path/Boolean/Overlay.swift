internal import Foundation

/// The overlay of two paths: their outlines, cut at all crossings, with the winding numbers on both sides of each piece.
///
/// Curves are approximated by lines between grid points, as many as are needed to find their crossings. From there on, decisions
/// about the inside are exact. Each line refers to its part of a curve, so that the result consists of curves again.
struct Overlay {
  let lattice: Lattice
  let sources: [Source]
  /// The parts of the first path, if it is a line.
  let strands: [Strand]
  let arcs: [Arc]
  let chains: [Chain]
  /// All points, in order.
  let points: [GridPoint]
  let edges: [Edge]

  /// Creates the overlay of an area, or of a line whose ends aren't joined, and another area.
  init(_ first: Path, isLine: Bool = false, over second: Path) {
    var sources: [Source] = []
    var strands: [Strand] = []
    for (operand, path) in [first, second].enumerated() {
      for part in path.subpaths {
        var curves = part.finiteCurves
        if !isLine || operand == 1, let start = curves.first?.start, let end = curves.last?.end, start != end {
          curves.append(Curve(line: end, to: start))
        }
        if isLine, operand == 0 {
          strands.append(Strand(sources: sources.count..<sources.count + curves.count, isClosed: part.isClosed))
        }
        sources += curves.map { Source(curve: $0, operand: operand) }
      }
    }
    let lattice = Lattice(sources.map(\.curve))
    let (arcs, contacts) = Self.unified(Self.arcs(of: sources, on: lattice))
    let chains = Self.chains(of: arcs, contacts)
    let points = Set(chains.flatMap(\.points)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(points, points.indices))
    var edges = Self.edges(of: chains, arcs, sources, places: places)
    Self.sweep(&edges, points)
    (self.lattice, self.sources, self.strands) = (lattice, sources, strands)
    (self.arcs, self.chains, self.points, self.edges) = (arcs, chains, points, edges)
  }
}

extension Overlay {
  /// Determines the winding numbers below each edge: a sweep from left to right over the edges, in their order from below to
  /// above.
  static func sweep(_ edges: inout [Edge], _ points: [GridPoint]) {
    var starting = Array(repeating: [Int](), count: points.count)
    for (index, edge) in edges.enumerated() { starting[edge.start].append(index) }
    var active: [Int] = []
    for (place, point) in points.enumerated() {
      // Edges that end here are adjacent, because none passes through a point.
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
