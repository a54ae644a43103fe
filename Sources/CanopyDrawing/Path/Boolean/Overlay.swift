internal import Foundation

/// Two paths laid over each other: cut wherever their outlines meet, with what is filled on both sides of each piece.
///
/// Curves are looked at as lines between points of a grid, as many as are needed to tell where they meet, and all that
/// decides what is inside is exact from there on. Each line knows which part of which curve it stands for, so that what is
/// left of a curve in the end is a curve.
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

  /// Lays an area or, without ends being joined, a line over an area.
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
