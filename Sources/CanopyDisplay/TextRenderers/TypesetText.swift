internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// A text that is set in lines, with its runs and letters in the order in which they are drawn: from left to right.
final class TypesetText: Equatable {
  struct Line {
    let bounds: Text.Layout.TypographicBounds
    let isFromRight: Bool
    fileprivate(set) var runs: [Run] = []
  }

  struct Run: Equatable {
    /// The index of the piece of the text.
    let piece: Int
    let isFromRight: Bool
    fileprivate(set) var letters: [TextGeometry.Character]
    fileprivate(set) var bounds = Text.Layout.TypographicBounds()
  }

  /// The text, with its upper-left corner at the origin.
  let drawn: DisplayText
  let effects: PaintEffects
  private(set) var lines: [Line] = []
  /// A Boolean value that indicates whether a part of the text is left out.
  let isTruncated: Bool
  /// The attributes of each piece.
  private let attributes: [[any TextAttribute]]
  /// The pictures of those pieces that are pictures.
  private let pictures: [Int: [DisplayItem]]

  @MainActor
  init(_ text: Text, size: CGSize, _ node: LayoutNode, _ drawing: ElementDrawing) {
    (drawn, effects) = DisplayText.resolved(text, in: CGRect(origin: .zero, size: size), node)
    isTruncated = node.tree.textEngine.measure(drawn.request, width: size.width, height: size.height).isTruncated
    attributes = node.runs(of: text).map { run in
      run.modifiers.compactMap { if case .attribute(let attribute) = $0 { attribute.value } else { nil } }
    }
    pictures = drawing.picturesByPiece(of: text, drawn, node)
    let pieces = drawn.request.content.piecesWithBytes
    let metrics = pieces.map { node.tree.textEngine.letterMetrics(of: $0.piece.style) }
    lines = node.tree.textEngine.geometry(of: drawn).lines.map { line in
      var set = Line(
        bounds: Text.Layout.TypographicBounds(
          origin: CGPoint(x: line.frame.minX, y: line.baseline), width: line.frame.width,
          ascent: line.baseline - line.frame.minY, descent: line.frame.maxY - line.baseline),
        isFromRight: line.isFromRight)
      for letter in line.characters.filter({ $0.leading != $0.trailing }).sorted(by: { $0.left < $1.left }) {
        let piece = pieces.firstIndex { $0.bytes.contains(letter.bytes.lowerBound) } ?? 0
        let isFromRight = letter.trailing < letter.leading
        if let last = set.runs.last, last.piece == piece, last.isFromRight == isFromRight {
          set.runs[set.runs.count - 1].letters.append(letter)
        } else {
          set.runs.append(Run(piece: piece, isFromRight: isFromRight, letters: [letter]))
        }
      }
      for index in set.runs.indices {
        let run = set.runs[index]
        guard let first = run.letters.first, let last = run.letters.last else { continue }
        let (ascent, descent) = metrics.indices.contains(run.piece) ? metrics[run.piece] : (0, 0)
        set.runs[index].bounds = Text.Layout.TypographicBounds(
          origin: CGPoint(x: first.left, y: line.baseline), width: last.right - first.left, ascent: ascent,
          descent: descent)
      }
      return set
    }
  }

  static func == (first: TypesetText, second: TypesetText) -> Bool { first === second || first.drawn == second.drawn }

  /// Returns the attribute of a type that a piece has: the innermost.
  func attribute<Attribute: TextAttribute>(of piece: Int) -> Attribute? {
    guard attributes.indices.contains(piece) else { return nil }
    return attributes[piece].lazy.compactMap { $0 as? Attribute }.last
  }

  /// Returns the offset in units of UTF-16 of a byte.
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

extension TextRequest.Content {
  /// The pieces, each with its bytes in the whole text.
  fileprivate var piecesWithBytes: [(piece: TextRequest.Piece, bytes: Range<Int>)] {
    var end = 0
    func next(_ piece: TextRequest.Piece) -> (piece: TextRequest.Piece, bytes: Range<Int>) {
      defer { end += piece.string.utf8.count }
      return (piece, end..<end + piece.string.utf8.count)
    }
    return switch self {
    case .plain(let string, let style): [next(TextRequest.Piece(string, style))]
    case .pieces(let pieces): pieces.map(next)
    }
  }
}

extension TextEngine {
  /// Returns the distances from the baseline to the top and to the bottom of letters.
  fileprivate func letterMetrics(of style: TextRequest.LetterStyle) -> (ascent: CGFloat, descent: CGFloat) {
    let measure = measure(TextRequest(.plain("x", style)), width: .infinity, height: .infinity)
    return (measure.firstBaseline, measure.size.height - measure.firstBaseline)
  }
}
