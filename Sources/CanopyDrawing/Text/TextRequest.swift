package import Foundation

/// A text to be set in lines, as far as its size is concerned.
package struct TextRequest: Equatable, Sendable {
  /// The text, in pieces that are set alike. Most have one.
  package enum Content: Equatable, Sendable {
    case plain(String, LetterStyle)
    case pieces([Piece])
  }

  /// A piece of a text that is set alike throughout.
  package struct Piece: Equatable, Sendable {
    package var string: String
    package var style: LetterStyle
    /// What stands in the place of the one letter of the piece.
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

  /// Room for a picture among letters.
  package struct Picture: Equatable, Sendable {
    package var size: CGSize
    /// How far below its top letters stand that are beside it.
    package var baseline: CGFloat
    /// Whether it behaves as letters do: it becomes smaller with them where there is little room, and lines are as high as
    /// they are without it.
    package var isLetter: Bool

    package init(size: CGSize, baseline: CGFloat, isLetter: Bool) {
      self.size = size
      self.baseline = baseline
      self.isLetter = isLetter
    }
  }

  /// How letters are set. An object, because many texts share one.
  package final class LetterStyle: Equatable, Sendable {
    package let font: FontRequest
    /// The space added after each letter, in points. After the last letter of a line it is white space that takes no room.
    package let tracking: CGFloat
    /// The distance by which each letter moves the next, in points. It counts at the end of a line, too.
    package let kerning: CGFloat
    /// How far above the line letters stand, in points.
    package let baselineOffset: CGFloat
    /// Found once: texts are looked up all the time.
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

/// How the lines of a text are set.
package struct ParagraphStyle: Equatable, Sendable {
  /// Where a text that has too little room leaves something out.
  package enum Truncation: Int, Sendable { case head, middle, tail }

  /// For how many lines there is room at least.
  package var fewestLines: Int?
  /// How many lines there are at most.
  package var mostLines: Int?
  /// Room between lines besides what the font asks for, in points.
  package var lineSpacing: CGFloat
  package var truncation: Truncation
  /// Whether letters may move closer together to fit.
  package var allowsTightening: Bool
  /// How small the letters may become to fit, as a fraction of their size.
  package var smallestScale: CGFloat
  /// The number of pixels per point, to which the heights of lines are rounded up.
  package var displayScale: CGFloat

  /// A Boolean value that indicates whether letters may move closer together or become smaller to fit.
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
