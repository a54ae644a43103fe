/// A partition of the plane into cells, with few pieces of outlines to compare in each.
struct CellPartition {
  struct Member {
    let segment: GridSegment
    /// The range of its distances from its chord, as products with its direction: zero for a line.
    var sides = 0...0
  }

  /// Some of the members, in a part of the plane.
  struct Item {
    let cell: GridCell
    let members: [Int]
    /// A Boolean value that indicates whether many members of the parent cell pass through both halves.
    fileprivate(set) var isLittleProgress = true
    /// The number of consecutive divisions without progress.
    fileprivate var stalls = 0
  }

  /// The number of members up to which a cell isn't divided.
  static var few: Int { 8 }

  let members: [Member]

  /// Calls `body` with cells that together cover all members, and with the members that pass through each of them.
  ///
  /// - Parameter isLittleWork: Returns whether a cell needn't be divided. Single points aren't divided, and neither are cells for
  ///   which division doesn't help.
  func forEachCell(isLittleWork: (Item) -> Bool, _ body: (Item) -> Void) {
    guard let first = members.first else { return }
    let whole = members.reduce(first.segment.box) { $0.around($1.segment.box) }
    var open = [Item(cell: whole, members: Array(members.indices))]
    while let item = open.popLast() {
      if item.members.isEmpty { continue }
      let isDone = item.members.count <= Self.few || item.stalls > 1 || isLittleWork(item)
      if !isDone, let halves = split(item) {
        open.append(halves.0)
        open.append(halves.1)
      } else {
        body(item)
      }
    }
  }

  // MARK: Steps

  /// Both halves of a cell; nil if it is a single point.
  private func split(_ item: Item) -> (Item, Item)? {
    let (across, down) = (item.cell.halvesAcross, item.cell.halvesDown)
    let ways = item.cell.isWide ? [across, down] : [down, across]
    var best: (Item, Item)?
    var bestCount = Int.max
    for case .some(let halves) in ways {
      var (first, second) = (inside(halves.0, item.members), inside(halves.1, item.members))
      let count = first.members.count + second.members.count
      let isOfUse = count * 5 <= item.members.count * 9
      let isLittleProgress = count * 4 > item.members.count * 5
      let stalls = isOfUse ? 0 : item.stalls + 1
      (first.stalls, second.stalls) = (stalls, stalls)
      (first.isLittleProgress, second.isLittleProgress) = (isLittleProgress, isLittleProgress)
      if count < bestCount { (best, bestCount) = ((first, second), count) }
      if isOfUse { break }
    }
    return best
  }

  private func inside(_ cell: GridCell, _ indices: [Int]) -> Item {
    Item(cell: cell, members: indices.filter { members[$0].segment.touches(cell, sides: members[$0].sides) })
  }
}

extension GridSegment {
  fileprivate var box: GridCell { GridCell(minX: start.x, minY: minY, maxX: end.x, maxY: maxY) }
}

extension GridCell {
  fileprivate func around(_ other: GridCell) -> GridCell {
    GridCell(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }
}
