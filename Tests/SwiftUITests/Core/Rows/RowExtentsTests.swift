import Foundation
import RandomTestSupport
import Testing

@testable import CanopyCore

/// The lengths of rows, as far as they are known.
@Suite struct RowExtentsTests {
  @Test func anUnknownRowHasTheGuess() {
    var extents = RowExtents()
    #expect(extents.length(of: 0..<10, guess: 5) == 50 && extents.length(of: 3..<3, guess: 5) == 0)
    extents.note(20, at: 4)
    #expect(extents.length(of: 0..<10, guess: 5) == 65 && extents.length(of: 5..<10, guess: 5) == 25)
    // A row that is far away takes no memory for those between.
    extents.note(7, at: 1_000_000)
    #expect(extents.length(of: 0..<1_000_001, guess: 1) == 1_000_026)
  }

  @Test func aRowThatIsLaidOutAgainHasItsNewLength() {
    var extents = RowExtents()
    for length in [20, 30, 10] as [CGFloat] { extents.note(length, at: 2) }
    #expect(extents.length(of: 0..<3, guess: 0) == 10)
    extents.learn()
    #expect(extents.average == 10)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func lengthsThatAreNoNumbersAreIgnored(length: CGFloat) {
    var extents = RowExtents()
    extents.note(length, at: 0)
    extents.learn()
    #expect(extents.average == nil && extents.length(of: 0..<1, guess: 9) == 9)
  }

  @Test func theAverageChangesOnlyWhenItIsLearned() {
    var extents = RowExtents()
    extents.note(10, at: 0)
    #expect(extents.average == nil)
    extents.learn()
    extents.note(30, at: 1)
    #expect(extents.average == 10)
    extents.learn()
    #expect(extents.average == 20)
  }

  @Test func anotherBreadthMakesTheLengthsUnknown() {
    var extents = RowExtents()
    extents.use(breadth: 100)
    extents.note(10, at: 0)
    extents.use(breadth: 100)
    #expect(extents.length(of: 0..<1, guess: 99) == 10)
    extents.use(breadth: 50)
    #expect(extents.length(of: 0..<1, guess: 99) == 99)
    // It is still the best estimate.
    #expect(extents.average == 10)
  }

  @Test func anotherDistanceIsAddedToEachRow() {
    var extents = RowExtents()
    for row in 0..<300 { extents.note(10, at: row) }
    extents.learn()
    extents.distanceChanged(by: 4)
    #expect(extents.average == 14 && extents.length(of: 0..<300, guess: 0) == 300 * 14)
    #expect(extents.length(of: 250..<260, guess: 0) == 140)
  }

  // MARK: Points

  @Test func aPointIsInTheRowWhoseStartItIs() {
    var extents = RowExtents()
    for (row, length) in [10, 20, 30].enumerated() { extents.note(CGFloat(length), at: row) }
    let rows = [0, 9.9, 10, 29, 30, 59, 60, 64, 65].map { extents.row(at: $0, in: 0..<5, guess: 5) }
    #expect(rows == [0, 0, 1, 1, 2, 2, 3, 3, 4])
  }

  @Test func aPointBehindAllRowsIsBehindTheLast() {
    #expect(RowExtents().row(at: 1e9, in: 2..<7, guess: 5) == 7)
    #expect(RowExtents().row(at: .infinity, in: 2..<7, guess: 5) == 7)
    #expect(RowExtents().row(at: 3, in: 2..<7, guess: 0) == 7)
  }

  @Test(arguments: [-1e-9, -100, -1e300, -.infinity, .nan] as [CGFloat])
  func aPointBeforeAllRowsIsInTheFirst(point: CGFloat) {
    #expect(RowExtents().row(at: point, in: 2..<7, guess: 5) == 2)
    var extents = RowExtents()
    extents.note(10, at: 600)
    #expect(extents.row(at: point, in: 0..<900, guess: 5) == 0)
    #expect(extents.row(at: point, in: 600..<900, guess: 1e-300) == 600)
  }

  // MARK: Rows that are unknown

  @Test func theLastUnknownRowIsFoundFromTheEnd() {
    var extents = RowExtents()
    #expect(extents.lastUnknownRow(before: 0) == nil && extents.lastUnknownRow(before: 5) == 4)
    for row in 0..<520 where row != 3 && row != 300 { extents.note(1, at: row) }
    #expect(extents.lastUnknownRow(before: 1_000) == 999 && extents.lastUnknownRow(before: 520) == 300)
    #expect(extents.lastUnknownRow(before: 300) == 3 && extents.lastUnknownRow(before: 3) == nil)
  }

  // MARK: Any rows

  /// The same as a plain list of all lengths.
  @Test(arguments: Rounds.some(of: 0..<20 as Range<UInt64>)) func extentsAreThoseOfAPlainList(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = 1_500
    var extents = RowExtents()
    var known = [CGFloat?](repeating: nil, count: count)
    let guess = CGFloat(Int.random(in: 1...20, using: &generator))
    for _ in 0..<60 {
      let start = Int.random(in: 0..<count, using: &generator)
      for row in start..<min(start + Int.random(in: 1...80, using: &generator), count) {
        let length = CGFloat(Int.random(in: 0...40, using: &generator))
        extents.note(length, at: row)
        known[row] = length
      }
      if Int.random(in: 0...20, using: &generator) == 0 {
        extents.distanceChanged(by: 2)
        known = known.map { $0.map { $0 + 2 } }
      }
      let (one, other) = (Int.random(in: 0...count, using: &generator), Int.random(in: 0...count, using: &generator))
      let rows = min(one, other)..<max(one, other)
      let lengths = known[rows].map { $0 ?? guess }
      let length = lengths.reduce(0, +)
      #expect(extents.length(of: rows, guess: guess) == length)
      #expect(extents.lastUnknownRow(before: rows.upperBound) == known[..<rows.upperBound].lastIndex { $0 == nil })
      let point = CGFloat(Int.random(in: 0...Int(length) + 3, using: &generator))
      var (row, end): (Int, CGFloat) = (rows.lowerBound, 0)
      for length in lengths {
        end += length
        if point < end { break }
        row += 1
      }
      #expect(extents.row(at: point, in: rows, guess: guess) == row)
    }
    extents.learn()
    let all = known.compactMap(\.self)
    #expect(abs((extents.average ?? -1) - all.reduce(0, +) / CGFloat(all.count)) < 1e-6)
  }
}
