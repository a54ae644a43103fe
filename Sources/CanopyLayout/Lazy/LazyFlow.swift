internal import CanopyCore
internal import Foundation

/// Where everything in a lazy container is, for one breadth: positions along its axis, in reading coordinates.
struct LazyFlow {
  /// A view and its cell.
  struct Item {
    let node: LayoutNode
    /// Which of the elements that have had this index it is.
    let stamp: UInt32
    let start: CGFloat
    /// How long the view is, and how long its line.
    let length: CGFloat
    var lineLength: CGFloat
    /// nil is all the breadth.
    let track: Int?
    let proposal: ProposedViewSize
    let size: CGSize
  }

  /// A section: its header and footer are among the items.
  struct Section {
    var range: Range<CGFloat>
    var header: Range<Int>
    var footer: Range<Int>
  }

  /// The rows of a `ForEach`: those that are in the tree, and the room for the others.
  struct Span {
    let window: RowWindow
    /// In which track the first row is.
    let firstTrack: Int
    /// Where the first of all rows starts.
    var start: CGFloat
    /// Where the rows in the tree start.
    var rowStarts: [CGFloat] = []
    /// Where the rows in the tree end.
    var rowsEnd: CGFloat
    /// Where all rows end.
    var end: CGFloat
    /// How long rows are taken to be that nobody has seen, with the distance to the next.
    var guess: CGFloat
    /// What is between two lines.
    var distance: CGFloat
    /// Which of the rows in the tree have rows inside of which nobody has seen any.
    var guessedRows: Set<Int> = []
    /// Whether each of the rows in the tree is one cell.
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

  /// A Boolean value that indicates whether the element is still the same one, and in the container.
  var isCurrent: Bool { node.record.pointee.stamp == stamp && !node.record.pointee.flags.contains(.isLeftOut) }
}

extension LazyFlow.Span {
  /// How long each of the rows in the tree is, with the distance to the next: rows of a line share it.
  func forEachExtent(tracks: Int, _ body: (_ row: Int, _ extent: CGFloat) -> Void) {
    var place = 0
    while place < rowStarts.count {
      var next = place + 1
      while next < rowStarts.count, rowStarts[next] == rowStarts[place] { next += 1 }
      let isLast = next == rowStarts.count
      let end = isLast ? rowsEnd + distance : rowStarts[next]
      // The last line may have room for more.
      let shares = isLast && isFlat ? max(next - place, tracks) : next - place
      for row in place..<next {
        body(window.range.lowerBound + row, (end - rowStarts[place]) / CGFloat(shares))
      }
      place = next
    }
  }

  /// The row at a position, among all.
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
