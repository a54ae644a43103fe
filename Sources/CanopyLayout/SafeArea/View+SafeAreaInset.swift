public import CanopyCore
public import CanopyStyle
public import Foundation

extension View {
  /// Shows a view at the top or bottom edge of this view, and lays out this view in the remaining space.
  ///
  /// Content that ignores the safe area extends behind it.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: VStack(content: content), edge: edge == .top ? .top : .bottom, guide: alignment.guide, spacing: spacing))
  }

  /// Shows a view at the leading or trailing edge of this view, and lays out this view in the remaining space.
  ///
  /// Content that ignores the safe area extends behind it.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: VStack(content: content), edge: edge == .leading ? .leading : .trailing, guide: alignment.guide,
        spacing: spacing))
  }
}

struct SafeAreaInsetModifier<Inset: View> {
  var inset: Inset
  let edge: Edge
  let guide: AlignmentGuide
  let spacing: CGFloat?
}

@MainActor
extension SafeAreaInsetModifier: WrappingModifier {
  func makeWrapper(_ context: _MountContext) -> SafeAreaInsetWrapper<Inset> { SafeAreaInsetWrapper(self, context) }
  func update(_ wrapper: SafeAreaInsetWrapper<Inset>) { wrapper.update(self) }
}

/// The wrapper of a safe area inset. The view at the edge is mounted once for each wrapped element, after that element.
final class SafeAreaInsetWrapper<Inset: View>: ElementWrapper, InsetWrapper {
  private var modifier: SafeAreaInsetModifier<Inset>
  private var layers = LayerSlots<Inset>()

  init(_ modifier: SafeAreaInsetModifier<Inset>, _ context: _MountContext) {
    self.modifier = modifier
    super.init(context)
  }

  override var label: String { "safeAreaInset(\(modifier.edge))" }

  // MARK: Coming and going

  func update(_ new: SafeAreaInsetModifier<Inset>) {
    if modifier.edge != new.edge || modifier.guide != new.guide || modifier.spacing != new.spacing {
      for element in elements { LayoutChanges.changed(element) }
    }
    modifier = new
    layers.update(&modifier.inset, context)
  }

  override func didWrap(in wrapping: ElementIndex) {
    layers.mount(&modifier.inset, in: wrapping, context)
    // A smaller width may make the view at the edge higher, which leaves less height for the content.
    ViewRuntime.elements.note(.isUnsteady, in: wrapping)
  }

  override func willUnwrap(in wrapping: ElementIndex) { layers.unmount(in: wrapping) }

  // MARK: Layout

  private var isVertical: Bool { modifier.edge == .top || modifier.edge == .bottom }

  private func inset(of node: LayoutNode) -> LayoutNode? { node.children.dropFirst().first }

  private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: proposal.width, height: nil) : ProposedViewSize(width: nil, height: proposal.height)
  }

  /// Returns the space that the view at the edge takes up, including its distance to the content. It is infinite for a view that
  /// grows with an unlimited proposal, such as a `Circle` that a stack measures.
  private func measuredDepth(of node: LayoutNode, _ proposal: ProposedViewSize) -> CGFloat {
    guard let inset = inset(of: node) else { return 0 }
    let size = inset.size(insetProposal(proposal))
    let axis: Axis = isVertical ? .vertical : .horizontal
    let isFirst = modifier.edge == .top || modifier.edge == .leading
    let (one, other) = isFirst ? (inset.spacing, node.wrapped.spacing) : (node.wrapped.spacing, inset.spacing)
    return (isVertical ? size.height : size.width) + (modifier.spacing ?? one.distance(to: other, along: axis))
  }

  /// Returns the depth of the view at the edge for placing the views.
  private func depth(of node: LayoutNode, _ proposal: ProposedViewSize) -> CGFloat {
    let depth = measuredDepth(of: node, proposal)
    return depth.isFinite ? depth : 0
  }

  private func insets(_ depth: CGFloat) -> EdgeInsets { EdgeInsets(Edge.Set(modifier.edge), depth) }

  func insets(of node: LayoutNode) -> EdgeInsets {
    insets(depth(of: node, node.record.pointee.proposal.proposed))
  }

  override func answer(_ proposal: LayoutProposal, _ node: LayoutNode) -> LayoutAnswers.Answer {
    // The insets depend on this proposal, so the size is valid only for this proposal, too.
    let padding = PaddingLayout(measured: insets(measuredDepth(of: node, proposal.proposed)))
    return LayoutAnswers.Answer(proposal: proposal, size: padding.sizeThatFits(proposal.proposed, node.wrapped))
  }

  override func knownLeastWidth(of _: LayoutNode) -> CGFloat? { nil }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    PaddingLayout(insets: insets(depth(of: node, proposal))).place(node.wrapped, in: size, proposal)
    guard let inset = inset(of: node) else { return }
    let horizontal: HorizontalAlignment =
      isVertical ? HorizontalAlignment(modifier.guide) : (modifier.edge == .leading ? .leading : .trailing)
    let vertical: VerticalAlignment =
      isVertical ? (modifier.edge == .top ? .top : .bottom) : VerticalAlignment(modifier.guide)
    Alignment(horizontal: horizontal, vertical: vertical).place(
      inset, in: size,
      isVertical ? ProposedViewSize(width: size.width, height: nil) : ProposedViewSize(width: nil, height: size.height))
  }

  override func guide(
    _ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    PaddingLayout(insets: insets(depth(of: node, proposal))).guide(guide, node.wrapped, in: size, proposal)
  }
}
