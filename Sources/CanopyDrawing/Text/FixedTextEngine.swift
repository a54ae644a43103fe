package import Foundation

/// Sets text in letters of simple, fixed sizes: for tests of layout, which need no fonts and the same result everywhere.
///
/// Each character is half as wide as the font is large. A line is as high as the font says, else a quarter higher than
/// the font is large; letters stand a fifth of the line above its lower end. Lines break at spaces, and in the middle of
/// a word that is wider than the room.
package final class FixedTextEngine: TextEngine, Sendable {
  package static let shared = FixedTextEngine()

  package init() {}

  package func measure(_ text: TextRequest, width: CGFloat, height: CGFloat) -> TextMeasure {
    var measure = FixedLines(text, scale: 1, width: width).measure(height: height)
    var scale = 1.0
    while measure.isTruncated, scale > text.paragraph.smallestScale {
      scale = max(scale - 0.05, text.paragraph.smallestScale)
      measure = FixedLines(text, scale: scale, width: width).measure(height: height)
    }
    return measure
  }
}

/// A text in lines.
private struct FixedLines {
  private let paragraph: ParagraphStyle
  private let width: CGFloat
  /// The widths of the lines that are full.
  private var lines: [CGFloat] = []
  /// The width of the line that goes on, without the spaces at its end, which take no room there.
  private var line: CGFloat = 0
  private var spaces: CGFloat = 0
  /// The word that goes on: it belongs to the line as soon as it is known to fit.
  private var word: CGFloat = 0
  private var lineHeight: CGFloat = 0
  private var widestLetter: CGFloat = 0

  init(_ text: TextRequest, scale: CGFloat, width: CGFloat) {
    paragraph = text.paragraph
    self.width = max(width, 0)
    switch text.content {
    case .plain(let string, let style): add(string, style, scale)
    case .pieces(let pieces): for piece in pieces { add(piece.string, piece.style, scale) }
    }
    endLine()
  }

  private mutating func add(_ string: String, _ style: TextRequest.LetterStyle, _ scale: CGFloat) {
    let advance = (style.font.size / 2 + style.tracking) * scale
    lineHeight = max(lineHeight, (style.font.lineHeight ?? style.font.size * 1.25) * scale)
    widestLetter = max(widestLetter, advance)
    if string.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in string.utf8 { add(isNewline: byte == 0x0A, isSpace: byte == 0x20 || byte == 0x09, advance) }
    } else {
      for character in string { add(isNewline: character.isNewline, isSpace: character.isWhitespace, advance) }
    }
  }

  private mutating func add(isNewline: Bool, isSpace: Bool, _ advance: CGFloat) {
    if isNewline {
      endLine()
    } else if isSpace {
      endWord()
      spaces += advance
    } else {
      addLetter(advance)
    }
  }

  private mutating func addLetter(_ advance: CGFloat) {
    word += advance
    guard line + spaces + word > width else { return }
    if line > 0 {
      lines.append(line)
      line = 0
      spaces = 0
    }
    if word > width, word > advance {
      lines.append(word - advance)
      word = advance
    }
  }

  private mutating func endWord() {
    guard word > 0 else { return }
    line += spaces + word
    spaces = 0
    word = 0
  }

  private mutating func endLine() {
    endWord()
    lines.append(line)
    line = 0
    spaces = 0
  }

  func measure(height: CGFloat) -> TextMeasure {
    let step = lineHeight + paragraph.lineSpacing
    var most = paragraph.mostLines.map { max($0, 1) } ?? lines.count
    if height < CGFloat(lines.count) * step - paragraph.lineSpacing, step > 0 {
      most = min(most, max(Int((max(height, 0) + paragraph.lineSpacing) / step), 1))
    }
    let shown = min(lines.count, most)
    let isTruncated = shown < lines.count
    var widest = lines.prefix(shown).max() ?? 0
    // What is left out makes room for the sign that says so.
    if isTruncated, widestLetter > 0, width.isFinite {
      widest = max(widest, (width / widestLetter).rounded(.down) * widestLetter)
    }
    let rows = CGFloat(max(shown, paragraph.fewestLines ?? 1))
    return TextMeasure(
      size: CGSize(width: min(widest, width), height: rows * step - paragraph.lineSpacing),
      firstBaseline: lineHeight * 0.8, lastBaseline: CGFloat(shown - 1) * step + lineHeight * 0.8, lines: shown,
      isTruncated: isTruncated)
  }
}
