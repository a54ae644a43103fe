internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// Builds the flow of a lazy container from its groups, sections and rows, with space for unrealized rows.
@MainActor
struct LazyFlowBuilder {
  private let arrangement: LazyArrangement
  private let usualExtent: CGFloat
  private(set) var flow: LazyFlow
  /// The end of the views so far, including the current line.
  private var end: CGFloat = 0
  /// The number of spans so far without any realized or measured row.
  private var guessCount = 0
  /// The current line.
  private var line: Line?
  /// The preferred distances of the previous view; nil if there is none.
  private var previous: ViewSpacing?
  private var isFirst = true
  /// The start of the first item placed since the last reset.
  private var firstStart: CGFloat?
  /// The way through a list; nil in other containers.
  private var list: ListFlow?

  private struct Line {
    let start: CGFloat
    /// The number of occupied tracks.
    var taken: Int
    /// The index of the line's first item.
    let firstItem: Int
  }

  /// The estimated length of a row before any has been measured.
  private static var usualLength: CGFloat { 44 }

  /// Returns at least a point, because if measured rows are empty, other rows may not be.
  private static func atLeastAPoint(_ extent: CGFloat) -> CGFloat { max(extent, 1) }

  private init(_ arrangement: LazyArrangement, breadth: CGFloat?, usualExtent: CGFloat?) {
    self.arrangement = arrangement
    list = arrangement.list.map { ListFlow($0) }
    self.usualExtent = usualExtent ?? Self.usualLength + (arrangement.spacing ?? ViewSpacing.usual)
    flow = LazyFlow(tracks: arrangement.tracks(in: breadth))
    flow.breadth = breadth ?? 0
  }

  /// Returns the flow of the views inside an element.
  ///
  /// - Parameter usualExtent: The estimated extent of a row of an unknown kind.
  static func flow(
    _ arrangement: LazyArrangement, _ element: ElementIndex, breadth: CGFloat?, usualExtent: CGFloat?
  ) -> LazyFlow {
    var builder = LazyFlowBuilder(arrangement, breadth: breadth, usualExtent: usualExtent)
    builder.add(childrenOf: element)
    builder.endLine()
    builder.endListSection()
    builder.end += builder.list?.distanceAtEnd ?? 0
    builder.flow.length = builder.end
    if breadth == nil { builder.takeBreadthOfContent() }
    return builder.flow
  }

  private mutating func takeBreadthOfContent() {
    let content = flow.items.lazy.map { [arrangement] in arrangement.breadth(of: $0.size) }.max() ?? 0
    flow.breadth = flow.tracks.length ?? content
  }

  // MARK: Walking

  private mutating func add(childrenOf element: ElementIndex) {
    for child in ViewRuntime.elements.children(of: element) { add(child) }
  }

  private mutating func add(_ element: ElementIndex) {
    let elements = ViewRuntime.elements
    if elements[element].kind != .group {
      add(LayoutNode(element))
    } else if elements[element].flags.contains(.isSection) {
      addSection(element)
    } else if let window = elements.window(of: element) {
      addRows(window, of: element)
    } else {
      add(childrenOf: element)
    }
  }

  /// Adds a section. It begins a line, and so does the view after it.
  private mutating func addSection(_ section: ElementIndex) {
    endLine()
    endListSection()
    let outer = firstStart.take()
    var (header, footer) = (0..<0, 0..<0)
    for child in ViewRuntime.elements.children(of: section) {
      let firstItem = flow.items.count
      let flags = ViewRuntime.elements[child].flags
      if flags.contains(.isHeader) {
        addFullLines(childrenOf: child)
        header = firstItem..<flow.items.count
      } else if flags.contains(.isFooter) {
        addFullLines(childrenOf: child)
        footer = firstItem..<flow.items.count
      } else {
        add(child)
      }
    }
    endLine()
    endListSection()
    let start = firstStart ?? end
    flow.sections.append(LazyFlow.Section(range: Range(from: start, to: end), header: header, footer: footer))
    firstStart = outer ?? firstStart
  }

  private mutating func addFullLines(childrenOf group: ElementIndex) {
    ViewRuntime.elements.forEachChild(of: group) { addFullLine(LayoutNode($0)) }
  }

  // MARK: Lines

  private var heedsViews: Bool { arrangement.spacing == nil && arrangement.items == nil }

  private func spacing(of node: LayoutNode) -> ViewSpacing { heedsViews ? node.spacing : ViewSpacing() }

  /// Returns the distance before a view. In a list, it depends on the parts of the list on both sides.
  private mutating func distance(before node: LayoutNode, _ spacing: ViewSpacing) -> CGFloat {
    list?.distance(before: node.layout.listedPart(of: node) ?? .row, node.layout.listMargins(of: node))
      ?? distance(to: spacing, from: previous)
  }

  /// Ends the section of a list: the next view begins another one.
  private mutating func endListSection() {
    if let last = list?.endSection() { flow.items[last].position.insert(.last) }
  }

  private func distance(to next: ViewSpacing, from previous: ViewSpacing?) -> CGFloat {
    guard heedsViews, let previous else { return arrangement.spacing ?? ViewSpacing.usual }
    return previous.distance(to: next, along: arrangement.axis)
  }

  /// Returns the start of the next view, at a distance from the previous one.
  private mutating func start(distance: CGFloat) -> CGFloat {
    // Only a list has a distance at its upper edge.
    let start = isFirst && list == nil ? end : end + distance
    isFirst = false
    if firstStart == nil { firstStart = start }
    return start
  }

  private mutating func add(_ node: LayoutNode) {
    let spacing = spacing(of: node)
    if line == nil {
      let start = start(distance: distance(before: node, spacing))
      line = Line(start: start, taken: 0, firstItem: flow.items.count)
    }
    guard let current = line else { return }
    if firstStart == nil { firstStart = current.start }
    append(node, at: current.start, track: current.taken, breadth: flow.tracks.tracks[current.taken].length)
    previous = spacing
    line?.taken += 1
    if current.taken + 1 == flow.tracks.tracks.count { endLine() }
  }

  private mutating func addFullLine(_ node: LayoutNode) {
    endLine()
    let spacing = spacing(of: node)
    append(node, at: start(distance: distance(before: node, spacing)), track: nil, breadth: flow.breadth)
    previous = spacing
  }

  private mutating func append(_ node: LayoutNode, at start: CGFloat, track: Int?, breadth: CGFloat?) {
    let proposal = arrangement.proposal(breadth: breadth)
    let size = node.size(proposal)
    let length = arrangement.length(of: size)
    flow.items.append(
      LazyFlow.Item(
        node: node, stamp: node.record.pointee.stamp, start: start, length: length, lineLength: length, track: track,
        proposal: proposal, size: size))
    end = max(end, start + length)
    guard var list = list.take() else { return }
    let (part, item) = (node.layout.listedPart(of: node) ?? .row, flow.items.count - 1)
    if list.isAfterSection { flow.items[item].position = .afterSection }
    list.pass(part)
    if part == .row { flow.items[item].position.formUnion(list.position(ofRowAt: item)) }
    self.list = list
  }

  private mutating func endLine() {
    guard let ended = line.take() else { return }
    let length = end - ended.start
    for item in ended.firstItem..<flow.items.count { flow.items[item].lineLength = length }
  }

  // MARK: Rows

  private mutating func addRows(_ window: RowWindow, of group: ElementIndex) {
    let tracks = flow.tracks.tracks.count
    let rows = spacing(ofRowsIn: group)
    let outer = firstStart.take()
    let known = window.extents.average.map(Self.atLeastAPoint)
    var span = LazyFlow.Span(
      window: window, firstTrack: line?.taken ?? 0, start: 0, rowsEnd: 0, end: 0,
      guess: known ?? usualExtent, distance: distance(to: rows, from: rows))
    let distanceBefore = distanceBeforeRows(rows)
    leaveRoomBefore(span, rows)
    span.start = firstStart ?? line?.start ?? (isFirst && list == nil ? end : end + distanceBefore)
    let roomStart = firstStart
    for row in ViewRuntime.elements.children(of: group) {
      let (items, guesses) = (flow.items.count, guessCount)
      firstStart = nil
      add(row)
      if guessCount != guesses { span.guessedRows.insert(span.rowStarts.count) }
      span.rowStarts.append(firstStart ?? end)
      if flow.items.count != items + 1 { span.isFlat = false }
    }
    span.rowsEnd = end
    if known == nil, let average = span.averageExtent(tracks: tracks) { span.guess = Self.atLeastAPoint(average) }
    leaveRoomBehind(span, rows)
    span.end = end
    if window.isUnknown { guessCount += 1 }
    firstStart = outer ?? roomStart ?? span.rowStarts.first
    flow.spans.append(span)
  }

  /// Leaves space for the rows before the realized ones, so that the next one begins a line.
  private mutating func leaveRoomBefore(_ span: LazyFlow.Span, _ rows: ViewSpacing) {
    let last = span.window.range.lowerBound
    guard last > 0 else { return }
    // The first of these rows may complete the current line.
    let inLine = line == nil ? 0 : min(flow.tracks.tracks.count - span.firstTrack, last)
    if firstStart == nil { firstStart = line?.start }
    endLine()
    leaveRoom(
      of: last, span.window.extents.length(of: inLine..<last, guess: span.guess), for: rows)
  }

  /// Leaves space for the rows after the realized ones.
  private mutating func leaveRoomBehind(_ span: LazyFlow.Span, _ rows: ViewSpacing) {
    let (first, count) = (span.window.range.upperBound, span.window.count)
    guard first < count else { return }
    endLine()
    let tracks = flow.tracks.tracks.count
    let inLastLine = (span.firstTrack + count) % tracks
    let missing = inLastLine == 0 || !span.isFlat ? 0 : tracks - inLastLine
    leaveRoom(
      of: count - first,
      span.window.extents.length(of: first..<count, guess: span.guess) + CGFloat(missing) * span.guess, for: rows)
  }

  /// Leaves space of a length for a number of rows. It includes the distance to the next row.
  private mutating func leaveRoom(of count: Int, _ length: CGFloat, for rows: ViewSpacing) {
    guard length > 0 else { return }
    let start = start(distance: distanceBeforeRows(rows))
    list?.pass(missingRows: count)
    end = max(start + length - distance(to: rows, from: rows), start)
    previous = rows
  }

  private func distanceBeforeRows(_ rows: ViewSpacing) -> CGFloat {
    // A copy, because the margins of a section whose first row is missing aren't known.
    var list = list
    return list?.distance(before: .row, ListMargins()) ?? distance(to: rows, from: previous)
  }

  /// Returns the preferred distances of the first realized row, which the other rows are assumed to have: the distances of its
  /// first view on one side, and of its last view on the other.
  private func spacing(ofRowsIn group: ElementIndex) -> ViewSpacing {
    guard heedsViews else { return ViewSpacing() }
    for row in ViewRuntime.elements.children(of: group) {
      guard let ends = ends(of: row) else { continue }
      let spacing = ends.first.spacing
      return ends.first.element == ends.last.element
        ? spacing : spacing.taking([.bottom, .trailing], from: ends.last.spacing)
    }
    return ViewSpacing()
  }

  /// Returns the first and the last view inside a row, or nil if it is empty.
  private func ends(of element: ElementIndex) -> (first: LayoutNode, last: LayoutNode)? {
    let elements = ViewRuntime.elements
    guard elements[element].kind == .group else { return (LayoutNode(element), LayoutNode(element)) }
    var result: (first: LayoutNode, last: LayoutNode)?
    for child in elements.children(of: element) {
      guard let inside = ends(of: child) else { continue }
      result = (result?.first ?? inside.first, inside.last)
    }
    return result
  }
}

extension LazyFlow.Span {
  /// Returns the average extent of the realized rows, or nil if there are none.
  fileprivate func averageExtent(tracks: Int) -> CGFloat? {
    var sum: CGFloat = 0
    forEachExtent(tracks: tracks) { sum += $1 }
    return rowStarts.isEmpty ? nil : sum / CGFloat(rowStarts.count)
  }
}
