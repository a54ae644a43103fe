internal import CanopyDrawing
internal import Foundation

/// Lays out a text: as wide as its lines, and no wider than what it is offered.
final class TextLayout: ElementLayout {
  nonisolated(unsafe) static let shared = TextLayout()

  override var label: String { "text" }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let surroundings = node.surroundings
    surroundings.add(node)
    let scale = surroundings.displayScale
    let size = measure(node, surroundings, proposal).size
    return CGSize(
      width: min((size.width * scale).rounded(.up) / scale, max(proposal.width ?? .infinity, 0)),
      height: (size.height * scale).rounded(.up) / scale)
  }

  override func guide(
    _ guide: AlignmentGuide, of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    switch guide.standard {
    case .firstTextBaseline: measure(node, node.surroundings, proposal).firstBaseline
    case .lastTextBaseline: measure(node, node.surroundings, proposal).lastBaseline
    default: nil
    }
  }

  private func measure(
    _ node: LayoutNode, _ surroundings: LayoutSurroundings, _ proposal: ProposedViewSize
  ) -> TextMeasure {
    let element = ViewRuntime.elements[node.element]
    guard let payload = element.payload else { preconditionFailure("The element of a text knows the text.") }
    let text = payload.assumingMemoryBound(to: Text.self)
    let engine = element.scope._withUnsafeGuaranteedRef { $0.tree.textEngine }
    return engine.measure(
      TextRequest(text.pointee, surroundings.text, node), width: proposal.width ?? .infinity,
      height: proposal.height ?? .infinity)
  }
}

extension TextRequest {
  fileprivate init(_ text: Text, _ surroundings: TextSurroundings, _ node: LayoutNode) {
    if case .verbatim(let string) = text.storage, surroundings.textCase == nil {
      self.init(.plain(string, surroundings.letters), surroundings.paragraph)
      return
    }
    let environment = node.environment
    let pieces = text.resolvedRuns(in: environment).map { run in
      Piece(
        run.string,
        run.modifiers.isEmpty
          ? surroundings.letters : LetterStyle(surroundings.look.applying(run.modifiers), in: environment))
    }
    self.init(pieces.count == 1 ? .plain(pieces[0].string, pieces[0].style) : .pieces(pieces), surroundings.paragraph)
  }
}
