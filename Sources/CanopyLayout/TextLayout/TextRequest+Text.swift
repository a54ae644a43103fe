internal import CanopyCore
internal import Foundation
package import CanopyDrawing
package import CanopyStyle
package import CanopyText

@MainActor
extension TextRequest {
  /// Creates the request for the runs of a text at an element.
  init(_ runs: [TextRun], _ surroundings: TextSurroundings, _ node: LayoutNode) {
    surroundings.letters.reportIfMissing(node)
    let pieces = runs.map { run in
      let letters = node.letters(with: run.modifiers, in: surroundings)
      guard let image = run.image else { return Piece(run.string, letters) }
      return Piece(Picture(ResolvedImage(image, beside: letters, of: node), letters), letters)
    }
    if pieces.isEmpty {
      self.init(.plain("", surroundings.letters), surroundings.paragraph)
    } else if pieces.count == 1, pieces[0].picture == nil {
      self.init(.plain(pieces[0].string, pieces[0].style), surroundings.paragraph)
    } else {
      self.init(.pieces(pieces), surroundings.paragraph)
    }
  }
}

@MainActor
extension LayoutNode {
  /// Returns the letter style of a piece of a text with modifiers.
  package func letters(with modifiers: [TextModifier], in surroundings: TextSurroundings) -> TextRequest.LetterStyle {
    let letters = surroundings.letters(with: modifiers, in: environment)
    if letters !== surroundings.letters { letters.reportIfMissing(self) }
    return letters
  }
}

@MainActor
extension TextRequest.LetterStyle {
  /// Reports an invalid font size, and a font or design without an installed typeface.
  func reportIfMissing(_ node: LayoutNode) {
    if font.size <= 0 { node.tree.recordOnce(.fontHasNoSize(RuntimeIssue.place(of: node))) }
    switch font.family {
    case .system(.standard): return
    case .system(let design):
      guard let missing = node.tree.textEngine.missingTypeface(for: design) else { return }
      node.tree.recordOnce(.designIsMissing(design, missing, RuntimeIssue.place(of: node)))
    case .named(let name):
      if node.tree.textEngine.hasFont(named: name) { return }
      node.tree.recordOnce(.fontIsMissing(name, RuntimeIssue.place(of: node)))
    }
  }
}

extension TextRequest.Picture {
  fileprivate init(_ image: ResolvedImage, _ letters: TextRequest.LetterStyle) {
    let isSymbol = if case .symbol = image.content { true } else { false }
    self.init(size: image.size, baseline: image.baseline + letters.baselineOffset, isLetter: isSymbol)
  }
}

extension ResolvedImage {
  /// Resolves an image that is shown among letters.
  @MainActor
  package init(_ image: Image, beside letters: TextRequest.LetterStyle, of node: LayoutNode) {
    let surroundings = node.surroundings.images.beside(letters.font.size, weight: letters.font.weight)
    self.init(image, in: surroundings, node.tree.engines, place: RuntimeIssue.place(of: node)) {
      node.tree.recordOnce($0)
    }
  }
}

extension ResolvedImage {
  /// Resolves an image of an element. Any problems are reported as issues of the element's tree.
  @MainActor
  package init(_ image: Image, in surroundings: ImageSurroundings, of node: LayoutNode) {
    self.init(image, in: surroundings, node.tree.engines, place: RuntimeIssue.place(of: node)) {
      RuntimeIssue.record($0, in: node.tree)
    }
  }
}
