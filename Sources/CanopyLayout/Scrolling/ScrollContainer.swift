internal import CanopyCore
internal import CanopyDrawing
package import CanopyStyle
package import Foundation

/// The layout of a scroll view, and its scroll offset.
///
/// The offset is in reading coordinates: in right-to-left layouts it grows to the left.
package final class ScrollContainer: ContainerLayout {
  var scroll: ScrollLayout
  /// The scroll offset.
  package internal(set) var offset = CGPoint.zero {
    didSet { if let node, offset != oldValue { ViewRuntime.elements.needsDrawing(node.element) } }
  }
  /// The element; nil before its first placement.
  package internal(set) var node: LayoutNode?
  /// The number of scroll movements.
  var moves = 0
  /// The least offset at rest. It is negative only while the content is being refreshed.
  package internal(set) var least = CGPoint.zero
  /// The greatest offset at rest.
  package internal(set) var most = CGPoint.zero
  /// The size of the content with its margins.
  var contentSize = CGSize.zero
  private var isPlacing = false

  // MARK: Movement

  /// The offset at which a drag began; nil without a drag.
  var dragStart: CGPoint?
  /// The distance of the touch from the start of the drag.
  var dragDistance = CGSize.zero
  /// The time of the last movement, in seconds since the reference date.
  var lastMove: TimeInterval = 0
  /// A Boolean value that indicates whether a touch holds the content.
  var isHeld = false
  /// The motion of the content; nil at rest.
  var motion: (any ScrollMotion)?
  /// The destination that a program scrolls to; nil after it has been reached.
  var pursuit: ScrollPursuit?
  /// A Boolean value that indicates whether the content was last moved by a person instead of a program.
  var isPositionedByUser = false
  /// The phase of the movement.
  package internal(set) var phase = ScrollPhase.idle
  /// The velocity of the offset in the last frame, for observers of the phase.
  var velocity = CGVector.zero

  /// The part of the last scroll that was beyond the limits, and the update that may complete it.
  var excess = (distance: CGPoint.zero, update: UInt64(0))
  /// A Boolean value that indicates whether rows are being realized, which may be longer than estimated.
  private var followsRows = false
  /// A Boolean value that indicates whether the content has been placed before.
  private var hasBeenPlaced = false

  /// The visibility of the scroll indicators.
  package let indicators = ScrollIndicators()
  /// The state of the action of `refreshable(action:)`.
  package internal(set) var refresh = ScrollRefresh()

  init(_ scroll: ScrollLayout) { self.scroll = scroll }

  override var label: String { "ScrollView" }
  package override var scrolls: Bool { true }

  func update(_ new: ScrollLayout, of element: ElementIndex) {
    guard scroll != new else { return }
    scroll = new
    LayoutChanges.changed(element)
  }

  package func scrolls(along axis: Axis) -> Bool { axis == .vertical ? isVertical : isHorizontal }

  var isHorizontal: Bool { scroll.axes.contains(.horizontal) }
  var isVertical: Bool { scroll.axes.contains(.vertical) }

  /// A Boolean value that indicates whether `ScrollView(showsIndicators:)` requests indicators.
  package var showsIndicators: Bool { scroll.showsIndicators }

  // MARK: Rows that are longer than estimated

  /// Called when rows of the content are missing. If the last scroll ended at the limit, the length that these rows add completes
  /// it.
  func rowsAreMissing() { followsRows = true }

  /// Called when no rows are missing. Later growth of the content doesn't affect the offset, for example when rows are loaded
  /// because the last row has appeared.
  func rowsAreThere() { (followsRows, excess.distance) = (false, .zero) }

  private func scrollPastNewRows() {
    guard followsRows, excess.distance != .zero, ViewRuntime.updates <= excess.update else { return }
    let (old, rest) = (offset, excess.distance)
    offset = clamped(CGPoint(x: old.x + rest.x, y: old.y + rest.y))
    excess.distance = CGPoint(x: rest.x - (offset.x - old.x), y: rest.y - (offset.y - old.y))
    if offset != old { moves += 1 }
  }

  // MARK: Limits

  /// Returns the nearest offset within the limits. An app can compute coordinates that aren't numbers; those don't move the content.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let (x, y) = (offset.x.isNaN ? self.offset.x : offset.x, offset.y.isNaN ? self.offset.y : offset.y)
    return CGPoint(x: min(max(x, least.x), most.x), y: min(max(y, least.y), most.y))
  }

  /// Moves the visible part along with content that has moved.
  package func shift(by distance: CGPoint) {
    guard distance.x.isFinite, distance.y.isFinite else { return }
    offset.x += distance.x
    offset.y += distance.y
    motion?.shift(by: distance)
    if let start = dragStart { dragStart = CGPoint(x: start.x + distance.x, y: start.y + distance.y) }
    // The limits are unknown before the content is placed.
    if !isPlacing, !isMoving { offset = clamped(offset) }
  }

  // MARK: Layout

  /// Returns the margins of the content at its ends.
  func margins(of node: LayoutNode) -> EdgeInsets {
    let surroundings = node.surroundings
    surroundings.add(node)
    return surroundings.scrolling.margins.content
  }

  /// Returns the proposal for the content inside its margins.
  private func inner(_ proposal: ProposedViewSize, _ margins: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: isHorizontal ? nil : proposal.width.map { max($0 - margins.horizontal, 0) },
      height: isVertical ? nil : proposal.height.map { max($0 - margins.vertical, 0) })
  }

  /// Returns the size of the content, including its margins.
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
    let (oldMost, anchors) = (most, node.surroundings.scrolling.anchors)
    contentSize = content
    most = CGPoint(x: max(content.width - size.width, 0), y: max(content.height - size.height, 0))
    let isAtAnchor = anchors.sizeChanges.map { isAt($0, of: oldMost) } ?? false
    self.node = node
    if !hasBeenPlaced { beginPlacing(node, anchors) }
    isPlacing = true
    let start = aligned(content, in: size, anchors.alignment)
    let bounds = CGRect(
      x: margins.leading + start.x, y: margins.top + start.y, width: max(content.width - margins.horizontal, 0),
      height: max(content.height - margins.vertical, 0))
    let subviews = subviews(of: node)
    if subviews.count == 1, let only = subviews.nodes.first {
      // A stack would propose a width even if nothing is proposed to the scroll view in this dimension.
      Placing.place(only, at: bounds.origin, inner(proposal, margins))
    } else {
      VStackLayout().place(subviews, inner(proposal, margins), in: bounds)
    }
    isPlacing = false
    if !isMoving {
      if hasBeenPlaced, isAtAnchor, pursuit == nil, let anchor = anchors.sizeChanges { keep(anchor) }
      offset = clamped(offset)
    }
    hasBeenPlaced = true
    scrollPastNewRows()
  }

  /// Keeps a part of the content visible after its position has changed. Lazy containers inside then keep different rows in
  /// place.
  private func keep(_ anchor: UnitPoint) {
    let new = offset(at: anchor)
    if new == offset { return }
    offset = new
    moves += 1
  }

  /// Connects the enclosing modifiers of the scroll view, and scrolls to the initial position.
  private func beginPlacing(_ node: LayoutNode, _ anchors: ScrollAnchors) {
    connect()
    guard pursuit == nil, let anchor = anchors.initialOffset else { return }
    begin(ScrollPursuit(.anchor(anchor)))
    offset = offset(at: anchor)
  }

  /// Called when environment values that the scroll view uses have changed.
  func surroundingsChanged() {
    connect()
    if let node { LayoutChanges.changed(node.element) }
  }

  /// Connects the enclosing modifiers that aren't connected to another scroll view, such as `scrollPosition(id:)`.
  private func connect() {
    guard let node else { return }
    for link in node.surroundings.scrolling.links.all { link.connect(to: self, in: node.tree) }
  }

  /// In right-to-left layouts, scrolling is reversed: displacements are mirrored.
  override func displacement(of _: LayoutNode) -> CGPoint { CGPoint(x: -offset.x, y: -offset.y) }

  override func freshSpacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
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
