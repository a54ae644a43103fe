import Testing

@testable import CanopyDrawing

@Suite struct GridTests {
  private let places = (0..<5).flatMap { x in (0..<5).map { y in GridPoint(x: x, y: y) } }

  /// All segments between points of a small grid.
  private var segments: [GridSegment] {
    places.flatMap { start in places.filter { start < $0 }.map { GridSegment(start, $0) } }
  }

  @Test func segmentPassesEachOfItsGridSquares() {
    for segment in segments where segment.start.x == 0 || segment.start.y == 2 {
      for point in places { #expect(segment.passes(point) == hasPlace(segment, in: point), "\(segment) \(point)") }
    }
  }

  /// The same by trying: at both edges of the square in each direction, and between those places.
  private func hasPlace(_ segment: GridSegment, in point: GridPoint) -> Bool {
    let (start, way) = (segment.start, segment.direction)
    // In these steps of time, everything is whole.
    let whole = 4 * max(abs(way.x), 1) * max(abs(way.y), 1)
    var times = [0, whole]
    for (from, length, place) in [(start.x, way.x, point.x), (start.y, way.y, point.y)] where length != 0 {
      for edge in [2 * place - 1, 2 * place + 1] { times.append((edge - 2 * from) * whole / (2 * length)) }
    }
    times = times.filter { (0...whole).contains($0) }.sorted()
    times += zip(times, times.dropFirst()).map { ($0 + $1) / 2 }
    return times.contains { time in
      let (x, y) = (2 * (start.x * whole + way.x * time), 2 * (start.y * whole + way.y * time))
      return x >= (2 * point.x - 1) * whole && x < (2 * point.x + 1) * whole
        && y >= (2 * point.y - 1) * whole && y < (2 * point.y + 1) * whole
    }
  }

  @Test func crossingsAreInASquareOfBothSegments() {
    var count = 0
    for first in segments where first.start.x == 0 {
      for second in segments where second.start.y == 1 {
        guard let point = first.crossing(second) else { continue }
        count += 1
        #expect(first.passes(point) && second.passes(point), "\(first) \(second)")
        #expect(second.crossing(first) == point)
      }
    }
    #expect(count > 1_000)
  }

  @Test func crossingsAreRoundedIndependentlyOfDistance() {
    // They meet in the middle between two points, once exactly and twice almost.
    let far = 1 << 28
    let flat = GridSegment(GridPoint(x: -far, y: 0), GridPoint(x: far, y: 1))
    let steep = GridSegment(GridPoint(x: 0, y: -far), GridPoint(x: 0, y: far))
    #expect(flat.crossing(steep) == GridPoint(x: 0, y: 1))
    let before = GridSegment(GridPoint(x: -1, y: -far), GridPoint(x: -1, y: far))
    #expect(flat.crossing(before) == GridPoint(x: -1, y: 0))
    let down = GridSegment(GridPoint(x: -far, y: 0), GridPoint(x: far, y: -1))
    #expect(down.crossing(steep) == GridPoint(x: 0, y: 0))
  }
}
