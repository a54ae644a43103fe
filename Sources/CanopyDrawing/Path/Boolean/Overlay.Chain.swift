internal import Foundation

extension Overlay {
  /// An arc that has been cut and rounded: its points, and the parameters at which it reaches them.
  struct Chain {
    var points: [GridPoint] = []
    var times: [CGFloat] = []

    fileprivate mutating func add(_ way: [GridPoint], of piece: Piece) {
      guard let first = way.first, let last = way.last else { return }
      let length = first.distance(to: last)
      for point in way where points.last != point {
        let part = length > 0 ? first.distance(to: point) / length : 0
        points.append(point)
        times.append(piece.from + (piece.to - piece.from) * min(part, 1))
      }
    }

    /// Ends the chain at the end of the arc, even if its last pieces were too small to be visible.
    fileprivate mutating func end() {
      if !times.isEmpty { times[times.count - 1] = 1 }
    }
  }

  /// Cuts arcs at all points where they meet.
  static func chains(of arcs: [Arc], _ contacts: Contacts) -> [Chain] {
    let refinement = Refinement(arcs, contacts)
    var pieces: [(arc: Int, piece: Piece)] = []
    for arc in arcs.indices {
      for piece in refinement.pieces(of: arc) where piece.start != piece.end { pieces.append((arc, piece)) }
    }
    let ways = SnapRounding(pieces.map(\.piece.segment)).ways
    var chains = Array(repeating: Chain(), count: arcs.count)
    for ((arc, piece), way) in zip(pieces, ways) {
      chains[arc].add(piece.start < piece.end ? way : way.reversed(), of: piece)
    }
    for index in chains.indices { chains[index].end() }
    return chains
  }
}

extension GridPoint {
  fileprivate func distance(to other: GridPoint) -> CGFloat {
    let (x, y) = (Double(other.x - x), Double(other.y - y))
    return (x * x + y * y).squareRoot()
  }
}
