internal import CanopyDrawing
internal import Foundation

/// A piece of a paragraph that is set alike throughout.
struct PangoPiece {
  /// The index of the piece of the text that it is from.
  let index: Int
  var string: String
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
}
