internal import CPango
internal import CanopyDrawing
internal import Foundation

/// A text that is laid out in lines.
///
/// Pango breaks each paragraph into lines and places the letters in them. The positions and the number of lines are determined
/// here, by the fonts that the text requests: fallback fonts for letters that these fonts lack, such as emoji, don't make lines
/// taller.
final class PangoLayoutBox {
  /// A line, with its position in the text.
  struct Row {
    let paragraph: PangoParagraph
    fileprivate(set) var line: PangoLine
    /// The distance from the top of the text to the top of the line.
    let top: CGFloat
    /// The distance from the top of the text to the baseline, which is rounded to a pixel.
    let baseline: CGFloat
    var bottom: CGFloat { top + line.metrics.height }
  }

  private(set) var rows: [Row] = []
  /// The characters of each line. They are determined only once, because parts of a text are drawn one after the other.
  private(set) lazy var charactersOfRows = findCharacters(of: request.string)
  /// A Boolean value that indicates whether a part of the text is left out.
  private(set) var isTruncated = false
  /// The number of bytes that were passed to Pango. Some of them are laid out more than once, and invisible ones are omitted.
  private(set) var bytesSet = 0
  /// The glyphs with their own colors. They aren't drawn with the lines: a canvas draws them separately from the other letters.
  var colorGlyphs: [ColorGlyphs] = []
  let fit: TextFit
  /// The pieces of the text.
  var pieces: [TextRequest.Piece] { request.pieces }
  private let request: TextRequest
  private let width: CGFloat
  private let height: CGFloat
  let context: OpaquePointer
  private let bytesOfSection: Int?
  private let isTrial: Bool

  /// - Parameters:
  ///   - width: The width at which lines break; infinite for no breaks.
  ///   - height: The space for lines. There is always at least one line.
  ///   - fit: The adjustments that make letters fit.
  ///   - looks: The colors of the pieces; nil if the text is only measured.
  ///   - isTrial: A Boolean value that indicates whether the box is used only to find out whether the text fits.
  ///   - bytesOfSection: The length from which a paragraph is laid out in sections; nil to pass whole paragraphs to Pango,
  ///     including invisible parts. Tests compare both.
  init(
    _ request: TextRequest, width: CGFloat, height: CGFloat, fit: TextFit = TextFit(), looks: [PangoLook]? = nil,
    isTrial: Bool = false, bytesOfSection: Int? = PangoLayoutBox.bytesOfSection, in context: OpaquePointer
  ) {
    self.request = request
    self.width = width
    self.height = height
    self.context = context
    self.fit = fit
    (self.isTrial, self.bytesOfSection) = (isTrial, bytesOfSection)
    var paragraphs = ParagraphReader(request, looks ?? []) { font in font.line(scale: fit.scale, in: context) }
    while let paragraph = paragraphs.next() {
      if add(paragraph, before: paragraphs) { break }
    }
  }

  // MARK: Lines

  private var mostLines: Int { request.paragraph.mostLines.map { max($0, 1) } ?? .max }

  /// Adds the visible lines of a paragraph. Returns true if no line fits below them.
  ///
  /// The function first lays out approximately the visible letters of a long paragraph, and then more of them if there is space
  /// left. A very long paragraph is laid out in sections, because the time that Pango takes grows with the square of the length,
  /// and it miscalculates the widths of half a megabyte.
  private func add(_ paragraph: ParagraphText, before rest: ParagraphReader) -> Bool {
    let first = rows.count
    var paragraph = paragraph
    var bytes = bytesToSet(of: paragraph)
    while true {
      let known = rows.count
      let part = paragraph.part(start: bytes)
      let set = set(part, width: width)
      add(set)
      // The first line is shown even if there is no space for it.
      let left = (max(known, 1)..<rows.count).first { $0 >= mostLines || rows[$0].bottom > height + 0.01 }
      if left == nil, part.gap == nil { return false }
      let below = rows[(left ?? rows.count)...].lazy.map(\.line.end).filter { $0 < part.gap?.place ?? .max }
      // With two whole lines below the visible ones, letters that haven't been laid out can't change the visible lines.
      if let left, part.gap == nil || below.count >= 2 {
        rows.removeLast(rows.count - known)
        // The lines of a truncated paragraph aren't followed by spaces.
        for row in first..<known { rows[row].line.trailingSpace = 0 }
        let seen = bytesOfSection == nil ? .max : below.dropFirst().first ?? .max
        leaveOut(paragraph, after: left - known, seen: seen, before: rest)
        return true
      }
      if let bytesOfSection, bytes >= bytesOfSection,
        let next = set.lastBreak(among: rows[known..<min(left ?? .max, rows.count - 1)].map(\.line))
      {
        rows.removeLast(rows[known...].count { $0.line.start >= next.start })
        paragraph = paragraph.after(paragraph.bytes(before: next.start, in: part.pieces))
        set.end(before: paragraph.start)
        bytes = bytesToSet(of: paragraph)
      } else {
        rows.removeLast(rows.count - known)
        bytes *= 4
      }
    }
  }

  /// The length of a section of a paragraph, in bytes.
  static var bytesOfSection: Int { 16_000 }

  private func add(_ line: PangoLine, of paragraph: PangoParagraph) {
    let top = rows.last.map { $0.bottom + request.paragraph.lineSpacing } ?? 0
    let baseline = (top + line.metrics.ascent)._roundedToPixel(request.paragraph.displayScale)
    rows.append(Row(paragraph: paragraph, line: line, top: top, baseline: baseline))
  }

  /// Returns the number of bytes of a paragraph that are laid out at once.
  private func bytesToSet(of paragraph: ParagraphText) -> Int {
    bytesOfSection.map { min($0, bytesInView(of: paragraph)) } ?? .max
  }

  /// Returns the approximate number of bytes of a paragraph that fit below the other lines.
  private func bytesInView(of paragraph: ParagraphText) -> Int {
    guard let piece = paragraph.slices.first?.piece else { return .max }
    let pitch = piece.line.height + request.paragraph.lineSpacing
    let most = mostLines == .max ? .infinity : CGFloat(mostLines - rows.count)
    let lines = min(most, pitch > 0 ? max(height - (rows.last?.bottom ?? 0), 0) / pitch : .infinity)
    return bytes(of: lines, piece.style.font)
  }

  /// Returns the approximate number of bytes in a number of lines, with a margin, assuming narrow letters.
  private func bytes(of lines: CGFloat, _ font: FontRequest) -> Int {
    let letters = max(width, 0) / (0.4 * font.size * fit.scale) + 4
    return Int(exactly: ((lines + 4) * letters).rounded()) ?? .max
  }

  /// Omits all but the first lines of a paragraph, and everything that follows it.
  ///
  /// - Parameter seen: The number of bytes in the lines, with a margin.
  private func leaveOut(_ paragraph: ParagraphText, after lines: Int, seen: Int, before rest: ParagraphReader) {
    // A line break at the end of a text doesn't begin another line, so no line is omitted.
    isTruncated = lines > 0 || !paragraph.isEmpty || rest.hasLetters
    if isTrial || !isTruncated { return }
    if lines > 0 {
      let limit = PangoParagraph.Limit(lines: lines, truncation: request.paragraph.truncation)
      let font = paragraph.slices.last?.piece.style.font
      let end = limit.truncation == .tail ? 0 : font.map { bytes(of: 1, $0) } ?? 0
      addTruncated(paragraph, limit, start: seen, end: end)
    } else if let last = rows.last?.paragraph {
      // The previous paragraph is complete, so the ellipsis follows its last letter.
      let count = rows.count { $0.paragraph === last }
      rows.removeLast(count)
      var part = last.part
      part.pieces += last.pieces.suffix(1).map(\.sign)
      add(truncated(part, PangoParagraph.Limit(lines: count, truncation: .tail)))
    }
  }

  /// Adds the lines of a truncated paragraph.
  ///
  /// - Parameters:
  ///   - start: The number of bytes that may be needed from the start of the paragraph.
  ///   - end: The number of bytes that may be needed from the end of the paragraph.
  private func addTruncated(_ paragraph: ParagraphText, _ limit: PangoParagraph.Limit, start: Int, end: Int) {
    var (start, end) = (start, end)
    while true {
      let set = truncated(paragraph.part(start: start, end: end), limit)
      if set.standsForGap { return add(set) }
      (start, end) = (start * 2, end * 2)
    }
  }

  private func add(_ paragraph: PangoParagraph) {
    for line in paragraph.lines { add(line, of: paragraph) }
  }

  private func set(_ part: ParagraphPart, width: CGFloat, limit: PangoParagraph.Limit? = nil) -> PangoParagraph {
    let paragraph = PangoParagraph(part, width: width, limit: limit, fit, in: context)
    bytesSet += paragraph.string.utf8.count
    return paragraph
  }

  /// Returns a paragraph with as many letters as fit beside a narrow ellipsis.
  ///
  /// Pango takes a wide ellipsis and the space before it into account, which are removed afterward. Therefore a text that is as
  /// wide as its measured size would lose another letter. Here, it receives as much additional width as possible without
  /// exceeding the available width in the end.
  private func truncated(_ part: ParagraphPart, _ limit: PangoParagraph.Limit) -> PangoParagraph {
    func paragraph(in room: CGFloat) -> PangoParagraph {
      let paragraph = set(part, width: room, limit: limit)
      paragraph.narrowSigns()
      return paragraph
    }
    let widestSavingInEms = 0.6
    let saving = widestSavingInEms * fit.scale * (part.pieces.lazy.map(\.style.font.size).max() ?? 0)
    // For very many lines, repeated layout would take too long.
    guard width.isFinite, saving > 0, limit.lines < 50 else { return paragraph(in: width) }
    var best = paragraph(in: width + saving)
    if haveRoom(best.lines) { return best }
    best = paragraph(in: width)
    var (least, most) = (CGFloat(0), saving)
    while most - least > saving / 100 {
      let middle = (least + most) / 2
      let next = paragraph(in: width + middle)
      if haveRoom(next.lines) { (best, least) = (next, middle) } else { most = middle }
    }
    return best
  }

  /// Returns a Boolean value that indicates whether all lines fit in the available width.
  private func haveRoom(_ lines: some Sequence<PangoLine>) -> Bool {
    lines.allSatisfy { $0.totalWidth <= width + 0.01 }
  }

  /// A Boolean value that indicates whether all of the text fits in the available space without a broken word.
  var fits: Bool {
    guard !isTruncated, let last = rows.last, last.bottom <= height + 0.01 else { return false }
    return haveRoom(rows.lazy.map(\.line)) && !rows.contains { $0.line.breaksWord }
  }

  /// The size of the text, with its baselines.
  var measure: TextMeasure {
    let widest = rows.lazy.map { $0.line.totalWidth + $0.line.trailingSpace }.max() ?? 0
    let style = request.paragraph
    var least: CGFloat = 0
    if let fewest = style.fewestLines, let line = rows.first?.paragraph.pieces.first?.line {
      least = CGFloat(fewest) * (line.height + style.lineSpacing) - style.lineSpacing
    }
    let height = max(rows.last?.bottom ?? 0, least)._roundedUpToPixel(style.displayScale)
    return TextMeasure(
      size: CGSize(width: min(widest, max(width, 0)), height: height),
      firstBaseline: rows.first?.baseline ?? 0, lastBaseline: rows.last?.baseline ?? 0, lines: rows.count,
      isTruncated: isTruncated)
  }
}
