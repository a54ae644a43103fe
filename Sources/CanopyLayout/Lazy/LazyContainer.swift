internal import CanopyCore
internal import CanopyGraph
internal import CanopyStyle
internal import Foundation

/// The layout of a lazy stack or grid: realized rows, and space for unrealized ones.
///
/// The rows to realize are determined after everything is placed: see `wantRows()`. They are realized after that, and laid out in
/// the next round of the same update.
final class LazyContainer: ContainerLayout {
  private var arrangement: LazyArrangement
  /// The flow for the last breadth that was measured.
  private var known: (breadth: CGFloat?, flow: LazyFlow)?
  /// The flow at the last placement.
  private var placed: LazyFlow?
  /// The flow at the last placement without a missing visible row. Until then, positions are estimates.
  private var rested: LazyFlow?
  private var anchor: Anchor?
  private var node = LayoutNode(0)
  /// The lazy containers of the window; nil before the first placement.
  private var window: LazyContainers?
  /// The estimated extent of a row of an unknown kind, including the distance to the next row.
  private var usualExtent: CGFloat?
  /// The update in which estimates were last improved.
  private var lastLearning: UInt64 = 0

  init(_ arrangement: LazyArrangement) {
    self.arrangement = arrangement
    super.init()
  }

  isolated deinit { window?.remove(self) }

  override var label: String { arrangement.label }
  override var orientation: Axis? { arrangement.items == nil ? arrangement.axis : nil }

  func update(_ new: LazyArrangement, of element: ElementIndex) {
    guard !areEqual(arrangement, new) else { return }
    let change = (new.spacing ?? ViewSpacing.usual) - (arrangement.spacing ?? ViewSpacing.usual)
    for span in placed?.spans ?? [] where change != 0 { span.window.extents.distanceChanged(by: change) }
    arrangement = new
    known = nil
    // Positions in another arrangement aren't comparable.
    rested = nil
    LayoutChanges.changed(element)
  }

  override func viewsChanged(of node: LayoutNode) { known = nil }
  override func viewChanged(_ view: LayoutNode, of node: LayoutNode) { known = nil }

  // MARK: Size

  private func flow(_ breadth: CGFloat?, _ node: LayoutNode) -> LazyFlow {
    if let known, known.breadth == breadth { return known.flow }
    let flow = LazyFlowBuilder.flow(arrangement, node.element, breadth: breadth, usualExtent: usualExtent)
    known = (breadth, flow)
    return flow
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let breadth = arrangement.breadth(of: proposal)
    let flow = flow(breadth, node)
    wantFirstRows(flow, in: node.tree)
    return arrangement.size(length: flow.length, breadth: breadth ?? flow.breadth)
  }

  /// Realizes a few of the first rows, because the size can't be estimated without a row. A placed container requests its visible
  /// rows.
  private func wantFirstRows(_ flow: LazyFlow, in tree: TreeContext) {
    guard placed == nil else { return }
    for span in flow.spans where span.window.isUnknown {
      tree.lazyContainers.want(0..<min(Self.firstRows, span.window.count), of: span.window)
    }
  }

  private static var firstRows: Int { 8 }

  override func freshSpacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  // MARK: Places

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    self.node = node
    if window == nil {
      window = node.tree.lazyContainers
      window?.add(self)
    }
    let breadth = arrangement.breadth(of: size)
    let flow = flow(breadth, node)
    keepAnchor(flow)
    let shift = arrangement.alignment.position(of: flow.tracks, in: breadth, along: arrangement.axis)
    for item in flow.items { place(item, flow, shift, breadth) }
    for span in flow.spans { span.window.extents.use(breadth: breadth) }
    if arrangement.list != nil { tellPositions(flow.items) }
    placed = flow
    known = (breadth, flow)
    pin()
  }

  private func place(_ item: LazyFlow.Item, _ flow: LazyFlow, _ shift: CGFloat, _ breadth: CGFloat) {
    let track = item.track.map { flow.tracks.tracks[$0] }
    let cell = arrangement.size(length: item.lineLength, breadth: track.map { $0.length ?? breadth } ?? breadth)
    let origin = arrangement.point(along: item.start, across: track.map { $0.start + shift } ?? 0)
    let alignment = track?.alignment ?? arrangement.alignment
    var offset = alignment.offset(of: item.node, item.size, in: cell, item.proposal)
    // In a stack, each view is a separate line, and is aligned only across the axis.
    if arrangement.items == nil {
      if arrangement.axis == .vertical { offset.y = 0 } else { offset.x = 0 }
    }
    Placing.place(
      item.node, at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), item.size, LayoutProposal(item.proposal))
  }

  /// Tells each row of a list its position, and the row after it.
  private func tellPositions(_ items: [LazyFlow.Item]) {
    for (index, item) in items.enumerated() {
      let next = item.position.contains(.last) || index + 1 == items.count ? nil : items[index + 1].node
      item.node.layout.rowPlaced(at: item.position, before: next, of: item.node)
    }
  }

  // MARK: Rows that aren't in the tree

  override func estimatedFrame(ofRow row: Int, in window: RowWindow) -> CGRect? {
    guard let placed, let span = placed.spans.first(where: { $0.window === window }) else { return nil }
    return frame(span.range(ofRow: row, tracks: placed.tracks.tracks.count), placed)
  }

  override func estimatedFrames(around point: CGPoint) -> [CGRect] {
    guard let placed else { return [] }
    let position = arrangement.axis == .vertical ? point.y : point.x
    guard let span = placed.spans.last(where: { $0.start <= position }) ?? placed.spans.first else { return [] }
    let (row, tracks) = (span.row(at: position), placed.tracks.tracks.count)
    let rows = (row - tracks...row + tracks).clamped(to: 0...max(span.window.count - 1, 0))
    return span.window.count == 0 ? [] : rows.map { frame(span.range(ofRow: $0, tracks: tracks), placed) }
  }

  private func frame(_ range: Range<CGFloat>, _ flow: LazyFlow) -> CGRect {
    let breadth = arrangement.breadth(of: node.record.pointee.size)
    return CGRect(
      origin: arrangement.point(along: range.lowerBound, across: 0),
      size: arrangement.size(length: range.upperBound - range.lowerBound, breadth: breadth))
  }

  // MARK: Keeping visible rows in place

  /// Scrolls by the distance that the first visible view has been moved by the rows before it.
  private func keepAnchor(_ new: LazyFlow) {
    guard let view = LazyView(of: node, along: arrangement.axis), let scroll = view.scroll else { return }
    let top = view.readable.lowerBound
    if anchor == nil || anchor?.moves != scroll.moves { anchor = anchor(at: top, scroll.moves) }
    guard let anchor, let now = new.items.first(where: { $0.node == anchor.node }) else { return }
    scroll.shift(by: arrangement.point(along: now.start - top - anchor.distance, across: 0))
  }

  private func anchor(at top: CGFloat, _ moves: Int) -> Anchor? {
    // At the very beginning, the first row stays visible.
    guard top > 0, let item = rested?.items.first(where: { $0.end > top && $0.isCurrent }) else { return nil }
    return Anchor(node: item.node, distance: item.start - top, moves: moves)
  }

  /// The first visible view, stored while an update realizes rows and lays them out.
  private struct Anchor {
    let node: LayoutNode
    /// The distance from the visible edge to its start.
    let distance: CGFloat
    /// The number of scroll movements so far.
    let moves: Int
  }

  // MARK: Visible rows

  /// Requests the visible rows that are unrealized, and some rows around them.
  func wantRows() {
    guard let window, let placed, isShown, let view = LazyView(of: node, along: arrangement.axis) else { return }
    var isAtRest = true
    for span in placed.spans {
      noteAnchor(span, view.visible)
      let range = view.range(of: span, isLast: span.end == placed.length, tracks: placed.tracks.tracks.count)
      // In a plain list, rows are similar, and estimates are good.
      let rowsStay = placed.spans.count > 1 || !span.isFlat
      if !window.want(range, of: span.window, rowsStay: rowsStay) { isAtRest = false }
    }
    if isAtRest { return rest(placed) }
    waiting = view.scroll
    waiting?.rowsAreMissing()
  }

  /// The scroll view that waits for missing rows.
  private weak var waiting: ScrollContainer?

  /// Called when no rows are missing in any container of the window.
  func rowsAreThere() {
    waiting?.rowsAreThere()
    waiting = nil
  }

  /// Stores the extents of all rows once no rows are missing.
  private func rest(_ flow: LazyFlow) {
    (rested, anchor) = (flow, nil)
    for span in flow.spans {
      span.forEachExtent(tracks: flow.tracks.tracks.count) { row, extent in
        guard !span.guessedRows.contains(row - span.window.range.lowerBound) else { return }
        span.window.extents.note(extent, at: row)
      }
    }
  }

  private var isShown: Bool { node.record.pointee.flags.contains(.isPlaced) && !node.isHidden }

  /// Improves the estimated extent of unrealized rows, at most once in an update, if it is likely to be wrong. Returns a Boolean
  /// value that indicates whether the estimate has changed.
  func learn() -> Bool {
    guard let rested, lastLearning != ViewRuntime.updates else { return false }
    guard rested.spans.contains(where: { $0.window.isGuessPoor }) else { return false }
    lastLearning = ViewRuntime.updates
    for span in rested.spans {
      span.window.extents.learn()
      // Rows of one kind are similar, so the average also applies to sections without any realized row.
      if span.isFlat, let average = span.window.extents.average { usualExtent = average }
    }
    known = nil
    LayoutChanges.changed(node.element)
    return true
  }

  private func noteAnchor(_ span: LazyFlow.Span, _ visible: Range<CGFloat>) {
    span.window.anchor = max(span.row(at: visible.lowerBound) - span.window.range.lowerBound, 0)
  }

  // MARK: Pinning

  override package var bringsToFront: Bool { !arrangement.pinnedViews.isEmpty }

  /// Pinned views cover the rows that scroll past them.
  override package func isInFront(_ child: LayoutNode, of node: LayoutNode) -> Bool {
    let elements = ViewRuntime.elements
    var group = elements[child.element].parent
    while group != node.element, elements[group].kind == .group {
      let flags = elements[group].flags
      if flags.contains(.isHeader) { return arrangement.pinnedViews.contains(.sectionHeaders) }
      if flags.contains(.isFooter) { return arrangement.pinnedViews.contains(.sectionFooters) }
      group = elements[group].parent
    }
    return false
  }

  /// Keeps the headers and footers of visible sections visible.
  func pin() {
    guard let placed, !arrangement.pinnedViews.isEmpty, isShown else { return }
    guard let view = LazyView(of: node, along: arrangement.axis) else { return }
    for section in placed.sections {
      if arrangement.pinnedViews.contains(.sectionHeaders), let header = placed.range(of: section.header) {
        let room = section.range.upperBound - header.upperBound
        let shift = min(max(view.readable.lowerBound - header.lowerBound, 0), max(room, 0))
        move(placed.items[section.header], by: shift)
      }
      if arrangement.pinnedViews.contains(.sectionFooters), let footer = placed.range(of: section.footer) {
        let room = footer.lowerBound - section.range.lowerBound
        let shift = min(max(footer.upperBound - view.readable.upperBound, 0), max(room, 0))
        move(placed.items[section.footer], by: -shift)
      }
    }
  }

  private func move(_ items: ArraySlice<LazyFlow.Item>, by shift: CGFloat) {
    for item in items where item.isCurrent {
      var origin = item.node.readingOrigin(in: node)
      if arrangement.axis == .vertical { origin.y = item.start + shift } else { origin.x = item.start + shift }
      item.node.setReadingOrigin(origin, in: node)
    }
  }
}

extension LazyFlow {
  /// Returns the range that some items cover; nil if there are none.
  fileprivate func range(of items: Range<Int>) -> Range<CGFloat>? {
    guard let first = self.items[items].first, let last = self.items[items].last else { return nil }
    return Range(from: first.start, to: last.end)
  }
}
