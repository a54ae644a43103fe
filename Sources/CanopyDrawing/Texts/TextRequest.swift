package import Foundation

/// A request to lay out a text: all properties that affect its size.
package struct TextRequest: Equatable, Sendable {
  /// The text, divided into pieces with the same letter style. Most texts have one piece.
  package enum Content: Equatable, Sendable {
    case plain(String, LetterStyle)
    case pieces([Piece])
  }

  /// A piece of a text with a uniform letter style.
  package struct Piece: Equatable, Sendable {
    package var string: String
    package var style: LetterStyle
    /// A picture that replaces the piece's single character.
    package var picture: Picture?

    package init(_ string: String, _ style: LetterStyle) {
      self.string = string
      self.style = style
    }

    package init(_ picture: Picture, _ style: LetterStyle) {
      string = "\u{FFFC}"
      self.style = style
      self.picture = picture
    }
  }

  /// The space for a picture among letters.
  package struct Picture: Equatable, Sendable {
    package var size: CGSize
    /// The distance from the picture's top to the baseline.
    package var baseline: CGFloat
    /// A Boolean value that indicates whether the picture behaves like a letter: it shrinks with the text, and doesn't affect
    /// the height of lines.
    package var isLetter: Bool

    package init(size: CGSize, baseline: CGFloat, isLetter: Bool) {
      self.size = size
      self.baseline = baseline
      self.isLetter = isLetter
    }
  }

  /// The style of letters. It is a class, because many texts share it.
  package final class LetterStyle: Equatable, Sendable {
    package let font: FontRequest
    /// The space after each letter, in points. At the end of a line, it is white space that takes up no room.
    package let tracking: CGFloat
    /// The distance by which each letter moves the next, in points. It also counts at the end of a line.
    package let kerning: CGFloat
    /// The offset of letters above the baseline, in points.
    package let baselineOffset: CGFloat
    /// The fingerprint, computed once because every lookup of a text uses it.
    package let fingerprint: Fingerprint

    package init(font: FontRequest, tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0) {
      self.font = font
      self.tracking = tracking
      self.kerning = kerning
      self.baselineOffset = baselineOffset
      var fingerprint = Fingerprint()
      font.add(to: &fingerprint)
      fingerprint.add(tracking)
      fingerprint.add(kerning)
      fingerprint.add(baselineOffset)
      self.fingerprint = fingerprint
    }

    package static func == (first: LetterStyle, second: LetterStyle) -> Bool {
      first === second || first.fingerprint == second.fingerprint
    }
  }

  package var content: Content
  package var paragraph: ParagraphStyle

  package init(_ content: Content, _ paragraph: ParagraphStyle = ParagraphStyle()) {
    self.content = content
    self.paragraph = paragraph
  }
}

extension TextRequest.Content {
  /// The pieces, each with its range of bytes in the entire text.
  package var piecesWithBytes: [(piece: TextRequest.Piece, bytes: Range<Int>)] {
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

/// The style of the lines of a text.
package struct ParagraphStyle: Equatable, Sendable {
  /// The position of the ellipsis in truncated text.
  package enum Truncation: Int, Sendable { case head, middle, tail }

  /// The minimum number of lines for which space is reserved.
  package var fewestLines: Int?
  /// The maximum number of lines.
  package var mostLines: Int?
  /// The spacing between lines in addition to the font's, in points.
  package var lineSpacing: CGFloat
  package var truncation: Truncation
  /// A Boolean value that indicates whether the spacing between letters may shrink to make the text fit.
  package var allowsTightening: Bool
  /// The minimum scale of the letters when they shrink to fit, as a fraction of their size.
  package var smallestScale: CGFloat
  /// The number of pixels per point. Text heights are rounded up to whole pixels.
  package var displayScale: CGFloat

  /// A Boolean value that indicates whether letters may move closer together or shrink to make the text fit.
  package var mayResizeLetters: Bool { smallestScale < 1 || allowsTightening }

  package init(
    fewestLines: Int? = nil, mostLines: Int? = nil, lineSpacing: CGFloat = 0, truncation: Truncation = .tail,
    allowsTightening: Bool = false, smallestScale: CGFloat = 1, displayScale: CGFloat = 1
  ) {
    self.fewestLines = fewestLines
    self.mostLines = mostLines
    self.lineSpacing = lineSpacing
    self.truncation = truncation
    self.allowsTightening = allowsTightening
    self.smallestScale = smallestScale
    self.displayScale = displayScale
  }
}
