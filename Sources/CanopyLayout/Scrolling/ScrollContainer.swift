internal import CanopyCore
package import CanopyStyle
package import Foundation

/// The layout of a scroll view, and its scroll offset.
package final class ScrollContainer: ContainerLayout {
  private var scroll: ScrollLayout
  /// The scroll offset.
  package private(set) var offset = CGPoint.zero {
    didSet { if let node, offset != oldValue { ViewRuntime.elements.needsDrawing(node.element) } }
  }
  /// The element; nil before its first placement.
  private var node: LayoutNode?
  /// The number of scroll movements.
  private(set) var moves = 0
  private var most = CGPoint.zero
  private var isPlacing = false

  init(_ scroll: ScrollLayout) { self.scroll = scroll }

  override var label: String { "ScrollView" }

  func update(_ new: ScrollLayout, of element: ElementIndex) {
    guard scroll != new else { return }
    scroll = new
    LayoutChanges.changed(element)
  }

  /// Scrolls by a distance, within the content. Layout doesn't run for that.
  package func scroll(by distance: CGSize) {
    let request = CGPoint(x: offset.x + distance.width, y: offset.y + distance.height)
    let new = clamped(request)
    guard new != offset else { return }
    excess = (CGPoint(x: max(request.x - new.x, 0), y: max(request.y - new.y, 0)), ViewRuntime.updates + 1)
    offset = new
    moves += 1
    if let node { LayoutChanges.moved(node.element) }
  }

  /// Moves the visible part along with content that has moved.
  func shift(by distance: CGPoint) {
    guard distance.x.isFinite, distance.y.isFinite else { return }
    offset.x += distance.x
    offset.y += distance.y
    // The limits are unknown before the content is placed.
    if !isPlacing { offset = clamped(offset) }
  }

  // MARK: Rows that turn out to be longer

  /// The rest of the last scroll beyond the limits, and the update that may complete it.
  private var excess = (distance: CGPoint.zero, update: UInt64(0))
  /// A Boolean value that indicates whether rows are being realized, which may be longer than estimated.
  private var followsRows = false

  /// Called when rows of the content are missing. The length that they add completes the last scroll, if it ended at the limit.
  func rowsAreMissing() { followsRows = true }

  /// Called when no rows are missing. Later growth of the content has no effect on the offset, for example by rows that are
  /// loaded because the last one has appeared.
  func rowsAreThere() { (followsRows, excess.distance) = (false, .zero) }

  private func scrollPastNewRows() {
    guard followsRows, excess.distance != .zero, ViewRuntime.updates <= excess.update else { return }
    let (old, rest) = (offset, excess.distance)
    offset = clamped(CGPoint(x: old.x + rest.x, y: old.y + rest.y))
    excess.distance = CGPoint(x: rest.x - (offset.x - old.x), y: rest.y - (offset.y - old.y))
    if offset != old { moves += 1 }
  }

  package func scrolls(along axis: Axis) -> Bool { axis == .vertical ? isVertical : isHorizontal }

  /// Returns the visible range of the content in reading coordinates, including the parts behind insets.
  func visible(of node: LayoutNode, along axis: Axis) -> Range<CGFloat> {
    let (size, hidden) = (node.record.pointee.size, node.safeAreaInsets)
    return axis == .vertical
      ? Range(from: offset.y - hidden.top, to: offset.y + size.height + hidden.bottom)
      : Range(from: offset.x - hidden.leading, to: offset.x + size.width + hidden.trailing)
  }

  /// Returns the visible range of the content without insets and margins.
  func readable(of node: LayoutNode, along axis: Axis) -> Range<CGFloat> {
    let (size, margins) = (node.record.pointee.size, margins(of: node))
    return axis == .vertical
      ? Range(from: offset.y + margins.top, to: offset.y + size.height - margins.bottom)
      : Range(from: offset.x + margins.leading, to: offset.x + size.width - margins.trailing)
  }

  /// Returns the size for content that fills the scroll view: the proposed size, because across its axes the scroll view has
  /// the size of its content.
  func innerSize(of node: LayoutNode) -> CGSize {
    let (margins, record) = (margins(of: node), node.record.pointee)
    let offered = record.proposal.proposed
    func length(_ offered: CGFloat?, _ taken: CGFloat) -> CGFloat {
      guard let offered, offered.isFinite else { return taken }
      return offered
    }
    return CGSize(
      width: max(length(offered.width, record.size.width) - margins.horizontal, 0),
      height: max(length(offered.height, record.size.height) - margins.vertical, 0))
  }

  /// Returns the margins of the content at its ends.
  private func margins(of node: LayoutNode) -> EdgeInsets {
    let surroundings = node.surroundings
    surroundings.add(node)
    return surroundings.margins.content
  }

  private func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, 0), most.x), y: min(max(offset.y, 0), most.y))
  }

  private var isHorizontal: Bool { scroll.axes.contains(.horizontal) }
  private var isVertical: Bool { scroll.axes.contains(.vertical) }

  /// Returns the proposal for the content inside of its margins.
  private func inner(_ proposal: ProposedViewSize, _ margins: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: isHorizontal ? nil : proposal.width.map { max($0 - margins.horizontal, 0) },
      height: isVertical ? nil : proposal.height.map { max($0 - margins.vertical, 0) })
  }

  /// Returns the size of the content with its margins.
  private func contentSize(_ proposal: ProposedViewSize, _ margins: EdgeInsets, _ node: LayoutNode) -> CGSize {
    let content = VStackLayout().sizeThatFits(inner(proposal, margins), subviews(of: node))
    return CGSize(
      width: max(content.width + margins.horizontal, 0), height: max(content.height + margins.vertical, 0))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let content = contentSize(proposal, margins(of: node), node)
    return CGSize(
      width: isHorizontal ? proposal.width ?? content.width : content.width,
      height: isVertical ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    let margins = margins(of: node)
    let content = contentSize(proposal, margins, node)
    most = CGPoint(x: max(content.width - size.width, 0), y: max(content.height - size.height, 0))
    isPlacing = true
    self.node = node
    let bounds = CGRect(
      x: margins.leading, y: margins.top, width: max(content.width - margins.horizontal, 0),
      height: max(content.height - margins.vertical, 0))
    let subviews = subviews(of: node)
    if subviews.count == 1, let only = subviews.nodes.first {
      // A stack would propose a width in a dimension in which the scroll view doesn't.
      Placing.place(only, at: bounds.origin, inner(proposal, margins))
    } else {
      VStackLayout().place(subviews, inner(proposal, margins), in: bounds)
    }
    isPlacing = false
    offset = clamped(offset)
    scrollPastNewRows()
  }

  /// In right-to-left layouts scrolling goes the other way: displacements are mirrored.
  override func displacement(of _: LayoutNode) -> CGPoint { CGPoint(x: -offset.x, y: -offset.y) }

  override func freshSpacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}

extension LayoutNode {
  /// The nearest scroll view around the element; nil if there is none.
  package var scrollContainer: ScrollContainer? {
    for node in includingAncestors {
      if let container = node.ownScrollContainer { return container }
    }
    return nil
  }

  /// The layout of the element if it is a scroll view; nil otherwise.
  package var ownScrollContainer: ScrollContainer? {
    ViewRuntime.elements[element].kind == .container ? layout as? ScrollContainer : nil
  }
}

extension VStackLayout {
  /// Returns the size of views in a vertical line.
  fileprivate func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    var cache = makeCache(subviews: subviews)
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places views in a vertical line.
  fileprivate func place(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize, in bounds: CGRect) {
    var cache = makeCache(subviews: subviews)
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Range<CGFloat> {
  /// Creates the range between two positions; an empty one if they aren't in order.
  init(from start: CGFloat, to end: CGFloat) {
    let start = start.isNaN ? 0 : start
    self = start..<(end > start ? end : start)
  }

  /// Returns the range relative to a point.
  func seen(from origin: CGFloat) -> Range { Range(from: lowerBound - origin, to: upperBound - origin) }
}
