internal import CanopyAnimation
internal import CanopyPresentation
internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// Lays out the buttons of a card and the lines between them: stacked, or side by side if there are two whose labels fit.
///
/// The buttons are in reading order. Side by side, however, the cancel button is always the leading one.
struct ActionStack: Layout {
  /// A Boolean value that indicates whether two buttons may be side by side.
  let allowsPair: Bool

  /// The layout value that identifies a line between two buttons.
  enum IsSeparator: LayoutValueKey {
    static var defaultValue: Bool { false }
  }

  /// The layout value that identifies the cancel button.
  enum IsCancel: LayoutValueKey {
    static var defaultValue: Bool { false }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let width = proposal.width ?? widths.max() ?? 0
    if let pair = pair(in: width, subviews) {
      return CGSize(width: width, height: height(of: pair, in: width))
    }
    return CGSize(width: width, height: subviews.map { $0.sizeThatFits(row(width)).height }.reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if let pair = pair(in: bounds.width, subviews) { return place(pair, in: bounds) }
    var y = bounds.minY
    for subview in subviews {
      let height = subview.sizeThatFits(row(bounds.width)).height
      subview.place(
        at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
  }

  private func row(_ width: CGFloat) -> ProposedViewSize { ProposedViewSize(width: width, height: nil) }

  // MARK: Pairs

  /// Two buttons side by side, starting at the leading edge, and the line between them.
  private struct Pair {
    let leading: LayoutSubview
    let trailing: LayoutSubview
    let line: LayoutSubview
    /// The thickness of the line.
    let thickness: CGFloat
  }

  /// Returns the buttons to show side by side, or nil if they don't fit or there aren't exactly two.
  private func pair(in width: CGFloat, _ subviews: Subviews) -> Pair? {
    let buttons = subviews.filter { !$0[IsSeparator.self] }
    guard allowsPair, buttons.count == 2, let line = subviews.first(where: { $0[IsSeparator.self] }) else { return nil }
    let thickness = line.sizeThatFits(.unspecified).height
    let half = (width - thickness) / 2
    guard buttons.allSatisfy({ $0.sizeThatFits(.unspecified).width <= half }) else { return nil }
    let isReversed = buttons[1][IsCancel.self]
    return Pair(
      leading: buttons[isReversed ? 1 : 0], trailing: buttons[isReversed ? 0 : 1], line: line, thickness: thickness)
  }

  private func height(of pair: Pair, in width: CGFloat) -> CGFloat {
    let half = row((width - pair.thickness) / 2)
    return max(pair.leading.sizeThatFits(half).height, pair.trailing.sizeThatFits(half).height)
  }

  private func place(_ pair: Pair, in bounds: CGRect) {
    let height = height(of: pair, in: bounds.width)
    let half = ((bounds.width - pair.thickness) / 2).rounded(.down)
    pair.leading.place(at: bounds.origin, proposal: ProposedViewSize(width: half, height: height))
    pair.line.place(
      at: CGPoint(x: bounds.minX + half, y: bounds.minY),
      proposal: ProposedViewSize(width: pair.thickness, height: height))
    let rest = bounds.width - half - pair.thickness
    pair.trailing.place(
      at: CGPoint(x: bounds.maxX - rest, y: bounds.minY), proposal: ProposedViewSize(width: rest, height: height))
  }
}
