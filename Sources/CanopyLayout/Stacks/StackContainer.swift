internal import CanopyCore
internal import Foundation
package import CanopyStyle

/// The layout of an element as a stack. Only views that have changed are measured again.
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
      let (lengths, breadths) = (cache.sameLengths, cache.sameBreadths)
      return LayoutAnswers.Answer(
        proposal: stack.axis == .horizontal
          ? LayoutProposal(widths: lengths, heights: breadths) : LayoutProposal(widths: breadths, heights: lengths),
        size: cache.size)
    }
  }

  override func knownLeastWidth(of node: LayoutNode) -> CGFloat? {
    guard stack.axis == .vertical else { return nil }
    var most: CGFloat = 0
    for node in subviews(of: node).nodes {
      guard let least = node.knownLeastWidth else { return nil }
      most = max(most, least)
    }
    return most
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

@MainActor
extension LayoutNode {
  /// The priority of the element in a stack. By default, a spacer receives only the space that all other views leave.
  var priority: Double {
    if let priority = trait(LayoutPriorityKey.self) { return priority }
    var node = self
    while ViewRuntime.elements[node.element].kind == .wrapper { node = node.wrapped }
    return ViewRuntime.elements[node.element].kind == .leaf && node.layout is LeafLayout<SpacerLeaf> ? -.infinity : 0
  }

  /// The width for a proposal of nil, if it can be determined without measuring.
  var knownLeastWidth: CGFloat? { layout.knownLeastWidth(of: self) }

  /// The axis of the enclosing stack; nil outside of stacks.
  package var stackOrientation: Axis? {
    var next = parent
    while let node = next {
      switch ViewRuntime.elements[node.element].kind {
      case .wrapper: next = node.parent
      case .container: return node.layout.orientation
      default: return nil
      }
    }
    return nil
  }
}
