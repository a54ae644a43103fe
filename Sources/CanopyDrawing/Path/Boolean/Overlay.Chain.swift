internal import Foundation

extension Overlay {
  /// An arc after it was cut and rounded: the way from point to point, and when it gets there.
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

    /// Has it end when the arc ends, even where its last pieces were too small to be seen.
    fileprivate mutating func end() {
      if !times.isEmpty { times[times.count - 1] = 1 }
    }
  }

  /// Cuts arcs wherever they meet.
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
