internal import CanopyDrawing
internal import Foundation

/// The measures of a text composed of words. Lengths are in Pango's units.
struct WordText {
  let style: WordStyle
  let script: WordScript
  private let safeDistance: Int32
  /// The sum of the advances of the letters and spaces.
  private(set) var length: Int32 = 0
  /// The number of letters and spaces.
  private(set) var count: Int32 = 0
  /// A Boolean value that indicates whether lines break at each space and nowhere else.
  private(set) var breaksAtSpaces = true
  private var endsWithQuote = false
  /// The number of spaces.
  private var spaces: Int32 = 0

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
      spaces += 1
    }
    length += word.letters
    count += word.count
    let isHeld = endsWithQuote && word.traits.contains(.startsWithBracket)
    if !word.traits.contains(.breaksAtSpaces) || isHeld { breaksAtSpaces = false }
    endsWithQuote = word.traits.contains(.endsWithQuote)
  }

  // MARK: Measuring

  /// Returns the measures of the text in a single line, equal to Pango's, or nil if the text doesn't fit in one.
  func measureInLine(_ paragraph: ParagraphStyle, width: CGFloat, height: CGFloat) -> TextMeasure? {
    let fits = width == .infinity || length + count * style.spacing <= room(in: width)
    let rows = rows(paragraph, width)
    // A single letter forms a line regardless of the width. There is always a line regardless of the height, unless letters may
    // become smaller.
    let isFixed = paragraph.smallestScale >= 1
    guard fits || (count == 1 && isFixed), isFixed || rows.fit(1, in: height) else { return nil }
    return rows.measure(widest: total(length + count * style.spacing), lines: 1)
  }

  /// Returns the measures of a text that doesn't fit in a single line, equal to Pango's, or nil if only Pango can measure the
  /// text.
  ///
  /// - Parameter words: A closure that returns the words of the text. They are required only if lines break.
  func measureInLines(
    _ paragraph: ParagraphStyle, width: CGFloat, height: CGFloat, words: () -> [Word]
  ) -> TextMeasure? {
    let (rows, room) = (rows(paragraph, width), room(in: width))
    let most = rows.most(in: height)
    if room == 0 {
      // Each letter forms a line, but spaces don't.
      let lines = max(Int(count - spaces), 1)
      guard width <= 0, lines <= most, paragraph.smallestScale >= 1 else { return nil }
      return rows.measure(widest: 0, lines: lines)
    }
    // Texts are left to Pango if letters move closer together or become smaller, or if they need an ellipsis.
    guard most > 1, breaksAtSpaces,
      let lines = WordLines(style, safeDistance: safeDistance, room: room).lines(of: words()), lines.count <= most
    else { return nil }
    let widest = lines.lazy.map { total($0.width) + CGFloat(pangoUnits: $0.trailingSpace) }.max() ?? 0
    return rows.measure(widest: widest, lines: lines.count)
  }

  /// Returns the width at which lines break. When Pango searches for breaks, it includes the space after the last letter.
  private func room(in width: CGFloat) -> Int32 { max(width + max(style.letters.tracking, 0), 0)._pangoUnits }

  private func rows(_ paragraph: ParagraphStyle, _ width: CGFloat) -> WordRows {
    WordRows(paragraph, style.line(displayScale: paragraph.displayScale), width: width)
  }

  /// Returns the width of a line whose letters and spaces have the given total length, including the distances after them.
  ///
  /// Pango omits half of the distance before the first letter and half of the distance after the last. Kerning is included, but
  /// tracking isn't.
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

  /// Returns a Boolean value that indicates whether a number of lines fits in a height.
  func fit(_ lines: Int, in height: CGFloat) -> Bool { bottom(of: lines) <= height + 0.01 }

  /// Returns the maximum number of lines in a height.
  func most(in height: CGFloat) -> Int {
    let most = paragraph.mostLines.map { max($0, 1) } ?? .max
    if height == .infinity { return most }
    var lines = 1
    while lines < most, lines < Self.enough, fit(lines + 1, in: height) { lines += 1 }
    return lines
  }

  /// A number greater than the number of lines of any composed text.
  private static var enough: Int { 1_024 }

  private var pitch: CGFloat { line.height + paragraph.lineSpacing }

  private func bottom(of lines: Int) -> CGFloat { CGFloat(lines - 1) * pitch + line.height }

  func measure(widest: CGFloat, lines: Int) -> TextMeasure {
    let least = paragraph.fewestLines.map { bottom(of: $0) } ?? 0
    let scale = paragraph.displayScale
    let first = line.ascent._roundedToPixel(scale)
    return TextMeasure(
      size: CGSize(width: min(widest, max(width, 0)), height: max(bottom(of: lines), least)._roundedUpToPixel(scale)),
      firstBaseline: first,
      lastBaseline: lines == 1 ? first : (CGFloat(lines - 1) * pitch + line.ascent)._roundedToPixel(scale),
      lines: lines, isTruncated: false)
  }
}
