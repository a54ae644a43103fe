internal import Foundation
public import CanopyCore

extension View {
  /// Fixes this view at its ideal size.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes this view at its ideal size in the given dimensions.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(UnaryModifier(layout: FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
  }
}

struct FixedSizeLayout: UnaryLayout, Equatable {
  let horizontal: Bool
  let vertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func answer(_ proposal: LayoutProposal, _ child: LayoutNode) -> LayoutAnswers.Answer {
    var answer = child.answer(LayoutProposal(inner(proposal.proposed)))
    if horizontal { answer.proposal.width = LayoutProposal.anyOrNothing }
    if vertical { answer.proposal.height = LayoutProposal.anyOrNothing }
    return answer
  }

  func knownLeastWidth(_ child: LayoutNode) -> CGFloat? { horizontal ? nil : child.knownLeastWidth }

  func place(_ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    Placing.place(child, at: .zero, inner(proposal))
  }

  var label: String { horizontal && vertical ? "fixedSize" : "fixedSize(\(horizontal ? "horizontal" : "vertical"))" }
}

extension View {
  /// Hides this view. It keeps its space, but people can't see or press it, and assistive technologies ignore it.
  nonisolated public func hidden() -> some View { _hidden(true) }

  /// Hides this view while a condition is true.
  nonisolated package func _hidden(_ isHidden: Bool) -> some View {
    modifier(UnaryModifier(layout: HiddenLayout(hides: isHidden)))
  }
}

struct HiddenLayout: UnaryLayout, Equatable {
  let hides: Bool
  var label: String { hides ? "hidden" : "_hidden(false)" }
}
