internal import CanopyAnimation
internal import CanopyCore
internal import CanopyLayout
internal import Foundation

/// A row of views with equal widths: as wide as the room for them, or as the widest of them.
struct EqualColumns: Layout {
  let fillsWidth: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = width(for: proposal, subviews)
    let height = subviews.map { $0.sizeThatFits(column(width, proposal.height)).height }.max() ?? 0
    return CGSize(width: width * CGFloat(subviews.count), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY), proposal: column(width, bounds.height))
    }
  }

  private func column(_ width: CGFloat, _ height: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height)
  }

  /// Returns the width of each view.
  private func width(for proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    guard let room = proposal.width, room.isFinite else { return ideal }
    let share = room / CGFloat(max(subviews.count, 1))
    return fillsWidth ? share : min(ideal, share)
  }
}
