internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The visible part of a lazy container.
@MainActor
struct LazyView {
  /// The visible range along the axis of the container, in its reading coordinates.
  let visible: Range<CGFloat>
  /// The part of the visible range without insets.
  let readable: Range<CGFloat>
  /// The nearest scroll view that scrolls the container along its axis.
  let scroll: ScrollContainer?

  /// Finds the visible part of a container, which is limited by scroll views and the window. Returns nil if the container isn't
  /// placed.
  init?(of container: LayoutNode, along axis: Axis) {
    var start: CGFloat = 0
    var node = container
    var (visible, readable): (Range<CGFloat>?, Range<CGFloat>?)
    var nearest: ScrollContainer?
    func limit(to range: Range<CGFloat>) {
      let range = range.seen(from: start)
      visible = visible.map { $0.clamped(to: range) } ?? range
    }
    while let around = node.parent {
      let origin = node.readingOrigin(in: around)
      start += axis == .vertical ? origin.y : origin.x
      if let scroll = around.ownScrollContainer, scroll.scrolls(along: axis) {
        limit(to: scroll.visible(of: around, along: axis))
        if nearest == nil {
          nearest = scroll
          readable = scroll.readable(of: around, along: axis).seen(from: start)
        }
      }
      let kind = ViewRuntime.elements[around.element].kind
      if kind == .wrapper || kind == .container {
        let displacement = around.layout.displacement(of: around)
        start += axis == .vertical ? displacement.y : displacement.x
      }
      node = around
    }
    guard node.record.pointee.flags.contains(.isPlaced) else { return nil }
    let size = node.record.pointee.size
    limit(to: 0..<max(axis == .vertical ? size.height : size.width, 0))
    guard let visible else { return nil }
    self.visible = visible
    self.readable = readable ?? visible
    scroll = nearest
  }

  // MARK: Rows

  /// The length beyond each end of the visible part in which rows are realized.
  private var margin: CGFloat { (visible.upperBound - visible.lowerBound) / 4 }

  /// Returns the rows of a span to realize.
  ///
  /// - Parameter isLast: A Boolean value that indicates whether the content ends with the span.
  func range(of span: LazyFlow.Span, isLast: Bool, tracks: Int) -> Range<Int> {
    let window = span.window
    guard window.count > 0 else { return window.range }
    let (top, bottom) = (visible.lowerBound, visible.upperBound)
    if isLast, span.end < bottom, let rows = rowsToMeasure(span, tracks) { return rows }
    guard span.end > top - margin, span.start < bottom + margin else { return outOfSight(span) }
    let isMissing = isMissing(span)
    guard isMissing || hasTooMany(span) || !window.hasWholeLines(span.firstTrack, tracks) else { return window.range }
    let growth = isMissing ? window.nextGrowth() : 0
    var lower = min(max(span.row(at: top - margin), 0), window.count - 1)
    var upper = min(max(span.row(at: bottom + margin) + 1, lower + 1), window.count)
    if !window.range.isEmpty, growth > 0 {
      // The estimate was too long: there is space left.
      if bottom > span.rowsEnd { upper = min(max(upper, window.range.upperBound + growth), window.count) }
      if let first = span.rowStarts.first, top < first { lower = max(min(lower, window.range.lowerBound - growth), 0) }
    }
    // Lines are realized as a whole.
    lower -= min((span.firstTrack + lower) % tracks, lower)
    upper = min(upper + (tracks - (span.firstTrack + upper) % tracks) % tracks, window.count)
    return lower..<upper
  }

  /// Returns the rows to realize if the estimated content ends before the visible part: earlier rows that haven't been laid out
  /// may be longer than the estimate, so that rows reach into it. Returns nil if all extents are known.
  private func rowsToMeasure(_ span: LazyFlow.Span, _ tracks: Int) -> Range<Int>? {
    let window = span.window
    // The extents of rows that contain unrealized rows aren't stored, so these rows would be realized repeatedly.
    guard span.guessedRows.isEmpty else { return window.range }
    let range = window.range.isEmpty ? window.count..<window.count : window.range
    guard let row = window.extents.lastUnknownRow(before: range.lowerBound) else { return nil }
    let lower = max(row - window.nextGrowth(), 0)
    return lower - min((span.firstTrack + lower) % tracks, lower)..<range.upperBound
  }

  /// Returns the rows to keep of a span that is out of sight. Distant rows are released.
  private func outOfSight(_ span: LazyFlow.Span) -> Range<Int> {
    let range = span.window.range
    let isFar = span.end < visible.lowerBound - 3 * margin || span.start > visible.upperBound + 3 * margin
    return isFar && !span.window.isUnknown ? range.lowerBound..<range.lowerBound : range
  }

  /// Returns a Boolean value that indicates whether visible rows are unrealized.
  private func isMissing(_ span: LazyFlow.Span) -> Bool {
    let range = span.window.range
    guard let first = span.rowStarts.first else { return true }
    let isMissingAbove = range.lowerBound > 0 && first > visible.lowerBound && span.start < visible.upperBound
    let isMissingBelow =
      range.upperBound < span.window.count && span.rowsEnd < visible.upperBound && span.end > visible.lowerBound
    return isMissingAbove || isMissingBelow
  }

  /// Returns a Boolean value that indicates whether distant rows are realized.
  private func hasTooMany(_ span: LazyFlow.Span) -> Bool {
    let starts = span.rowStarts
    guard starts.count > 1 else { return false }
    return starts[1] < visible.lowerBound - 3 * margin || starts[starts.count - 1] > visible.upperBound + 3 * margin
  }
}

extension RowWindow {
  /// Returns a Boolean value that indicates whether the realized rows form whole lines. After a change of the data, a line may be
  /// incomplete.
  fileprivate func hasWholeLines(_ firstTrack: Int, _ tracks: Int) -> Bool {
    func isBetweenLines(_ row: Int) -> Bool { row == 0 || row == count || (firstTrack + row) % tracks == 0 }
    return range.isEmpty || isBetweenLines(range.lowerBound) && isBetweenLines(range.upperBound)
  }
}
