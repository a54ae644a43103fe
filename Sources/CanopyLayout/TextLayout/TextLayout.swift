internal import CanopyCore
internal import CanopyDrawing
internal import CanopyText
internal import Foundation

/// The layout of a text: as wide as its lines, and at most as wide as the proposal.
final class TextLayout: ElementLayout {
  static let shared = TextLayout()

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
    if let rendering = text.rendering?.rendering {
      let size = rendering.sizeThatFits(proposal.proposed) { [self] proposal in
        let width = proposal.width ?? .infinity
        return self.measure(node, text, width, proposal.height ?? .infinity).size(in: width, scale)
      }
      return LayoutAnswers.Answer(proposal: proposal, size: size)
    }
    let measure = measure(node, text, width, height)
    let natural = measure.size.width._roundedUpToPixel(scale)
    var answer = LayoutAnswers.Answer(proposal: proposal, size: measure.size(in: width, scale))
    guard measure.lines == 1, !measure.isTruncated else { return answer }
    // A text has at least one line. If it has only one, the proposed height has no effect, unless letters shrink to fit the
    // height.
    if text.paragraph.smallestScale >= 1 { answer.proposal.height = LayoutProposal.anyOrNothing }
    // A larger width has no effect either, unless letters were scaled down. A text that fills its width may become wider if there
    // is more space.
    if max(natural, measure.size.width) < width, !text.paragraph.mayResizeLetters {
      answer.proposal.width = LayoutProposal.atLeastOrNothing(natural)
    }
    return answer
  }

  /// A text is at most as wide as the proposal. Measuring it for no width would wrap it letter by letter.
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
    return node.tree.textEngine.measure(request, width: width, height: height)
  }
}

extension TextMeasure {
  /// Returns the size for a proposed width, on whole pixels.
  fileprivate func size(in width: CGFloat, _ scale: CGFloat) -> CGSize {
    CGSize(width: min(size.width._roundedUpToPixel(scale), width), height: size.height._roundedUpToPixel(scale))
  }
}
