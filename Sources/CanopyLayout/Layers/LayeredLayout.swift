internal import Foundation
public import CanopyCore

/// The layout of a view with layers that depend on its preferences. The first group is the view, and the layers follow.
///
/// Members of a group count as children of the enclosing element.
final class LayeredLayout: ElementLayout {
  private var alignment: Alignment

  init(_ alignment: Alignment) { self.alignment = alignment }

  func update(_ new: Alignment, of element: ElementIndex) {
    guard alignment != new else { return }
    alignment = new
    LayoutChanges.needsPlacing(LayoutNode(element))
  }

  override var label: String { "layers" }

  private func base(of node: LayoutNode) -> LayoutNode { node.wrapped }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    GroupLayout.shared.sizeThatFits(proposal, base(of: node))
  }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    let base = base(of: node)
    GroupLayout.shared.placeChildren(of: base, in: size, proposal)
    let members = Set(base.children)
    for layer in node.children where !members.contains(layer) {
      alignment.place(layer, in: size, ProposedViewSize(size))
    }
  }

  override func guide(
    _ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    GroupLayout.shared.guide(guide, of: base(of: node), in: size, proposal)
  }

  override func spacing(of node: LayoutNode) -> ViewSpacing { GroupLayout.shared.spacing(of: base(of: node)) }
}

extension View {
  /// Layers views in front of this view. They are proposed its size, and aligned with it.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayerModifier(layer: LayerStack(alignment: alignment, content: content), alignment: alignment, role: .inFront))
  }

  /// Layers a view in front of this view. It is proposed this view's size, and aligned with it.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Layers views behind this view. They are proposed its size, and aligned with it.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayerModifier(layer: LayerStack(alignment: alignment, content: content), alignment: alignment, role: .behind))
  }

  /// Layers a view behind this view. It is proposed this view's size, and aligned with it.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }
}
