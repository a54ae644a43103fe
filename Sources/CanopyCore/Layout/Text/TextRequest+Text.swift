internal import Foundation
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
      if let symbol = Piece(symbolOf: run, surroundings, environment) { return symbol }
      return Piece(
        run.string,
        run.modifiers.isEmpty
          ? surroundings.letters : LetterStyle(surroundings.look.applying(run.modifiers), in: environment))
    }
    self.init(pieces.count == 1 ? .plain(pieces[0].string, pieces[0].style) : .pieces(pieces), surroundings.paragraph)
  }
}

extension TextRequest.Piece {
  /// The glyph of a symbol in a text, set like a letter; nil if the run is no symbol.
  fileprivate init?(symbolOf run: TextRun, _ surroundings: TextSurroundings, _ environment: EnvironmentValues) {
    guard case .symbol(let name) = run.image?.source,
      let glyph = Symbol(named: name, environment.symbolVariants)?.glyph, glyph.isIcon
    else { return nil }
    let letters = TextRequest.LetterStyle(surroundings.look.applying(run.modifiers), in: environment)
    let em = SymbolGlyph.em(for: letters.font.size)
    let font = FontRequest(
      family: .named(SymbolGlyph.fontName), size: em, lineHeight: letters.font.lineHeight)
    // The middle of a glyph is as high above the line as that of capital letters.
    let style = TextRequest.LetterStyle(
      font: font, tracking: letters.tracking, baselineOffset: letters.baselineOffset - 0.1 * em)
    self.init(glyph.text, style)
  }
}
