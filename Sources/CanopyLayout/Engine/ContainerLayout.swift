internal import CanopyCore
internal import CanopyGraph
internal import CanopyStyle
internal import Foundation

/// Lays out several views that are inside an element.
@usableFromInline
package class ContainerLayout: ElementLayout {
  private var known: LayoutSubviews?
  private var knownSpacing: ViewSpacing?
  /// A Boolean value that indicates whether other views are inside than those that the container has remembered.
  ///
  /// Views that have left may not be asked anything, so this is noted at once, before any view in the tree answers anew.
  private var remembersOtherViews = false

  /// The views inside, in order.
  final func subviews(of node: LayoutNode) -> LayoutSubviews {
    if remembersOtherViews { forgetViews(of: node) }
    if let known { return known }
    let direction: LayoutDirection = node.surroundings.mirrors ? .rightToLeft : .leftToRight
    let subviews = LayoutSubviews(nodes: node.children, layoutDirection: direction)
    known = subviews
    return subviews
  }

  override final func spacing(of node: LayoutNode) -> ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = freshSpacing(of: node)
    knownSpacing = spacing
    return spacing
  }

  override final func childrenWillChange() { remembersOtherViews = true }

  private func forgetViews(of node: LayoutNode) {
    remembersOtherViews = false
    known = nil
    viewsChanged(of: node)
  }

  override final func childrenChanged(of node: LayoutNode) -> Bool {
    if remembersOtherViews { forgetViews(of: node) }
    guard let old = knownSpacing.take() else { return false }
    return spacing(of: node) != old
  }

  override final func childChanged(_ child: LayoutNode, of node: LayoutNode) {
    if !remembersOtherViews { viewChanged(child, of: node) }
  }

  // MARK: What kinds of containers do

  /// How far it wishes others to stay away, asked anew.
  func freshSpacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  /// Called when other views are inside than before, or say something else.
  func viewsChanged(of node: LayoutNode) {}

  /// Called when a view may answer otherwise.
  func viewChanged(_ view: LayoutNode, of node: LayoutNode) {}
}

/// Lays out what is inside an element by a layout of a type.
final class TypedLayout<L: Layout>: ContainerLayout {
  private var layout: L
  private var cache: L.Cache?
  /// A Boolean value that indicates whether the container's size is steady if those of its views are. See `LayoutNode.isSteady`.
  private var isSteady: Bool

  init(_ layout: L, isSteady: Bool = false) {
    self.layout = layout
    self.isSteady = isSteady
  }

  override var label: String { readableName(of: L.self) }
  override var orientation: Axis? { L.layoutProperties.stackOrientation }

  /// Takes another value of the layout.
  func update(_ new: L, isSteady: Bool = false, of element: ElementIndex) {
    guard !areEqual(layout, new) else { return }
    layout = new
    self.isSteady = isSteady
    cache = nil
    LayoutChanges.childrenChanged(of: LayoutNode(element))
  }

  override func viewsChanged(of node: LayoutNode) { updateCache(of: node) }
  override func viewChanged(_: LayoutNode, of node: LayoutNode) { updateCache(of: node) }

  private func updateCache(of node: LayoutNode) {
    guard cache != nil else { return }
    with(node) { layout.updateCache(&$1, subviews: $0) }
  }

  private func with<Result>(_ node: LayoutNode, _ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = subviews(of: node)
    var used = cache.take() ?? layout.makeCache(subviews: subviews)
    let result = body(subviews, &used)
    cache = used
    return result
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    if !isSteady { ViewRuntime.elements.note(.isUnsteady, in: node.element) }
    return with(node) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    let before = Placing.directCount
    place(node, size, proposal)
    guard Placing.directCount - before < subviews(of: node).count else { return }
    let placed = Placing.placed { place(node, size, proposal) }
    // Views that the layout puts nowhere are in the middle.
    for subview in subviews(of: node).nodes where !placed.contains(subview) {
      node.report(.notPlaced(by: label, node))
      Placing.place(subview, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal)
    }
  }

  private func place(_ node: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize) {
    with(node) { subviews, cache in
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override func guide(
    _ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return with(node) { subviews, cache in
      switch guide.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  override func freshSpacing(of node: LayoutNode) -> ViewSpacing {
    with(node) { layout.spacing(subviews: $0, cache: &$1) }
  }
}
