internal import CanopyDrawing
internal import Foundation

/// A piece of a paragraph that is set alike throughout.
struct PangoPiece {
  /// The index of the piece of the text that it is from.
  let index: Int
  let string: String
  let style: TextRequest.LetterStyle
  let picture: TextRequest.Picture?
  let look: PangoLook?
  /// A line of nothing but the piece.
  let line: LineMetrics

  /// The ellipsis that follows the piece if the text is truncated.
  var sign: PangoPiece { PangoPiece(index: index, string: "…", style: style, picture: nil, look: look, line: line) }
}

extension TextRequest {
  /// The text in pieces that are set alike. Most texts have one.
  var pieces: [Piece] {
    switch content {
    case .plain(let string, let style): [Piece(string, style)]
    case .pieces(let pieces): pieces.isEmpty ? [Piece("", LetterStyle(font: FontRequest(size: 0)))] : pieces
    }
  }

  /// The pieces of each paragraph. There is at least one paragraph, and each has at least one piece.
  ///
  /// - Parameters:
  ///   - looks: The colors of the pieces; none where a text is only measured.
  ///   - lineOfFont: Returns a line of a font.
  func paragraphs(_ looks: [PangoLook], lineOfFont: (FontRequest) -> LineMetrics) -> [[PangoPiece]] {
    var paragraphs: [[PangoPiece]] = [[]]
    for (index, piece) in pieces.enumerated() {
      let look = looks.indices.contains(index) ? looks[index] : nil
      let line = piece.line(in: lineOfFont(piece.style.font), displayScale: paragraph.displayScale)
      func add(_ string: String) {
        paragraphs[paragraphs.count - 1].append(
          PangoPiece(index: index, string: string, style: piece.style, picture: piece.picture, look: look, line: line))
      }
      guard piece.string.unicodeScalars.contains(where: \._endsParagraph) else {
        add(piece.string._breakingEndlessWords)
        continue
      }
      for (number, part) in piece.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .enumerated()
      {
        if number > 0 { paragraphs.append([]) }
        add(String(part)._breakingEndlessWords)
      }
    }
    return paragraphs
  }
}

extension TextRequest.Piece {
  /// A line of nothing but the piece, given a line of its font.
  fileprivate func line(in line: LineMetrics, displayScale: CGFloat) -> LineMetrics {
    if let picture, !picture.isLetter {
      return LineMetrics(ascent: picture.baseline, descent: picture.size.height - picture.baseline)
    }
    return line.movingLetters(by: style.baselineOffset, displayScale: displayScale)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether a paragraph ends with the scalar: those for which `Character.isNewline` is true.
  fileprivate var _endsParagraph: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension String {
  /// The string with places to break in words of more than a thousand letters, for which Pango takes a time that grows with
  /// the square of their length.
  fileprivate var _breakingEndlessWords: String {
    let longest = 1_000
    guard utf8.count > longest else { return self }
    var result = ""
    var length = 0
    for character in self {
      length = character.isWhitespace ? 0 : length + 1
      if length > longest {
        result.append("\u{200B}")
        length = 0
      }
      result.append(character)
    }
    return result
  }
}
