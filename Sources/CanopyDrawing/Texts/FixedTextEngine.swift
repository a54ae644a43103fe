package import Foundation

/// A text engine with letters of simple, fixed sizes, for layout tests that need no fonts and have the same result everywhere.
///
/// Each character is half as wide as the point size. A line has the height of the system's typeface, and its baseline is above
/// the bottom by a fifth of that height. Lines wrap at spaces, and inside a word that is wider than the available width.
package final class FixedTextEngine: TextEngine, Sendable {
  package static let shared = FixedTextEngine()

  package init() {}

  package func measure(_ text: TextRequest, width: CGFloat, height: CGFloat) -> TextMeasure {
    let measure = FixedLines(text, scale: 1, width: width).measure(height: height)
    if !measure.isTruncated || text.paragraph.smallestScale >= 1 { return measure }
    return lines(of: text, width: width, height: height).measure(height: height)
  }

  /// Returns the lines with the largest letters that fit.
  private func lines(of text: TextRequest, width: CGFloat, height: CGFloat) -> FixedLines {
    var lines = FixedLines(text, scale: 1, width: width)
    var scale = 1.0
    while lines.measure(height: height).isTruncated, scale > text.paragraph.smallestScale {
      scale = max(scale - 0.05, text.paragraph.smallestScale)
      lines = FixedLines(text, scale: scale, width: width)
    }
    return lines
  }

  /// Every font exists, and all look the same.
  package func hasFont(named name: String) -> Bool { true }

  package func missingTypeface(for design: FontRequest.Design) -> MissingTypeface? { nil }

  package func placesOfPictures(in text: DisplayText) -> [CGRect?] {
    lines(of: text.request, width: text.frame.width, height: text.frame.height).places(in: text)
  }

  package func lines(of text: DisplayText) -> [CGRect] {
    lines(of: text.request, width: text.frame.width, height: text.frame.height).frames(in: text)
  }

  package func geometry(of text: DisplayText) -> TextGeometry {
    lines(of: text.request, width: text.frame.width, height: text.frame.height).geometry(of: text)
  }

  /// Every letter is a box with three quarters of the font size.
  package func outline(of string: String, in font: FontRequest) -> Path {
    Path { path in
      for index in 0..<string.count {
        path.addRect(
          CGRect(
            x: (CGFloat(index) + 0.05) * font.size / 2, y: -font.size * 0.75, width: font.size * 0.45,
            height: font.size * 0.75))
      }
    }
  }
}

/// A text broken into lines.
private struct FixedLines {
  private let paragraph: ParagraphStyle
  private let width: CGFloat
  /// The widths of all lines but the last.
  private var lines: [CGFloat] = []
  /// The width of the current line, excluding trailing spaces.
  private var line: CGFloat = 0
  private var spaces: CGFloat = 0
  /// The width of the current word, which is added to the line if it fits.
  private var word: CGFloat = 0
  private var lineHeight: CGFloat = 0
  private var widestLetter: CGFloat = 0
  private var pictures: [FixedPicture] = []

  init(_ text: borrowing TextRequest, scale: CGFloat, width: CGFloat) {
    paragraph = text.paragraph
    self.width = max(width, 0)
    switch text.content {
    case .plain(let string, let style): add(string, style, scale)
    case .pieces(let pieces):
      for piece in pieces {
        if let picture = piece.picture { add(picture, scale) } else { add(piece.string, piece.style, scale) }
      }
    }
    endWord()
  }

  private mutating func add(_ string: String, _ style: TextRequest.LetterStyle, _ scale: CGFloat) {
    let advance = (style.font.size / 2 + style.tracking + style.kerning) * scale
    lineHeight = max(lineHeight, self.lineHeight(of: style.font, scale))
    widestLetter = max(widestLetter, advance)
    if string.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in string.utf8 { add(isNewline: byte == 0x0A, isSpace: byte == 0x20 || byte == 0x09, advance) }
    } else {
      for character in string { add(isNewline: character.isNewline, isSpace: character.isWhitespace, advance) }
    }
  }

  private func lineHeight(of font: FontRequest, _ scale: CGFloat) -> CGFloat {
    if let height = font.lineHeight { return height * scale }
    // Unlike in real engines, every line is a whole number of pixels high, which keeps the numbers in tests simple.
    return LineMetrics(systemFontOfSize: font.size * scale, leading: font.leading).height
      ._roundedUpToPixel(paragraph.displayScale)
  }

  private mutating func add(_ picture: TextRequest.Picture, _ scale: CGFloat) {
    let picture = FixedPicture(picture, scale: picture.isLetter ? scale : 1)
    if !picture.isLetter { lineHeight = max(lineHeight, picture.size.height) }
    // Lines can break before and after the picture.
    endWord()
    addLetter(picture.size.width)
    pictures.append(picture)
    pictures[pictures.count - 1].line = lines.count
    pictures[pictures.count - 1].x = line + spaces
    endWord()
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

  /// The number of lines, including the current one.
  private var lineCount: Int { lines.count + 1 }

  private func width(ofLine index: Int) -> CGFloat { index < lines.count ? lines[index] : line }

  private var step: CGFloat { lineHeight + paragraph.lineSpacing }

  func places(in text: DisplayText) -> [CGRect?] {
    let shown = measure(height: text.frame.height).lines
    return pictures.map { picture in
      guard picture.line < shown, picture.x + picture.size.width <= width else { return nil }
      let start = start(of: width(ofLine: picture.line), in: text)
      let line = text.frame.minY + CGFloat(picture.line) * step + lineHeight * 0.8
      return CGRect(
        origin: CGPoint(x: text.frame.minX + start + picture.x, y: line - picture.baseline), size: picture.size)
    }
  }

  /// Returns the start of a line of a given width, measured from the left edge of a text.
  private func start(of line: CGFloat, in text: DisplayText) -> CGFloat {
    let free = text.frame.width - line
    return switch text.alignment {
    case .left, .start: 0
    case .center: free / 2
    case .right, .end: free
    }
  }

  /// Returns the positions of letters in a text without pictures. Lines break at the same letters as in `lines`.
  func geometry(of text: DisplayText) -> TextGeometry {
    var result: [TextGeometry.Line] = []
    var offset = 0
    var characters: [TextGeometry.Character] = []
    func end() {
      let index = result.count
      let start = text.frame.minX + max(self.start(of: width(ofLine: index), in: text), 0)
      var x = start
      for place in characters.indices {
        let advance = characters[place].trailing
        (characters[place].leading, characters[place].trailing) = (x, x + advance)
        x += advance
      }
      let first = characters.first?.bytes.lowerBound ?? offset
      let frame = CGRect(x: start, y: text.frame.minY + CGFloat(index) * step, width: x - start, height: lineHeight)
      result.append(
        TextGeometry.Line(
          bytes: first..<(characters.last?.bytes.upperBound ?? first), frame: frame,
          baseline: frame.minY + lineHeight * 0.8, characters: characters))
      characters = []
    }
    var length: CGFloat = 0
    for character in text.request.string {
      let bytes = offset..<offset + character.utf8.count
      if character.isNewline {
        end()
        length = 0
      } else {
        if !character.isWhitespace, length + widestLetter > width + 0.01, !characters.isEmpty {
          // The word continues on the next line, unless it is the only word.
          let word = characters.lastIndex { text.request.string._isSpace(at: $0.bytes.lowerBound) }.map { $0 + 1 }
          let moved = word.map { Array(characters[$0...]) } ?? []
          if let word { characters.removeSubrange(word...) }
          end()
          characters = moved
          length = moved.reduce(0) { $0 + $1.trailing }
        }
        characters.append(TextGeometry.Character(bytes: bytes, leading: 0, trailing: widestLetter))
        length += widestLetter
      }
      offset = bytes.upperBound
    }
    end()
    return TextGeometry(lines: result)
  }

  func frames(in text: DisplayText) -> [CGRect] {
    let measure = measure(height: text.frame.height)
    return (0..<measure.lines).map { index in
      let isCut = measure.isTruncated && index == measure.lines - 1
      let line = min(isCut ? measure.size.width : width(ofLine: index), text.frame.width)
      return CGRect(
        x: text.frame.minX + start(of: line, in: text), y: text.frame.minY + CGFloat(index) * step, width: line,
        height: lineHeight)
    }
  }

  func measure(height: CGFloat) -> TextMeasure {
    var most = paragraph.mostLines.map { max($0, 1) } ?? lineCount
    if height < CGFloat(lineCount) * step - paragraph.lineSpacing, step > 0 {
      most = min(most, max(Int((max(height, 0) + paragraph.lineSpacing) / step), 1))
    }
    let shown = min(lineCount, most)
    let isTruncated = shown < lineCount
    var widest = isTruncated ? 0 : line
    if !lines.isEmpty { widest = lines.prefix(shown).reduce(widest, max) }
    // Truncation leaves space for the ellipsis.
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

extension String {
  fileprivate func _isSpace(at offset: Int) -> Bool {
    self[utf8.index(startIndex, offsetBy: offset)].isWhitespace
  }
}

/// A picture among letters, with its position.
private struct FixedPicture {
  let size: CGSize
  let baseline: CGFloat
  let isLetter: Bool
  /// The line that contains the picture, and the picture's distance from the start of that line.
  var line = 0
  var x: CGFloat = 0

  init(_ picture: TextRequest.Picture, scale: CGFloat) {
    size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
    baseline = picture.baseline * scale
    isLetter = picture.isLetter
  }
}
