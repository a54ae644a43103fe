internal import CanopyDrawing
internal import Foundation

/// The measures of a text composed of words. Lengths are in Pango's units.
struct WordText {
  let style: WordStyle
  let script: WordScript
  private let safeDistance: Int32
  /// The sum of the advances of its letters and spaces.
  private(set) var length: Int32 = 0
  /// The number of its letters and spaces.
  private(set) var count: Int32 = 0
  /// A Boolean value that indicates whether lines break at each space and nowhere else.
  private(set) var breaksAtSpaces = true
  private var endsWithQuote = false
  /// The kerning that a space after the last word adds to the advance of its last letter.
  private var kerning: Int32 = 0
  /// The number of spaces that kerning keeps on the line of the letter before them.
  private var heldSpaces: Int32 = 0

  init(_ style: WordStyle, _ script: WordScript, safeDistance: Int32) {
    self.style = style
    self.script = script
    self.safeDistance = safeDistance
  }

  /// Adds a word, and a space before it unless it is the first.
  mutating func append(_ word: Word) {
    if count > 0 {
      length += word.space
      count += 1
      if kerning < word.space - style.space { heldSpaces += 1 }
    }
    length += word.letters
    count += word.count
    let isHeld = endsWithQuote && word.traits.contains(.startsWithBracket)
    if !word.traits.contains(.breaksAtSpaces) || isHeld { breaksAtSpaces = false }
    endsWithQuote = word.traits.contains(.endsWithQuote)
    kerning = word.kerning
  }

  // MARK: Measuring

  /// Returns what Pango would measure of the text in a single line; nil if it doesn't fit into one.
  func measureInLine(_ paragraph: ParagraphStyle, width: CGFloat) -> TextMeasure? {
    guard width == .infinity || length + count * style.spacing <= room(in: width) || count == 1 else { return nil }
    return rows(paragraph, width).measure(widest: total(length + count * style.spacing), lines: 1)
  }

  /// Returns what Pango would measure of a text that doesn't fit into a line; nil if only Pango knows.
  ///
  /// - Parameter words: Returns the words of the text. They are only needed where lines break.
  func measureInLines(
    _ paragraph: ParagraphStyle, width: CGFloat, height: CGFloat, words: () -> [Word]
  ) -> TextMeasure? {
    let (rows, room) = (rows(paragraph, width), room(in: width))
    let most = rows.most(in: height)
    // Letters that move closer together or become smaller are set by Pango.
    let isResized = paragraph.mayResizeLetters
    if room == 0 {
      guard width <= 0, let lines = linesOfLetters else { return nil }
      if lines > most, isResized { return nil }
      return rows.measure(widest: 0, lines: min(lines, most), isTruncated: lines > most)
    }
    var lines: [Int32] = []
    if most > 1 {
      guard breaksAtSpaces,
        let broken = WordLines(style, safeDistance: safeDistance, room: room).widths(of: words())
      else { return nil }
      if broken.count <= most { return rows.measure(widest: total(broken.max() ?? 0), lines: broken.count) }
      lines = broken
    }
    // Pango fills the last line with the ellipsis.
    guard !isResized, let ellipsis = style.ellipsis, ellipsis <= room, abs(style.spacing) < ellipsis else { return nil }
    let widest = max(lines.prefix(most - 1).max() ?? 0, room)
    return rows.measure(widest: total(widest), lines: most, isTruncated: true)
  }

  /// The number of lines at a width of 0; nil if only Pango can tell.
  ///
  /// Each letter has a line of its own, and so has each space, unless kerning makes a line shorter with it.
  private var linesOfLetters: Int? {
    // Pango doesn't look at the space after letters that are too far apart.
    if heldSpaces > 0, style.spacing > safeDistance / 4 { return nil }
    return Int(count - heldSpaces)
  }

  /// The width at which lines break. When Pango looks for breaks, it counts the space after the last letter, too.
  private func room(in width: CGFloat) -> Int32 { max(width + max(style.letters.tracking, 0), 0)._pangoUnits }

  private func rows(_ paragraph: ParagraphStyle, _ width: CGFloat) -> WordRows {
    WordRows(paragraph, style.line(displayScale: paragraph.displayScale), width: width)
  }

  /// The width of a line whose letters and spaces have a length, with the distance after each.
  ///
  /// Pango leaves out half of the distance before the first letter and half of that after the last. Kerning counts, tracking
  /// doesn't.
  private func total(_ length: Int32) -> CGFloat {
    let width = CGFloat(pangoUnits: length - style.spacing)
    return max(width + (style.spacing == 0 ? 0 : CGFloat(pangoUnits: style.spacing) - style.letters.tracking), 0)
  }
}

/// The lines of a text of a single style, from the top.
private struct WordRows {
  private let paragraph: ParagraphStyle
  private let line: LineMetrics
  private let width: CGFloat

  init(_ paragraph: ParagraphStyle, _ line: LineMetrics, width: CGFloat) {
    self.paragraph = paragraph
    self.line = line
    self.width = width
  }

  /// Returns how many lines there may be in a height.
  func most(in height: CGFloat) -> Int {
    let most = paragraph.mostLines.map { max($0, 1) } ?? .max
    if height == .infinity { return most }
    var (lines, bottom) = (1, line.height)
    while lines < most, lines < Self.enough {
      bottom = bottom + paragraph.lineSpacing + line.height
      if bottom > height + 0.01 { break }
      lines += 1
    }
    return lines
  }

  /// A limit above the number of lines of any composed text.
  private static var enough: Int { 1_024 }

  func measure(widest: CGFloat, lines: Int, isTruncated: Bool = false) -> TextMeasure {
    // Added up line by line, as lines are placed, to be rounded in the same way.
    var top: CGFloat = 0
    for _ in 1..<lines { top = top + line.height + paragraph.lineSpacing }
    var least: CGFloat = 0
    if let fewest = paragraph.fewestLines {
      least = CGFloat(fewest) * (line.height + paragraph.lineSpacing) - paragraph.lineSpacing
    }
    return TextMeasure(
      size: CGSize(width: min(widest, max(width, 0)), height: max(top + line.height, least)),
      firstBaseline: line.ascent, lastBaseline: top + line.ascent, lines: lines, isTruncated: isTruncated)
  }
}
