internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A text laid out in lines, with its runs and letters in drawing order, from left to right.
final class TypesetText: Equatable {
  struct Line {
    let bounds: Text.Layout.TypographicBounds
    let isFromRight: Bool
    fileprivate(set) var runs: [Run] = []
  }

  /// Consecutive letters of a text that belong to the same piece and have the same direction.
  struct Run: Equatable {
    /// The index of the piece of the text.
    let piece: Int
    let isFromRight: Bool
    fileprivate(set) var letters: [TextGeometry.Character]
    fileprivate let baseline: CGFloat
    fileprivate let letterHeight: LetterHeight

    var bounds: Text.Layout.TypographicBounds {
      let left = letters.first?.left ?? 0
      return Text.Layout.TypographicBounds(
        origin: CGPoint(x: left, y: baseline), width: (letters.last?.right ?? left) - left,
        ascent: letterHeight.ascent, descent: letterHeight.descent)
    }

    /// Returns a Boolean value that indicates whether a letter to the right continues the run.
    fileprivate func isContinued(by letter: TextGeometry.Character, of piece: Int) -> Bool {
      guard piece == self.piece, letter.isFromRight == isFromRight, let last = letters.last else { return false }
      return isFromRight
        ? letter.bytes.upperBound == last.bytes.lowerBound : letter.bytes.lowerBound == last.bytes.upperBound
    }
  }

  /// The text, with its upper-left corner at the origin.
  let drawn: DisplayText
  let effects: PaintEffects
  let lines: [Line]
  /// A Boolean value that indicates whether part of the text is omitted.
  let isTruncated: Bool
  /// The attributes of each piece.
  private let attributes: [[any TextAttribute]]
  /// The items of those pieces that are pictures.
  private let pictures: [Int: [DisplayItem]]

  @MainActor
  init(_ text: Text, size: CGSize, _ node: LayoutNode, _ drawing: ElementDrawing) {
    let engine = node.tree.textEngine
    (drawn, effects) = DisplayText.resolved(text, in: CGRect(origin: .zero, size: size), node)
    isTruncated = engine.measure(drawn.request, width: size.width, height: size.height).isTruncated
    attributes = node.runs(of: text).map { run in
      run.modifiers.compactMap { if case .attribute(let attribute) = $0 { attribute.value } else { nil } }
    }
    pictures = Dictionary(uniqueKeysWithValues: drawing.pictures(of: text, drawn, node).map { ($0.piece, $0.items) })
    let pieces = drawn.request.content.piecesWithBytes
    let heights = pieces.map { LetterHeight(of: $0.piece.style, engine) }
    lines = engine.geometry(of: drawn).lines.map { line in Line(line, pieces.map(\.bytes), heights) }
  }

  static func == (first: TypesetText, second: TypesetText) -> Bool { first === second || first.drawn == second.drawn }

  /// Returns a piece's innermost attribute of a type.
  func attribute<Attribute: TextAttribute>(of piece: Int) -> Attribute? {
    guard attributes.indices.contains(piece) else { return nil }
    return attributes[piece].lazy.compactMap { $0 as? Attribute }.last
  }

  /// Converts a byte offset to an offset in UTF-16 units.
  func offset(ofByte byte: Int) -> Int {
    let string = drawn.request.string
    return string.utf16.distance(from: string.startIndex, to: string.utf8.index(string.startIndex, offsetBy: byte))
  }

  /// Returns the items of some letters of a run.
  func items(
    of letters: ArraySlice<TextGeometry.Character>, _ run: Run, _ options: Text.Layout.DrawingOptions,
    id: ElementIndex
  ) -> [DisplayItem] {
    guard let first = letters.first, let last = letters.last else { return [] }
    if let picture = pictures[run.piece] { return picture }
    let bytes = letters.reduce(first.bytes) {
      min($0.lowerBound, $1.bytes.lowerBound)..<max($0.upperBound, $1.bytes.upperBound)
    }
    let rect = run.bounds.rect
    var text = drawn
    text.part = DisplayText.Part(
      bytes: bytes, pieceIndex: run.piece,
      frame: CGRect(x: first.left, y: rect.minY, width: last.right - first.left, height: rect.height),
      isExact: options.contains(.disablesSubpixelQuantization))
    return [DisplayItem(id: id, .text(text))]._applying(effects)
  }
}

extension TypesetText.Line {
  fileprivate init(_ line: TextGeometry.Line, _ pieces: [Range<Int>], _ heights: [TypesetText.LetterHeight]) {
    bounds = Text.Layout.TypographicBounds(
      origin: CGPoint(x: line.frame.minX, y: line.baseline), width: line.frame.width,
      ascent: line.baseline - line.frame.minY, descent: line.frame.maxY - line.baseline)
    isFromRight = line.isFromRight
    for letter in line.characters.filter({ $0.leading != $0.trailing }).sorted(by: { $0.left < $1.left }) {
      guard let piece = pieces.firstIndex(where: { $0.contains(letter.bytes.lowerBound) }) else { continue }
      if runs.last?.isContinued(by: letter, of: piece) == true {
        runs[runs.count - 1].letters.append(letter)
      } else {
        runs.append(
          TypesetText.Run(
            piece: piece, isFromRight: letter.isFromRight, letters: [letter], baseline: line.baseline,
            letterHeight: heights[piece]))
      }
    }
  }
}

extension TextGeometry.Character {
  fileprivate var isFromRight: Bool { trailing < leading }
}

extension TypesetText {
  /// The distances from the baseline to the top and to the bottom of letters.
  fileprivate struct LetterHeight: Equatable {
    let ascent: CGFloat
    let descent: CGFloat

    init(of style: TextRequest.LetterStyle, _ engine: any TextEngine) {
      let measure = engine.measure(TextRequest(.plain("x", style)), width: .infinity, height: .infinity)
      (ascent, descent) = (measure.firstBaseline, measure.size.height - measure.firstBaseline)
    }
  }
}
