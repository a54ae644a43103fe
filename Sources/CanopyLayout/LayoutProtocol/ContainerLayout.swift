internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyGraph
internal import CanopyStyle
internal import Foundation

/// The layout of an element that contains several views.
@usableFromInline
package class ContainerLayout: ElementLayout {
  private var known: LayoutSubviews?
  private var knownSpacing: ViewSpacing?
  /// A Boolean value that indicates whether the children have changed since the container stored them.
  ///
  /// It is set immediately, before any element of the tree is measured again, because elements that have left can't be
  /// measured.
  private var remembersOtherViews = false

  /// Returns the children of the container in order.
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

  // MARK: For subclasses

  /// Computes and returns the preferred distances to other views.
  func freshSpacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  /// Called when the children, or their traits, have changed.
  func viewsChanged(of node: LayoutNode) {}

  /// Called when the size of a child may have changed.
  func viewChanged(_ view: LayoutNode, of node: LayoutNode) {}
}

/// The layout of a container whose children are arranged by a `Layout`.
final class TypedLayout<L: Layout>: ContainerLayout {
  private var layout: L
  /// The motion of the animatable data of the layout.
  private var motion: ValueMotion<L.AnimatableData>?
  private var cache: L.Cache?
  /// A Boolean value that indicates whether the size of the container is steady if the sizes of its children are. See
  /// `LayoutNode.isSteady`.
  private var isSteady: Bool

  init(_ layout: L, isSteady: Bool = false) {
    self.layout = layout
    self.isSteady = isSteady
  }

  override var label: String { readableName(of: L.self) }
  override var orientation: Axis? {
    if let layout = layout as? AnyLayout { layout.orientation } else { L.layoutProperties.stackOrientation }
  }

  /// Updates the layout with a new value.
  func update(_ new: L, isSteady: Bool = false, of element: ElementIndex) {
    guard !areEqual(layout, new) else { return }
    let (old, oldOrientation) = (layout, orientation)
    layout = new
    self.isSteady = isSteady
    cache = nil
    if orientation != oldOrientation { orientationChanged(of: LayoutNode(element)) }
    if L.AnimatableData.self != EmptyAnimatableData.self { move(from: old, LayoutNode(element)) }
    LayoutChanges.childrenChanged(of: LayoutNode(element))
  }

  /// Lays out children again that depend on the axis of their stack, such as dividers.
  private func orientationChanged(of node: LayoutNode) {
    for var child in node.children {
      while ViewRuntime.elements[child.element].kind == .wrapper { child = child.wrapped }
      if ViewRuntime.elements[child.element].kind == .leaf { LayoutChanges.changed(child.element) }
    }
  }

  // MARK: Motion

  /// The layout as shown, which may still be moving toward `layout`.
  private var shown: L {
    guard let motion else { return layout }
    var shown = layout
    shown.animatableData += motion.distance
    return shown
  }

  /// Animates a change of the layout's data if the transaction has an animation. The container is laid out in each
  /// frame.
  private func move(from old: L, _ node: LayoutNode) {
    let (element, stamp) = (node.element, node.record.pointee.stamp)
    let transaction = ViewRuntime.elements.transaction(of: element)
    if motion == nil, transaction?.animation == nil { return }
    let change = layout.animatableData - old.animatableData
    ValueMotion.change(&motion, by: change, in: transaction, node.scope, changesViews: true) { [weak self] in
      self?.layOutAgain(node, stamp) ?? false
    }
  }

  /// Lays out the container in a frame. Returns false if the container has left the tree.
  private func layOutAgain(_ node: LayoutNode, _ stamp: UInt32) -> Bool {
    guard node.record.pointee.stamp == stamp else { return false }
    if motion?.isAtRest ?? true { motion = nil }
    cache = nil
    LayoutChanges.childrenChanged(of: node)
    return true
  }

  // MARK: Layout

  override func viewsChanged(of node: LayoutNode) { updateCache(of: node) }
  override func viewChanged(_: LayoutNode, of node: LayoutNode) { updateCache(of: node) }

  private func updateCache(of node: LayoutNode) {
    guard cache != nil else { return }
    with(node) { shown.updateCache(&$1, subviews: $0) }
  }

  private func with<Result>(_ node: LayoutNode, _ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = subviews(of: node)
    var used = cache.take() ?? shown.makeCache(subviews: subviews)
    let result = body(subviews, &used)
    cache = used
    return result
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    if !isSteady { ViewRuntime.elements.note(.isUnsteady, in: node.element) }
    return with(node) { shown.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    let before = Placing.directCount
    place(node, size, proposal)
    guard Placing.directCount - before < subviews(of: node).count else { return }
    let placed = Placing.placed { place(node, size, proposal) }
    // Views that the layout doesn't place are centered.
    for subview in subviews(of: node).nodes where !placed.contains(subview) {
      node.report(.notPlaced(by: label, node))
      Placing.place(subview, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal)
    }
  }

  private func place(_ node: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize) {
    with(node) { subviews, cache in
      shown.placeSubviews(
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
        shown.explicitAlignment(
          of: HorizontalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        shown.explicitAlignment(
          of: VerticalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  override func freshSpacing(of node: LayoutNode) -> ViewSpacing {
    with(node) { shown.spacing(subviews: $0, cache: &$1) }
  }
}
