package import Foundation

/// The extent of each row, including the distance to the next row: as measured by the last layout, or else the average.
///
/// Memory is allocated only near rows that have been laid out.
package struct RowExtents {
  fileprivate struct Chunk {
    var extents: [CGFloat] = []
    var knownCount = 0
    var knownSum: CGFloat = 0
  }

  private var chunks: [Chunk] = []
  private var knownCount = 0
  private var knownSum: CGFloat = 0
  /// The breadth that was proposed to the rows when they were laid out.
  private var breadth: CGFloat?
  /// The estimate for unmeasured rows. It doesn't change while other rows are laid out, so that earlier results stay valid; see
  /// `learn()`.
  package private(set) var average: CGFloat?

  private static var chunkSize: Int { 256 }

  // MARK: Learning

  /// Records the extent of a row.
  package mutating func note(_ extent: CGFloat, at row: Int) {
    guard extent.isFinite else { return }
    let (chunk, place) = row.quotientAndRemainder(dividingBy: Self.chunkSize)
    while chunks.count <= chunk { chunks.append(Chunk()) }
    if chunks[chunk].extents.isEmpty { chunks[chunk].extents = Array(repeating: .nan, count: Self.chunkSize) }
    let old = chunks[chunk].extents[place]
    if old == extent { return }
    chunks[chunk].extents[place] = extent
    let (more, change) = old.isNaN ? (1, extent) : (0, extent - old)
    chunks[chunk].knownCount += more
    chunks[chunk].knownSum += change
    knownCount += more
    knownSum += change
  }

  /// Updates the estimate for unmeasured rows.
  package mutating func learn() { average = mean ?? average }

  /// The mean extent of the measured rows.
  var mean: CGFloat? { knownCount > 0 ? knownSum / CGFloat(knownCount) : nil }

  /// Discards the extents because the rows have been replaced. Their mean remains the best estimate.
  mutating func forgetPlaces() {
    learn()
    chunks = []
    (knownCount, knownSum) = (0, 0)
  }

  /// Sets the breadth that rows are laid out with from now on. A different breadth makes rows longer or shorter.
  package mutating func use(breadth: CGFloat) {
    guard breadth != self.breadth else { return }
    if self.breadth != nil { forgetPlaces() }
    self.breadth = breadth
  }

  /// Changes the distance between rows, which is part of each extent.
  package mutating func distanceChanged(by change: CGFloat) {
    average = average.map { $0 + change }
    knownSum += CGFloat(knownCount) * change
    for chunk in chunks.indices {
      chunks[chunk].knownSum += CGFloat(chunks[chunk].knownCount) * change
      for place in chunks[chunk].extents.indices { chunks[chunk].extents[place] += change }
    }
  }

  // MARK: Queries

  /// Returns the sum of the extents of some rows, using `guess` for unmeasured ones.
  package func length(of rows: Range<Int>, guess: CGFloat) -> CGFloat {
    var result: CGFloat = 0
    var next = rows.lowerBound
    while next < rows.upperBound {
      let (index, place) = next.quotientAndRemainder(dividingBy: Self.chunkSize)
      guard index < chunks.count else { return result + CGFloat(rows.upperBound - next) * guess }
      let end = min((index + 1) * Self.chunkSize, rows.upperBound)
      result += chunks[index].length(from: place, to: place + end - next, guess)
      next = end
    }
    return result
  }

  /// Returns the last row before `end` that hasn't been laid out, or nil if all have been.
  package func lastUnknownRow(before end: Int) -> Int? {
    var end = end
    while end > 0 {
      let (index, place) = (end - 1).quotientAndRemainder(dividingBy: Self.chunkSize)
      guard index < chunks.count, let row = chunks[index].lastUnknownRow(upTo: place) else {
        if index >= chunks.count { return end - 1 }
        end = index * Self.chunkSize
        continue
      }
      return index * Self.chunkSize + row
    }
    return nil
  }

  /// The row of some that a point is in, counted from the start of the first. A point before them is in the first one, and a
  /// point behind them is in the row that follows.
  package func row(at distance: CGFloat, in rows: Range<Int>, guess: CGFloat) -> Int {
    guard distance > 0 else { return rows.lowerBound }
    guard distance.isFinite else { return rows.upperBound }
    var left = distance
    var next = rows.lowerBound
    while next < rows.upperBound {
      let (index, place) = next.quotientAndRemainder(dividingBy: Self.chunkSize)
      guard index < chunks.count else {
        return guess > 0 ? min(next + Int(min(left / guess, 1e15)), rows.upperBound) : rows.upperBound
      }
      let end = min((index + 1) * Self.chunkSize, rows.upperBound)
      let length = chunks[index].length(from: place, to: place + end - next, guess)
      if left < length { return next + chunks[index].place(at: left, from: place, guess) }
      left -= length
      next = end
    }
    return rows.upperBound
  }
}

extension RowExtents.Chunk {
  fileprivate func length(from start: Int, to end: Int, _ guess: CGFloat) -> CGFloat {
    if extents.isEmpty { return CGFloat(end - start) * guess }
    if end - start == extents.count { return knownSum + CGFloat(extents.count - knownCount) * guess }
    return extents[start..<end].reduce(0) { $0 + ($1.isNaN ? guess : $1) }
  }

  func lastUnknownRow(upTo place: Int) -> Int? { extents.isEmpty ? place : extents[...place].lastIndex { $0.isNaN } }

  /// Returns the number of rows, starting at `start`, that end before a point.
  fileprivate func place(at distance: CGFloat, from start: Int, _ guess: CGFloat) -> Int {
    if extents.isEmpty { return guess > 0 ? Int(distance / guess) : 0 }
    var left = distance
    for (count, extent) in extents[start...].enumerated() {
      left -= extent.isNaN ? guess : extent
      if left < 0 { return count }
    }
    return extents.count - start
  }
}
