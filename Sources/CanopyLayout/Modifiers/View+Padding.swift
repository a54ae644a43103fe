public import CanopyCore
public import CanopyStyle
public import Foundation

extension View {
  /// Adds padding around this view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(UnaryModifier(layout: PaddingLayout(insets: insets)))
  }

  /// Adds padding at some edges of this view.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The length of the padding; nil for the default.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? PaddingLayout.usual))
  }

  /// Adds padding around this view.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

/// The layout of padding around a view.
struct PaddingLayout: UnaryLayout, Equatable {
  let insets: EdgeInsets

  /// The default length of padding.
  static var usual: CGFloat { 16 }

  init(insets: EdgeInsets) {
    self.insets = insets.sanitized
    if self.insets != insets { RuntimeIssue.record(.invalidPadding(insets)) }
  }

  /// Creates padding that may be infinite, for measuring only.
  init(measured insets: EdgeInsets) { self.insets = insets }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 > insets.horizontal ? $0 - insets.horizontal : 0 },
      height: proposal.height.map { $0 > insets.vertical ? $0 - insets.vertical : 0 })
  }

  func answer(_ proposal: LayoutProposal, _ child: LayoutNode) -> LayoutAnswers.Answer {
    let inner = child.answer(LayoutProposal(inner(proposal.proposed)))
    return LayoutAnswers.Answer(
      proposal: LayoutProposal(
        widths: LayoutProposal.range(inner.proposal.width, longerBy: insets.horizontal, containing: proposal.width),
        heights: LayoutProposal.range(inner.proposal.height, longerBy: insets.vertical, containing: proposal.height)),
      size: CGSize(
        width: max(inner.size.width + insets.horizontal, 0), height: max(inner.size.height + insets.vertical, 0)))
  }

  func knownLeastWidth(_ child: LayoutNode) -> CGFloat? {
    child.knownLeastWidth.map { max($0 + insets.horizontal, 0) }
  }

  func place(_ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    Placing.place(child, at: CGPoint(x: insets.leading, y: insets.top), inner(proposal))
  }

  /// At padded edges, the default distance to other views applies.
  func spacing(_ child: LayoutNode) -> ViewSpacing { child.spacing.taking(insets.edges, from: ViewSpacing()) }

  func hasSameSpacing(as other: PaddingLayout) -> Bool { insets.edges == other.insets.edges }

  var label: String {
    let all = [insets.top, insets.leading, insets.bottom, insets.trailing].map(\._shortDescription)
    return Set(all).count == 1 ? "padding(\(all[0]))" : "padding(\(all.joined(separator: ", ")))"
  }
}

extension RuntimeIssue {
  fileprivate static func invalidPadding(_ insets: EdgeInsets) -> RuntimeIssue {
    let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
    let lengths = all.map(\._shortDescription).joined(separator: ", ")
    return layout(
      """
      Padding of \(lengths) (top, leading, bottom, trailing)\(place()): lengths must be finite. Nonfinite ones are \
      replaced with 0.
      """)
  }
}

extension View {
  /// Adds padding that is suitable for the window at some edges of this view.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds padding that is suitable for the window at some edges of this view.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}

/// The kind of padding between content and the edges of a window.
public struct ScenePadding: Equatable, Sendable {
  enum Kind: Sendable { case minimum }
  let kind: Kind

  /// The minimum padding that is suitable for the window.
  public static let minimum = ScenePadding(kind: .minimum)
}
