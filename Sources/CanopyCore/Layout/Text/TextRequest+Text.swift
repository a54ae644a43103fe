internal import CanopyDrawing

extension TextRequest {
  /// What is asked of whoever sets the text of an element.
  init(_ text: Text, _ surroundings: TextSurroundings, _ node: LayoutNode) {
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
