internal import CanopyCore
package import CanopyStyle
package import Foundation

/// Lays out what is scrolled, and knows how far it is.
package final class ScrollContainer: ContainerLayout {
  private var scroll: ScrollLayout
  /// How far the content is scrolled.
  package private(set) var offset = CGPoint.zero {
    didSet { if let node, offset != oldValue { ViewRuntime.elements.needsDrawing(node.element) } }
  }
  /// The element, once it has a place.
  private var node: LayoutNode?
  /// How often people have scrolled.
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

  /// Scrolls, as far as there is anything to be seen. Nothing is laid out for that.
  package func scroll(by distance: CGSize) {
    let request = CGPoint(x: offset.x + distance.width, y: offset.y + distance.height)
    let new = clamped(request)
    guard new != offset else { return }
    excess = (CGPoint(x: max(request.x - new.x, 0), y: max(request.y - new.y, 0)), ViewRuntime.updates + 1)
    offset = new
    moves += 1
    if let node { LayoutChanges.moved(node.element) }
  }

  /// Moves what is to be seen along with content that has moved.
  func shift(by distance: CGPoint) {
    guard distance.x.isFinite, distance.y.isFinite else { return }
    offset.x += distance.x
    offset.y += distance.y
    // Nobody knows how far there is anything to be seen before the content has its place.
    if !isPlacing { offset = clamped(offset) }
  }

  // MARK: Rows that turn out to be longer

  /// How much further the last scroll would have gone, and the update that may make up for it.
  private var excess = (distance: CGPoint.zero, update: UInt64(0))
  /// A Boolean value that indicates whether rows are being made, which may be longer than was estimated.
  private var followsRows = false

  /// Called when rows in the content are missing: what they add is scrolled past if the last scroll was to go that far.
  func rowsAreMissing() { followsRows = true }

  /// Called when no rows are missing. What makes the content longer now isn't followed, such as rows that are loaded because
  /// the last one is seen.
  func rowsAreThere() { (followsRows, excess.distance) = (false, .zero) }

  private func scrollPastNewRows() {
    guard followsRows, excess.distance != .zero, ViewRuntime.updates <= excess.update else { return }
    let (old, rest) = (offset, excess.distance)
    offset = clamped(CGPoint(x: old.x + rest.x, y: old.y + rest.y))
    excess.distance = CGPoint(x: rest.x - (offset.x - old.x), y: rest.y - (offset.y - old.y))
    if offset != old { moves += 1 }
  }

  package func scrolls(along axis: Axis) -> Bool { axis == .vertical ? isVertical : isHorizontal }

  /// From where to where the content is to be seen, in reading coordinates: also behind what is in the way at the edges.
  func visible(of node: LayoutNode, along axis: Axis) -> Range<CGFloat> {
    let (size, hidden) = (node.record.pointee.size, node.safeAreaInsets)
    return axis == .vertical
      ? Range(from: offset.y - hidden.top, to: offset.y + size.height + hidden.bottom)
      : Range(from: offset.x - hidden.leading, to: offset.x + size.width + hidden.trailing)
  }

  /// From where to where the content rests that is to be read: nothing is in the way there, and no margin.
  func readable(of node: LayoutNode, along axis: Axis) -> Range<CGFloat> {
    let (size, margins) = (node.record.pointee.size, margins(of: node))
    return axis == .vertical
      ? Range(from: offset.y + margins.top, to: offset.y + size.height - margins.bottom)
      : Range(from: offset.x + margins.leading, to: offset.x + size.width - margins.trailing)
  }

  /// How large content is that fills it: as it was offered, because across it is as large as its content.
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

  /// How far the content stays away from the edges when it is scrolled to its ends.
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

  /// What the content is offered inside of its margins.
  private func inner(_ proposal: ProposedViewSize, _ margins: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: isHorizontal ? nil : proposal.width.map { max($0 - margins.horizontal, 0) },
      height: isVertical ? nil : proposal.height.map { max($0 - margins.vertical, 0) })
  }

  /// How large the content is, with its margins.
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
      // A stack would offer it a width where the scroll view offers none.
      Placing.place(only, at: bounds.origin, inner(proposal, margins))
    } else {
      VStackLayout().place(subviews, inner(proposal, margins), in: bounds)
    }
    isPlacing = false
    offset = clamped(offset)
    scrollPastNewRows()
  }

  /// Where the leading edge is on the right, scrolling goes the other way: displacements are mirrored.
  override func displacement(of _: LayoutNode) -> CGPoint { CGPoint(x: -offset.x, y: -offset.y) }

  override func freshSpacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}

extension LayoutNode {
  /// What scrolls it, if anything does.
  package var scrollContainer: ScrollContainer? {
    for node in withThoseAround {
      if let container = node.ownScrollContainer { return container }
    }
    return nil
  }

  /// What scrolls its content, if it is a scroll view.
  package var ownScrollContainer: ScrollContainer? {
    ViewRuntime.elements[element].kind == .container ? layout as? ScrollContainer : nil
  }
}

extension VStackLayout {
  /// The size that views take one below the other.
  fileprivate func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    var cache = makeCache(subviews: subviews)
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Puts views one below the other.
  fileprivate func place(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize, in bounds: CGRect) {
    var cache = makeCache(subviews: subviews)
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
