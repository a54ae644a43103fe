internal import Foundation

extension Overlay {
  /// A straight piece that meets others only at its ends.
  struct Edge {
    /// The winding numbers of both paths around a place.
    struct Windings: Equatable {
      var first = 0
      var second = 0

      static func + (a: Windings, b: Windings) -> Windings {
        Windings(first: a.first &+ b.first, second: a.second &+ b.second)
      }
    }

    /// A step of a chain.
    struct Step {
      let arc: Int
      /// A Boolean value that indicates whether the arc goes from the end of the edge to its start.
      let isReversed: Bool
      /// The index of the step's start in the chain, which is the end of the edge if it is reversed.
      let place: Int
    }

    /// The indices of its ends among all points, which are ordered. The end is always after the start.
    let start: Int
    let end: Int
    /// The steps along this edge.
    var steps: [Step]
    /// The difference of the winding numbers above and below.
    var change = Windings()
    var below = Windings()

    var above: Windings { below + change }
  }

  /// Returns the edges of all chains, each once.
  static func edges(of chains: [Chain], _ arcs: [Arc], _ sources: [Source], places: [GridPoint: Int]) -> [Edge] {
    var edges: [Edge] = []
    var known: [Int: Int] = [:]
    for (index, chain) in chains.enumerated() {
      let change = arcs[index].uses.reduce(Edge.Windings()) { $0 + $1.change(sources) }
      let numbers = chain.points.map { places[$0] ?? 0 }
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
  /// A curve of one of both paths, as it was given.
  struct Source {
    let curve: Curve
    /// The index of its path: 0 or 1.
    let operand: Int
  }

  /// A subpath of the first path: the sources of which it consists.
  struct Strand {
    var sources: Range<Int>
    var isClosed: Bool
  }
}

extension Subpath {
  /// Its curves without points that are no numbers or infinite: a line leads past them.
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
