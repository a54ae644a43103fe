internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// Lays out an element as a stack. It knows which of its views have changed, and asks only those again.
final class StackContainer: ContainerLayout {
  private var stack: StackLayout
  private var cache: StackCache?

  init(_ stack: StackLayout) { self.stack = stack }

  override var label: String { stack.axis == .horizontal ? "HStack" : "VStack" }
  override var orientation: Axis? { stack.axis }

  func update(_ new: StackLayout, of element: ElementIndex) {
    guard stack != new else { return }
    stack = new
    cache = nil
    LayoutChanges.childrenChanged(of: LayoutNode(element))
  }

  override func viewsChanged(of node: LayoutNode) { cache = nil }

  override func viewChanged(_ view: LayoutNode, of node: LayoutNode) {
    guard cache != nil, let index = subviews(of: node).nodes.firstIndex(of: view) else { return }
    cache?.forgetItem(index)
  }

  private func with<Result>(_ node: LayoutNode, _ body: ([LayoutNode], inout StackCache) -> Result) -> Result {
    let nodes = subviews(of: node).nodes
    var used = cache.take() ?? stack.makeCache(nodes)
    let result = body(nodes, &used)
    cache = used
    return result
  }

  override func answer(_ proposal: LayoutProposal, _ node: LayoutNode) -> LayoutAnswers.Answer {
    with(node) { nodes, cache in
      stack.arrange(proposal, nodes, &cache)
      var answer = LayoutAnswers.Answer(proposal: proposal, size: cache.size)
      // A stack of views of fixed lengths has one itself.
      if cache.flexibleCount == 0, cache.unknownCount == 0 {
        if stack.axis == .horizontal {
          answer.proposal.width = LayoutProposal.any
        } else {
          answer.proposal.height = LayoutProposal.any
        }
      }
      return answer
    }
  }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    with(node) { stack.place($0, proposal, in: CGRect(origin: .zero, size: size), &$1) }
  }

  override func guide(
    _ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guide.isBaseline || subviews(of: node).nodes.contains(where: \.hasGuides) else { return nil }
    return Placing.combined(guide) { placeChildren(of: node, in: size, proposal) }
  }

  override func freshSpacing(of node: LayoutNode) -> ViewSpacing { stack.spacing(subviews(of: node).nodes) }
}
