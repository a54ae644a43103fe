internal import CanopyCore
internal import Foundation

/// The positions of everything in a lazy container for one breadth, along its axis, in reading coordinates.
struct LazyFlow {
  /// A view and its cell.
  struct Item {
    let node: LayoutNode
    /// The stamp of the element, which distinguishes it from other elements with the same index.
    let stamp: UInt32
    let start: CGFloat
    /// The lengths of the view and of its line.
    let length: CGFloat
    var lineLength: CGFloat
    /// The track; nil for the full breadth.
    let track: Int?
    let proposal: ProposedViewSize
    let size: CGSize
    /// The position of a part of a list in its section.
    var position: ListPosition = []
  }

  /// A section: its header and footer are among the items.
  struct Section {
    var range: Range<CGFloat>
    var header: Range<Int>
    var footer: Range<Int>
  }

  /// The rows of a `ForEach`: realized rows, and space for the others.
  struct Span {
    let window: RowWindow
    /// The track of the first row.
    let firstTrack: Int
    /// The start of the first row.
    var start: CGFloat
    /// The starts of the realized rows.
    var rowStarts: [CGFloat] = []
    /// The end of the realized rows.
    var rowsEnd: CGFloat
    /// The end of the last row.
    var end: CGFloat
    /// The estimated extent of unrealized rows, including the distance to the next row.
    var guess: CGFloat
    /// The distance between two lines.
    var distance: CGFloat
    /// The realized rows that contain nested rows, none of which has been realized or measured.
    var guessedRows: Set<Int> = []
    /// A Boolean value that indicates whether each realized row is a single cell.
    var isFlat = true
  }

  var tracks: LazyTracks
  var items: [Item] = []
  var sections: [Section] = []
  var spans: [Span] = []
  var length: CGFloat = 0
  var breadth: CGFloat = 0
}

extension LazyFlow.Item {
  var end: CGFloat { start + length }

  /// A Boolean value that indicates whether the item still refers to the same element, and the element is in the container.
  @MainActor var isCurrent: Bool {
    node.record.pointee.stamp == stamp && !node.record.pointee.flags.contains(.isLeftOut)
  }
}

extension LazyFlow.Span {
  /// Calls a closure with the extent of each realized row, including the distance to the next row. Rows of one line share its
  /// extent.
  func forEachExtent(tracks: Int, _ body: (_ row: Int, _ extent: CGFloat) -> Void) {
    var place = 0
    while place < rowStarts.count {
      var next = place + 1
      while next < rowStarts.count, rowStarts[next] == rowStarts[place] { next += 1 }
      let isLast = next == rowStarts.count
      let end = isLast ? rowsEnd + distance : rowStarts[next]
      // The last line may be incomplete.
      let shares = isLast && isFlat ? max(next - place, tracks) : next - place
      for row in place..<next {
        body(window.range.lowerBound + row, (end - rowStarts[place]) / CGFloat(shares))
      }
      place = next
    }
  }

  /// Returns the index of the row at a position.
  func row(at position: CGFloat) -> Int {
    let (range, count) = (window.range, window.count)
    guard let first = rowStarts.first else {
      return window.extents.row(at: position - start, in: 0..<count, guess: guess)
    }
    if position < first { return window.extents.row(at: position - start, in: 0..<range.lowerBound, guess: guess) }
    let behind = position - rowsEnd - distance
    if behind >= 0 { return window.extents.row(at: behind, in: range.upperBound..<count, guess: guess) }
    var (low, high) = (0, rowStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if rowStarts[middle] <= position { low = middle } else { high = middle }
    }
    return range.lowerBound + low
  }
}
