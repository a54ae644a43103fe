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
  private(set) var most = CGPoint.zero
  private var isPlacing = false
  /// The offset at which a drag began; nil without a drag.
  private var dragStart: CGPoint?
  /// The motion after a drag; nil at rest.
  private var momentum: ScrollMomentum?

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

  // MARK: Dragging

  /// A Boolean value that indicates whether the content is dragged or moves by itself, so that it may be beyond its limits.
  package var isMoving: Bool { dragStart != nil || momentum != nil }

  /// Stops the content, because a person touches it.
  package func hold() {
    momentum?.stop()
    momentum = nil
  }

  /// Moves the content along with a touch.
  ///
  /// - Parameter distance: The distance of the touch from where the drag began, to the right and down.
  package func drag(by distance: CGSize) {
    guard let node else { return }
    if dragStart == nil {
      hold()
      dragStart = offset
    }
    let (start, size) = (dragStart ?? offset, node.record.pointee.size)
    let x = node.surroundings.mirrors ? distance.width : -distance.width
    let free = CGPoint(
      x: isHorizontal ? ScrollLimits.stretched(start.x + x, to: most.x, in: size.width) : start.x,
      y: isVertical ? ScrollLimits.stretched(start.y - distance.height, to: most.y, in: size.height) : start.y)
    let limited = clamped(free)
    move(
      to: CGPoint(
        x: bounces(along: .horizontal) ? free.x : limited.x, y: bounces(along: .vertical) ? free.y : limited.y))
  }

  /// Returns a Boolean value that indicates whether the content can be dragged beyond its limits along an axis.
  package func bounces(along axis: Axis) -> Bool {
    guard scrolls(along: axis), let environment = node?.environment else { return false }
    return switch axis {
    case .horizontal: environment.horizontalScrollBounceBehavior.kind != .basedOnSize || most.x > 0
    case .vertical: environment.verticalScrollBounceBehavior.kind != .basedOnSize || most.y > 0
    }
  }

  /// Ends a drag. The content goes on with its velocity, and returns from beyond its limits.
  package func endDrag(velocity: CGSize) {
    guard let node, dragStart != nil else { return }
    dragStart = nil
    let x = node.surroundings.mirrors ? velocity.width : -velocity.width
    let velocity = CGPoint(x: isHorizontal ? x : 0, y: isVertical ? -velocity.height : 0)
    let motions = node.motions
    guard motions.areShown else { return move(to: clamped(offset)) }
    let momentum = ScrollMomentum(of: self, from: offset, velocity: velocity, at: node.tree.clock.now)
    self.momentum = momentum
    motions.add(momentum)
  }

  /// Returns a Boolean value that indicates whether the content can follow a touch that moves by a distance.
  package func canFollow(_ distance: CGSize) -> Bool {
    let x = node?.surroundings.mirrors == true ? distance.width : -distance.width
    func can(_ offset: CGFloat, _ most: CGFloat, _ change: CGFloat) -> Bool { change < 0 ? offset > 0 : offset < most }
    return abs(distance.width) > abs(distance.height)
      ? isHorizontal && can(offset.x, most.x, x) : isVertical && can(offset.y, most.y, -distance.height)
  }

  /// Moves the content without regard to its limits.
  func move(to new: CGPoint) {
    guard new != offset else { return }
    offset = new
    moves += 1
    if let node { LayoutChanges.moved(node.element) }
  }

  /// Called when the content has come to rest by itself.
  func momentumEnded(_ ended: ScrollMomentum) { if momentum === ended { momentum = nil } }

  /// Moves the visible part along with content that has moved.
  func shift(by distance: CGPoint) {
    guard distance.x.isFinite, distance.y.isFinite else { return }
    offset.x += distance.x
    offset.y += distance.y
    momentum?.shift(by: distance)
    if let start = dragStart { dragStart = CGPoint(x: start.x + distance.x, y: start.y + distance.y) }
    // The limits are unknown before the content is placed.
    if !isPlacing, !isMoving { offset = clamped(offset) }
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
    if !isMoving { offset = clamped(offset) }
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
