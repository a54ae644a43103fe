import CanopyDrawing
import Foundation
import Testing

/// Random paths, combined: what is inside of the results is what it should be by what is inside of the operands.
@Suite struct PathBooleanFuzzTests {
  @Test(arguments: RandomPaths.Kind.allCases)
  func resultsContainPointsByTheirOperands(kind: RandomPaths.Kind) {
    for seed in 0..<4 {
      var random = RandomPaths(seed: UInt64(seed))
      let (a, b) = random.pair(kind)
      check(a, b, eoFill: seed % 2 == 0, &random, "\(kind) \(seed)")
    }
  }

  @Test(arguments: RandomPaths.Kind.allCases.filter { $0 != .relatives })
  func resultsCanBeCombinedAgain(kind: RandomPaths.Kind) {
    for seed in 100..<102 {
      var random = RandomPaths(seed: UInt64(seed))
      let (a, b) = random.pair(kind)
      // Both have the same outline in part.
      check(a.subtracting(b), b, eoFill: false, &random, "difference, \(kind) \(seed)")
      check(a, a.intersection(b), eoFill: false, &random, "intersection, \(kind) \(seed)")
    }
  }

  @Test(arguments: RandomPaths.Kind.allCases)
  func linesAreCutAtEdges(kind: RandomPaths.Kind) {
    for seed in 200..<203 {
      var random = RandomPaths(seed: UInt64(seed))
      let (a, b) = random.pair(kind)
      let (inside, outside) = (PathOutline(a.lineIntersection(b)), PathOutline(a.lineSubtraction(b)))
      let area = PathOutline(b)
      for point in PathOutline(a).pointsOnLines(random.number(0..<1)) where area.distance(to: point) > 0.05 {
        let isInside = area.winding(point) != 0
        let (near, far) = isInside ? (inside, outside) : (outside, inside)
        #expect(near.distance(to: point, isClosing: false) < 0.01, "\(kind) \(seed) \(point)")
        #expect(far.distance(to: point, isClosing: false) > 0.04, "\(kind) \(seed) \(point)")
      }
    }
  }

  private func check(_ a: Path, _ b: Path, eoFill: Bool, _ random: inout RandomPaths, _ name: String) {
    let (first, second) = (PathOutline(a), PathOutline(b))
    let results: [(String, Path, (Bool, Bool) -> Bool)] = [
      ("normalized", a.normalized(eoFill: eoFill), { first, _ in first }),
      ("union", a.union(b, eoFill: eoFill), { $0 || $1 }),
      ("intersection", a.intersection(b, eoFill: eoFill), { $0 && $1 }),
      ("subtracting", a.subtracting(b, eoFill: eoFill), { $0 && !$1 }),
      ("symmetricDifference", a.symmetricDifference(b, eoFill: eoFill), { $0 != $1 }),
    ]
    let box = a.boundingRect.union(b.boundingRect)
    let points = (0..<12).map { _ in
      CGPoint(x: random.number(box.minX..<box.maxX + 1), y: random.number(box.minY..<box.maxY + 1))
    }.filter { first.distance(to: $0) > 0.05 && second.distance(to: $0) > 0.05 }
    let outlines = results.map { PathOutline($0.1) }
    func isFilled(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
    for (index, point) in points.enumerated() {
      let (isInA, isInB) = (isFilled(first.winding(point)), isFilled(second.winding(point)))
      for ((operation, path, combine), outline) in zip(results, outlines) {
        let expected = combine(isInA, isInB)
        // Once around and not more is inside by both rules.
        #expect(outline.winding(point) == (expected ? 1 : 0), "\(operation) of \(name) at \(point)")
        // The path itself takes longer to say the same.
        if index > 1 { continue }
        #expect(path.contains(point) == expected, "\(operation) of \(name) at \(point)")
        #expect(path.contains(point, eoFill: true) == expected, "\(operation) of \(name) at \(point)")
      }
    }
  }
}
