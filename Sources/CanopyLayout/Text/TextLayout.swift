internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// Lays out a text: as wide as its lines, and no wider than what it is offered.
final class TextLayout: ElementLayout {
  // Safe because it is constant.
  nonisolated(unsafe) static let shared = TextLayout()

  override var label: String { "text" }

  override func answer(_ proposal: LayoutProposal, _ node: LayoutNode) -> LayoutAnswers.Answer {
    node.withSurroundings { answer(proposal, node, $0) }
  }

  private func answer(
    _ proposal: LayoutProposal, _ node: LayoutNode, _ surroundings: LayoutSurroundings
  ) -> LayoutAnswers.Answer {
    surroundings.add(node)
    let scale = surroundings.displayScale
    let (width, height) = (
      proposal.width.isNaN ? .infinity : proposal.width, proposal.height.isNaN ? .infinity : proposal.height
    )
    let text = surroundings.text
    let measure = measure(node, text, width, height)
    let natural = measure.size.width.roundedUpToPixel(scale)
    let size = CGSize(width: min(natural, width), height: measure.size.height.roundedUpToPixel(scale))
    var answer = LayoutAnswers.Answer(proposal: proposal, size: size)
    guard measure.lines == 1, !measure.isTruncated else { return answer }
    // There is no less than a line, and where there is no more, the height that is offered makes no difference.
    answer.proposal.height = LayoutProposal.anyOrNothing
    // More room makes no difference either, unless letters were made smaller to fit. A text that is as wide as its room may be
    // wider in more of it.
    if max(natural, measure.size.width) < width, !text.paragraph.mayResizeLetters {
      answer.proposal.width = LayoutProposal.atLeastOrNothing(natural)
    }
    return answer
  }

  /// A text is no wider than what it is offered. To answer, the text would have to be set letter by letter.
  override func knownLeastWidth(of node: LayoutNode) -> CGFloat? { 0 }

  override func guide(
    _ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guide.isBaseline else { return nil }
    let measure = measure(
      node, node.surroundings.text, proposal.width ?? .infinity, proposal.height ?? .infinity)
    return guide.standard == .firstTextBaseline ? measure.firstBaseline : measure.lastBaseline
  }

  private func measure(
    _ node: LayoutNode, _ surroundings: TextSurroundings, _ width: CGFloat, _ height: CGFloat
  ) -> TextMeasure {
    guard let payload = ViewRuntime.elements[node.element].payload else {
      preconditionFailure("The element of a text knows the text.")
    }
    let text = payload.assumingMemoryBound(to: Text.self)
    let request = node.request(for: text.pointee, in: surroundings)
    return ViewRuntime.elements[node.element].scope._withUnsafeGuaranteedRef {
      $0.tree.textEngine.measure(request, width: width, height: height)
    }
  }
}
