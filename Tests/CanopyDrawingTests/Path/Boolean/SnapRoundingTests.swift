import Testing

@testable import CanopyDrawing

@Suite struct SnapRoundingTests {
  @Test(arguments: [(6, 12), (30, 30), (1_000, 40)])
  func roundedSegmentsDoNotCross(size: Int, count: Int) {
    for seed in 0..<2 {
      var random = RandomPaths(seed: UInt64(seed))
      var segments: [GridSegment] = []
      while segments.count < count {
        let (a, b) = (random.point(size), random.point(size))
        if a != b { segments.append(GridSegment(min(a, b), max(a, b))) }
      }
      let routes = SnapRounding(segments).routes
      for (segment, route) in zip(segments, routes) {
        #expect(route.first == segment.start)
        #expect(route.last == segment.end)
        #expect(route.allSatisfy(segment.passes))
      }
      let pieces = routes.flatMap { route in zip(route, route.dropFirst()).map { GridSegment(min($0, $1), max($0, $1)) }
      }
      #expect(pieces.count > count)
      for (index, first) in pieces.enumerated() {
        for second in pieces[(index + 1)...] { #expect(!meets(first, second), "\(first) \(second)") }
      }
    }
  }

  /// Whether two pieces have a place in common that is not an end of both.
  private func meets(_ first: GridSegment, _ second: GridSegment) -> Bool {
    func side(_ a: GridSegment, _ point: GridPoint) -> Int { a.direction.cross(point - a.start).signum() }
    func isOn(_ a: GridSegment, _ point: GridPoint) -> Bool {
      side(a, point) == 0 && a.start < point && point < a.end
    }
    if first.start == second.start, first.end == second.end { return false }
    if isOn(first, second.start) || isOn(first, second.end) || isOn(second, first.start) || isOn(second, first.end) {
      return true
    }
    return side(first, second.start) * side(first, second.end) < 0
      && side(second, first.start) * side(second, first.end) < 0
  }

  @Test func manyLinesThroughOnePointAreFast() {
    // A fan, and hatching: each line is next to few others, but no place is next to few lines. Close to where the fan
    // begins, rounding makes some lines one.
    let fan = (0..<300).map { GridSegment(GridPoint(x: 0, y: 0), GridPoint(x: 1 << 20, y: $0 << 12)) }
    let ends = SnapRounding(fan).routes.map { route in route.filter { $0.x > 64 } }
    #expect(ends == fan.map { [$0.end] })
    let hatching = (0..<300).map { index in
      GridSegment(GridPoint(x: 0, y: index << 12), GridPoint(x: 1 << 20, y: (index + 300) << 12))
    }
    #expect(SnapRounding(hatching).routes.allSatisfy { $0.count == 2 })
  }
}

extension RandomPaths {
  fileprivate mutating func point(_ size: Int) -> GridPoint { GridPoint(x: whole(0...size), y: whole(0...size)) }
}
