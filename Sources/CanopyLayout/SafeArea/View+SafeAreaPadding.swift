public import CanopyCore
public import CanopyStyle
public import Foundation

extension View {
  /// Adds insets to the safe area of this view. Content that ignores the safe area extends into them.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets.sanitized))
  }

  /// Adds insets to the safe area at some edges of this view. Content that ignores the safe area extends into them.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? PaddingLayout.usual))
  }

  /// Adds an inset to the safe area at each edge of this view. Content that ignores the safe area extends into it.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

struct SafeAreaPaddingModifier {
  let insets: EdgeInsets
}

@MainActor
extension SafeAreaPaddingModifier: WrappingModifier {
  func makeWrapper(_ context: _MountContext) -> SafeAreaPaddingWrapper { SafeAreaPaddingWrapper(insets, context) }
  func update(_ wrapper: SafeAreaPaddingWrapper) { wrapper.update(insets) }
}

final class SafeAreaPaddingWrapper: ElementWrapper, InsetWrapper {
  private var insets: EdgeInsets

  init(_ insets: EdgeInsets, _ context: _MountContext) {
    self.insets = insets
    super.init(context)
  }

  override var label: String { "safeAreaPadding" }

  func insets(of _: LayoutNode) -> EdgeInsets { insets }

  func update(_ new: EdgeInsets) {
    guard insets != new else { return }
    insets = new
    for element in elements { LayoutChanges.changed(element) }
  }

  private var padding: PaddingLayout { PaddingLayout(insets: insets) }

  override func answer(_ proposal: LayoutProposal, _ node: LayoutNode) -> LayoutAnswers.Answer {
    padding.answer(proposal, node.wrapped)
  }

  override func knownLeastWidth(of node: LayoutNode) -> CGFloat? { padding.knownLeastWidth(node.wrapped) }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    padding.place(node.wrapped, in: size, proposal)
  }

  override func guide(
    _ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    padding.guide(guide, node.wrapped, in: size, proposal)
  }

  override func spacing(of node: LayoutNode) -> ViewSpacing { padding.spacing(node.wrapped) }
}
