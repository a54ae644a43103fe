internal import CanopyCore
internal import CanopyStyle
package import Foundation

extension TreeLayout {
  /// Installs the engine for all trees. A window calls this before it mounts views.
  package static func install() {
    install(
      SharedLayouts(
        text: TextLayout.shared, button: ButtonLayout.shared, root: RootLayout.shared, group: GroupLayout.shared,
        overlapping: OverlappingLayout.shared))
  }
}

/// The layout of an element that usually has a single child. Several children are arranged by another layout.
package class ImplicitLayout<L: Layout>: ElementLayout {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  private func subviews(of node: LayoutNode) -> LayoutSubviews {
    LayoutSubviews(nodes: node.children, layoutDirection: .leftToRight)
  }

  override func answer(_ proposal: LayoutProposal, _ node: LayoutNode) -> LayoutAnswers.Answer {
    node.onlyChild?.answer(proposal) ?? super.answer(proposal, node)
  }

  package override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let subviews = subviews(of: node)
    if subviews.count == 1 { return subviews.nodes[0].size(proposal) }
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    let subviews = subviews(of: node)
    if subviews.count == 1 { return Placing.place(subviews.nodes[0], at: .zero, proposal) }
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func guide(
    _ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    Placing.combined(guide) { placeChildren(of: node, in: size, proposal) }
  }

  override func spacing(of node: LayoutNode) -> ViewSpacing {
    if let child = node.onlyChild { return child.spacing }
    let subviews = subviews(of: node)
    var cache = layout.makeCache(subviews: subviews)
    return layout.spacing(subviews: subviews, cache: &cache)
  }
}

/// The layout of a button's label, which arranges several views horizontally.
final class ButtonLayout: ImplicitLayout<HStackLayout> {
  static let shared = ButtonLayout(HStackLayout())
  override var label: String { "button" }

  /// Above, a button has the preferred distance of its label. Below, it has the preferred distance of any control.
  override func spacing(of node: LayoutNode) -> ViewSpacing {
    super.spacing(of: node).taking(.bottom, from: ViewSpacing())
  }
}

/// The layout of several views without a container, which are stacked vertically.
package final class GroupLayout: ImplicitLayout<VStackLayout> {
  package static let shared = GroupLayout(VStackLayout())
  override var label: String { "group" }
}

/// The layout of several views that share a background or an overlay. They are stacked on top of each other.
final class OverlappingLayout: ImplicitLayout<ZStackLayout> {
  static let shared = OverlappingLayout(ZStackLayout())
  override var label: String { "group" }
}

/// The layout of a window or a presentation. The host sets its size, and its content is centered.
final class RootLayout: ElementLayout {
  static let shared = RootLayout()

  override var label: String { "root" }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: GroupLayout.shared.sizeThatFits(proposal, node))
  }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    let content = GroupLayout.shared.sizeThatFits(proposal, node)
    let (x, y) = ((size.width - content.width) / 2, (size.height - content.height) / 2)
    if node.children.count == 1 { return Placing.place(node.children[0], at: CGPoint(x: x, y: y), proposal) }
    let layout = VStackLayout()
    let subviews = LayoutSubviews(nodes: node.children, layoutDirection: .leftToRight)
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(
      in: CGRect(origin: CGPoint(x: x, y: y), size: content), proposal: proposal, subviews: subviews, cache: &cache)
  }
}
