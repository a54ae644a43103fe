extension Overlay {
  /// The pairs of pieces that may meet, if one of them is a curve. Lines need no preparation.
  struct Contacts {
    /// The pairs, each once.
    private(set) var pairs: [(Int, Int)] = []

    init(_ pieces: [Piece]) {
      guard pieces.contains(where: { !$0.isFlat }) else { return }
      var known: Set<Int> = []
      let partition = CellPartition(
        members: pieces.map { CellPartition.Member(segment: $0.segment, sides: $0.sides) })
      partition.forEachCell { item in
        item.members.count { !pieces[$0].isFlat } <= CellPartition.few
      } _: { item in
        // Pieces that meet in a single point do so at their ends, or are close in another cell as well.
        if item.cell.isSinglePoint { return }
        for first in item.members where !pieces[first].isFlat {
          for second in item.members where first < second || (first > second && pieces[second].isFlat) {
            guard known.insert(first << 32 | second).inserted, pieces[first].isInContact(with: pieces[second])
            else { continue }
            pairs.append((first, second))
          }
        }
      }
    }
  }
}
