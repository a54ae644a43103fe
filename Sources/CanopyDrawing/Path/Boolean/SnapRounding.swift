/// Cuts straight segments wherever they meet, and moves all ends to points of a grid in such a way that what is left
/// meets in its ends only, or is the same.
///
/// A segment takes a turn through each point of the grid in whose square it passes, if something begins, ends or meets in
/// that square. Rounding each meeting by itself would move segments across each other; see Hobby, “Practical segment
/// intersection with finite precision output”.
struct SnapRounding {
  /// Through which points each segment goes, from its start to its end.
  let ways: [[GridPoint]]

  init(_ segments: [GridSegment]) {
    var visits: [[(along: Int, point: GridPoint)]] = Array(repeating: [], count: segments.count)
    func visit(_ point: GridPoint, _ member: Int) {
      let segment = segments[member]
      if segment.passes(point) { visits[member].append((segment.direction.dot(point - segment.start), point)) }
    }
    let partition = CellPartition(members: segments.map { CellPartition.Member(segment: $0) })
    partition.forEachCell { item in
      // Finding out takes its time: only where dividing is not much better.
      item.isLittleProgress
        && Lanes(segments, item.members, in: item.cell).pairCount <= 4 * CellPartition.few * item.members.count
    } _: { item in
      let point = GridPoint(x: item.cell.minX, y: item.cell.minY)
      if item.cell.isSinglePoint, item.members.count > 1 {
        // More stops than necessary do no harm in a place that is a single point anyway.
        for member in item.members { visit(point, member) }
      } else if item.members.count <= CellPartition.few {
        let stops = Self.stops(in: item, of: segments) { body in
          for (place, first) in item.members.enumerated() {
            for second in item.members[(place + 1)...] { body(first, second) }
          }
        }
        for stop in stops { for member in item.members { visit(stop, member) } }
      } else {
        let lanes = Lanes(segments, item.members, in: item.cell)
        lanes.forEach(Self.stops(in: item, of: segments, lanes.forEachPair), visit)
      }
    }
    ways = visits.map { $0.sorted { $0.along < $1.along }.map(\.point) }
  }

  /// The points in a cell in whose square something begins, ends or meets.
  private static func stops(
    in item: CellPartition.Item, of segments: [GridSegment], _ forEachPair: ((Int, Int) -> Void) -> Void
  ) -> Set<GridPoint> {
    var result: Set<GridPoint> = []
    for member in item.members {
      for end in [segments[member].start, segments[member].end] where item.cell.contains(end) { result.insert(end) }
    }
    forEachPair { first, second in
      if let point = segments[first].crossing(segments[second]), item.cell.contains(point) { result.insert(point) }
    }
    return result
  }
}
