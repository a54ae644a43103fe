internal import CanopyDrawing
internal import Foundation

/// A piece of a paragraph that is laid out uniformly.
struct PangoPiece {
  /// The index of the piece of text that this piece belongs to.
  let index: Int
  var string: String
  let style: TextRequest.LetterStyle
  let picture: TextRequest.Picture?
  let look: PangoLook?
  /// The metrics of a line that contains only the piece.
  let line: LineMetrics

  /// The ellipsis that follows the piece if the text is truncated.
  var sign: PangoPiece { PangoPiece(index: index, string: "…", style: style, picture: nil, look: look, line: line) }
}

extension TextRequest {
  /// The text in uniformly laid out pieces. Most texts have one.
  var pieces: [Piece] {
    switch content {
    case .plain(let string, let style): [Piece(string, style)]
    case .pieces(let pieces): pieces.isEmpty ? [Piece("", LetterStyle(font: FontRequest(size: 0)))] : pieces
    }
  }
}
