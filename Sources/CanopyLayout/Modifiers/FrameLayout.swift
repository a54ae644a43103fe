internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// A frame with a fixed width, a fixed height, or both.
struct FrameLayout: UnaryLayout, Equatable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func answer(_ proposal: LayoutProposal, _ child: LayoutNode) -> LayoutAnswers.Answer {
    var answer = LayoutAnswers.Answer(proposal: proposal, size: .zero)
    if width == nil || height == nil { answer = child.answer(LayoutProposal(inner(proposal.proposed))) }
    if let width {
      answer.size.width = width
      answer.proposal.width = LayoutProposal.anyOrNothing
    }
    if let height {
      answer.size.height = height
      answer.proposal.height = LayoutProposal.anyOrNothing
    }
    return answer
  }

  func knownLeastWidth(_ child: LayoutNode) -> CGFloat? { width ?? child.knownLeastWidth }

  func place(_ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    alignment.place(child, in: size, inner(proposal))
  }

  func spacing(_ child: LayoutNode) -> ViewSpacing { child.spacing.taking(ends, from: ViewSpacing()) }
  func hasSameSpacing(as other: Self) -> Bool { ends == other.ends }

  /// The edges at the ends of fixed lengths, where the frame has no preferred distance. This way, texts in frames of equal height
  /// have the same distance from each other as other views.
  private var ends: Edge.Set { (width == nil ? [] : Edge.Set.horizontal).union(height == nil ? [] : .vertical) }

  var label: String { "frame(\(parts([("width", width), ("height", height)])))" }
}

/// A frame that takes the proposed size, within a minimum and a maximum.
struct FlexibleFrameLayout: UnaryLayout, Equatable {
  struct Range: Equatable {
    let min: CGFloat?
    let ideal: CGFloat?
    let max: CGFloat?

    var isUnlimited: Bool { min == nil && ideal == nil && max == nil }

    /// Returns the length to propose to the content.
    func inner(_ proposal: CGFloat?) -> CGFloat? {
      (proposal ?? ideal).map(clamped)
    }

    /// Returns the length of the frame for a length of the content.
    func outer(_ length: CGFloat, _ proposal: CGFloat?) -> CGFloat {
      // Without a proposal, the frame has its ideal length, or else the content's length.
      guard let proposal else { return ideal ?? clamped(length) }
      let offered = clamped(proposal)
      var result = length
      if let min { result = Swift.max(min, Swift.min(result, offered)) }
      if let max { result = Swift.min(max, Swift.max(result, offered)) }
      return result
    }

    private func clamped(_ length: CGFloat) -> CGFloat {
      Swift.max(Swift.min(length, max ?? .infinity), min ?? 0)
    }
  }

  let width: Range
  let height: Range
  let alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }

  func answer(_ proposal: LayoutProposal, _ child: LayoutNode) -> LayoutAnswers.Answer {
    let proposed = proposal.proposed
    var answer = child.answer(LayoutProposal(inner(proposed)))
    answer.size = CGSize(
      width: width.outer(answer.size.width, proposed.width), height: height.outer(answer.size.height, proposed.height))
    // In a dimension without limits, the frame has the length of its content.
    if !width.isUnlimited { answer.proposal.width = proposal.width }
    if !height.isUnlimited { answer.proposal.height = proposal.height }
    return answer
  }

  func knownLeastWidth(_ child: LayoutNode) -> CGFloat? { width.isUnlimited ? child.knownLeastWidth : nil }

  func place(_ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    alignment.place(child, in: size, inner(proposal))
  }

  func spacing(_ child: LayoutNode) -> ViewSpacing { child.spacing.taking(ends, from: ViewSpacing()) }
  func hasSameSpacing(as other: Self) -> Bool { ends == other.ends }

  /// The edges at the ends of lengths with limits. See `FrameLayout`.
  private var ends: Edge.Set {
    (width.isUnlimited ? [] : Edge.Set.horizontal).union(height.isUnlimited ? [] : .vertical)
  }

  var label: String {
    let parts = parts([
      ("minWidth", width.min), ("idealWidth", width.ideal), ("maxWidth", width.max), ("minHeight", height.min),
      ("idealHeight", height.ideal), ("maxHeight", height.max),
    ])
    return "frame(\(parts))"
  }
}

/// Returns the arguments that are set, formatted as in source code.
private func parts(_ parts: [(String, CGFloat?)]) -> String {
  parts.compactMap { name, value in value.map { "\(name): \($0._shortDescription)" } }.joined(separator: ", ")
}

/// A frame with a minimum size. Unlike a flexible frame, it is never smaller than its content.
struct LeastFrameLayout: UnaryLayout, Equatable {
  let width: CGFloat
  let height: CGFloat

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0, width) }, height: proposal.height.map { max($0, height) })
  }

  func answer(_ proposal: LayoutProposal, _ child: LayoutNode) -> LayoutAnswers.Answer {
    var answer = child.answer(LayoutProposal(inner(proposal.proposed)))
    answer.size = CGSize(width: max(answer.size.width, width), height: max(answer.size.height, height))
    if width > 0 { answer.proposal.width = proposal.width }
    if height > 0 { answer.proposal.height = proposal.height }
    return answer
  }

  func knownLeastWidth(_ child: LayoutNode) -> CGFloat? { child.knownLeastWidth.map { max($0, width) } }

  func place(_ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    Alignment.center.place(child, in: size, inner(proposal))
  }

  func spacing(_ child: LayoutNode) -> ViewSpacing { child.spacing.taking(ends, from: ViewSpacing()) }
  func hasSameSpacing(as other: Self) -> Bool { ends == other.ends }

  /// The edges at the ends of lengths with a minimum. See `FrameLayout`.
  private var ends: Edge.Set { (width > 0 ? [] : Edge.Set.horizontal).union(height > 0 ? [] : .vertical) }

  var label: String { "_leastFrame(width: \(width), height: \(height))" }
}
