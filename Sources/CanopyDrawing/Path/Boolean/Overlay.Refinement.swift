internal import Foundation

extension Overlay {
  /// Divides curves at their crossings, and where other curves are close, until the chords of the pieces have the same order and
  /// crossings as the curves. An isolated curve stays one piece.
  struct Refinement {
    private var pieces: [Piece]

    init(_ arcs: [Arc], _ contacts: Contacts) {
      pieces = arcs.map { Piece($0) }
      // Division in the order of the crossings would lead to a long chain of pieces. In a scattered order, the tree of pieces
      // stays balanced.
      var scatter = Scatter()
      for (first, second) in contacts.pairs.shuffled(using: &scatter) { separate(first, second) }
    }

    /// Returns the pieces of an arc, from its start to its end.
    func pieces(of arc: Int) -> [Piece] {
      var result: [Piece] = []
      var open = [arc]
      while let index = open.popLast() {
        if let part = pieces[index].parts {
          open.append(part + 1)
          open.append(part)
        } else {
          result.append(pieces[index])
        }
      }
      return result
    }

    private mutating func divide(_ index: Int, at time: CGFloat = 0.5, _ point: GridPoint? = nil) {
      let (first, second) = pieces[index].divided(at: time, point)
      pieces[index].parts = pieces.count
      pieces.append(first)
      pieces.append(second)
    }

    /// Divides two pieces until those parts of them that are in contact are flat.
    private mutating func separate(_ first: Int, _ second: Int) {
      var open = [(first, second)]
      while let (first, second) = open.popLast() {
        let (piece, other) = (pieces[first], pieces[second])
        if piece.isFlat && other.isFlat || !piece.isInContact(with: other) { continue }
        if let part = piece.parts {
          open.append((part, second))
          open.append((part + 1, second))
        } else if let part = other.parts {
          open.append((first, part))
          open.append((first, part + 1))
        } else {
          if !divideAtCrossing(first, second) {
            // The larger one, if it is not flat.
            divide(other.isFlat || (!piece.isFlat && piece.size >= other.size) ? first : second)
          }
          open.append((first, second))
        }
      }
    }

    /// Divides two pieces at their crossing, unless it is at their ends. Returns a Boolean value that indicates whether they were
    /// divided; lines never are.
    private mutating func divideAtCrossing(_ first: Int, _ second: Int) -> Bool {
      guard let crossing = pieces[first].crossing(pieces[second]) else { return false }
      var isDivided = false
      for (index, time) in [(first, crossing.time), (second, crossing.otherTime)] {
        let piece = pieces[index]
        if piece.curve.isLine || piece.start == crossing.point || piece.end == crossing.point { continue }
        divide(index, at: time, crossing.point)
        isDivided = true
      }
      return isDivided
    }
  }
}

/// Pseudorandom numbers that are always the same.
private struct Scatter: RandomNumberGenerator {
  private var state: UInt64 = 0x9e37_79b9_7f4a_7c15

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
