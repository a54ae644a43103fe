public import CanopyCore
internal import CanopyGraph
public import CanopyStyle
public import Foundation

extension View {
  /// Gives this view a frame with the size of the nearest container: the enclosing scroll view, or else the window.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, share: .whole))
  }

  /// Gives this view a frame that spans some of the equal parts of the nearest container.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the frame is relative to the container.
  ///   - count: The number of parts of the container.
  ///   - span: The number of parts that the view spans.
  ///   - spacing: The distance between two parts.
  ///   - alignment: The alignment of the view in its frame.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrameModifier(
        axes: axes, alignment: alignment, share: .parts(count: max(count, 1), span: span, spacing: spacing)))
  }

  /// Gives this view a frame with lengths that a closure computes from the lengths of the nearest container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, share: .custom(length)))
  }
}

struct ContainerFrameModifier {
  enum Share {
    case whole
    case parts(count: Int, span: Int, spacing: CGFloat)
    case custom((CGFloat, Axis) -> CGFloat)
  }

  let axes: Axis.Set
  let alignment: Alignment
  let share: Share

  /// Returns the frame for an element in a container of a given size.
  @MainActor
  func frame(of node: LayoutNode, in container: CGSize) -> FrameLayout {
    func sanitized(_ length: CGFloat) -> CGFloat {
      if length.isFinite, length >= 0 { return length }
      node.report(.invalidContainerFrame(length, of: node))
      return 0
    }
    return FrameLayout(
      width: axes.contains(.horizontal) ? sanitized(length(container.width, .horizontal)) : nil,
      height: axes.contains(.vertical) ? sanitized(length(container.height, .vertical)) : nil, alignment: alignment)
  }

  private func length(_ container: CGFloat, _ axis: Axis) -> CGFloat {
    switch share {
    case .whole: return container
    case .parts(let count, let span, let spacing):
      let part = (container - spacing * CGFloat(count - 1)) / CGFloat(count)
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    case .custom(let custom): return custom(container, axis)
    }
  }
}

@MainActor
extension ContainerFrameModifier: WrappingModifier {
  func makeWrapper(_ context: _MountContext) -> ContainerFrameWrapper { ContainerFrameWrapper(self, context) }
  func update(_ wrapper: ContainerFrameWrapper) { wrapper.update(self) }
}

/// The wrapper of a container-relative frame, which is laid out again when the container's size changes.
final class ContainerFrameWrapper: ElementWrapper, GeometryObserver {
  private var modifier: ContainerFrameModifier
  /// The size of the container that was last used, for each element.
  private var known: [ElementIndex: CGSize] = [:]

  init(_ modifier: ContainerFrameModifier, _ context: _MountContext) {
    self.modifier = modifier
    super.init(context)
  }

  override var label: String { "containerRelativeFrame" }

  func update(_ new: ContainerFrameModifier) {
    let isSame = areEqual(modifier, new)
    modifier = new
    if isSame { return }
    for element in elements { LayoutChanges.changed(element) }
  }

  override func willUnwrap(in wrapping: ElementIndex) {
    known[wrapping] = nil
    if known.isEmpty { context.tree.layout.observers.remove(self) }
  }

  func layoutChanged() {
    for (element, size) in known where LayoutNode(element).containerSize != size {
      known[element] = LayoutNode(element).containerSize
      LayoutChanges.changed(element)
    }
  }

  private func frame(_ node: LayoutNode) -> FrameLayout {
    if known.isEmpty { context.tree.layout.observers.add(self) }
    let size = known[node.element] ?? node.containerSize
    known[node.element] = size
    return modifier.frame(of: node, in: size)
  }

  override func answer(_ proposal: LayoutProposal, _ node: LayoutNode) -> LayoutAnswers.Answer {
    frame(node).answer(proposal, node.wrapped)
  }

  override func knownLeastWidth(of node: LayoutNode) -> CGFloat? { frame(node).knownLeastWidth(node.wrapped) }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    frame(node).place(node.wrapped, in: size, proposal)
  }

  override func guide(
    _ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    frame(node).guide(guide, node.wrapped, in: size, proposal)
  }
}

@MainActor
extension LayoutNode {
  /// The size of the nearest placed container: the enclosing scroll view without its margins, or else the window.
  fileprivate var containerSize: CGSize {
    var node = self
    while let around = node.parent {
      let isPlaced = around.record.pointee.flags.contains(.isPlaced)
      if isPlaced, let scroll = around.ownScrollContainer { return scroll.innerSize(of: around) }
      node = around
    }
    return node.record.pointee.size
  }
}

@MainActor
extension RuntimeIssue {
  fileprivate static func invalidContainerFrame(_ length: CGFloat, of node: LayoutNode) -> RuntimeIssue {
    layout(
      """
      A containerRelativeFrame of \(length._shortDescription)\(place(of: node)): it must be finite and at least 0. It \
      is replaced with 0.
      """)
  }
}
