internal import CPango
internal import CanopyDrawing
internal import Foundation

/// A text set in lines.
///
/// Pango breaks each paragraph into lines and places the letters in them. Where the lines are, and how many of them there
/// are, is decided here, by the fonts that the text asks for: fonts that stand in for letters that those lack, such as
/// emoji, make no line taller.
final class PangoLayoutBox {
  /// A line, and where it is in the text.
  struct Row {
    let paragraph: PangoParagraph
    let line: PangoLine
    /// The distance from the top of the text to the top of the line.
    let top: CGFloat
    /// The distance from the top of the text to the baseline, which is on a pixel.
    let baseline: CGFloat
    var bottom: CGFloat { top + line.metrics.height }
  }

  private(set) var rows: [Row] = []
  /// The characters of each line. Parts of a text are drawn one after the other, so they are found once.
  private(set) lazy var charactersOfRows = findCharacters(of: request.string)
  /// A Boolean value that indicates whether a part of the text is left out.
  private(set) var isTruncated = false
  /// The glyphs with colors of their own. The lines don't draw them: a canvas draws them beside the other letters.
  var colorGlyphs: [ColorGlyphs] = []
  let fit: TextFit
  /// The pieces of the text.
  var pieces: [TextRequest.Piece] { request.pieces }
  private let request: TextRequest
  private let width: CGFloat
  private let height: CGFloat
  let context: OpaquePointer

  /// - Parameters:
  ///   - width: The width at which lines break; infinite for no breaks.
  ///   - height: The room for lines. There is always one.
  ///   - fit: The adjustments that make letters fit.
  ///   - looks: The colors of the pieces; nil if the text is only measured.
  init(
    _ request: TextRequest, width: CGFloat, height: CGFloat, fit: TextFit = TextFit(), looks: [PangoLook]? = nil,
    in context: OpaquePointer
  ) {
    self.request = request
    self.width = width
    self.height = height
    self.context = context
    self.fit = fit
    let paragraphs = request.paragraphs(looks ?? []) { font in
      font.line(scale: fit.scale, in: context)
    }
    let most = request.paragraph.mostLines.map { max($0, 1) } ?? .max
    for (index, pieces) in paragraphs.enumerated() {
      let paragraph = PangoParagraph(pieces, width: width, fit, in: context)
      let known = rows.count
      for line in paragraph.lines { add(line, of: paragraph) }
      // The first line is there whether or not there is room for it.
      let left = (max(known, 1)..<rows.count).first { $0 >= most || rows[$0].bottom > height + 0.01 }
      guard let left else { continue }
      rows.removeLast(rows.count - known)
      leaveOut(paragraphs[index...], after: left - known)
      break
    }
  }

  private func add(_ line: PangoLine, of paragraph: PangoParagraph) {
    let top = rows.last.map { $0.bottom + request.paragraph.lineSpacing } ?? 0
    let baseline = (top + line.metrics.ascent)._roundedToPixel(request.paragraph.displayScale)
    rows.append(Row(paragraph: paragraph, line: line, top: top, baseline: baseline))
  }

  /// Leaves out all but some lines of the first of some paragraphs.
  private func leaveOut(_ paragraphs: ArraySlice<[PangoPiece]>, after lines: Int) {
    if lines > 0, let first = paragraphs.first {
      add(first, PangoParagraph.Limit(lines: lines, truncation: request.paragraph.truncation))
      return
    }
    // A line break at the end of a text begins no line that is missed.
    guard paragraphs.contains(where: { $0.contains { !$0.string.isEmpty } }), let last = rows.last?.paragraph else {
      return
    }
    // Nothing of the paragraph before is left out, so the sign follows it.
    let count = rows.count { $0.paragraph === last }
    rows.removeLast(count)
    add(last.pieces + last.pieces.suffix(1).map(\.sign), PangoParagraph.Limit(lines: count, truncation: .tail))
  }

  /// Adds lines of a paragraph of which more is left out.
  private func add(_ pieces: [PangoPiece], _ limit: PangoParagraph.Limit) {
    let paragraph = truncated(pieces, limit)
    for line in paragraph.lines { add(line, of: paragraph) }
    isTruncated = true
  }

  /// Returns a paragraph with as many letters as there is room for beside a narrow sign.
  ///
  /// Pango counts a wide sign and the space before it, which are left out afterwards. So a text that is as wide as it was measured
  /// would lose another letter. It gets room for both first, and as long as it is too wide then, a little less.
  private func truncated(_ pieces: [PangoPiece], _ limit: PangoParagraph.Limit) -> PangoParagraph {
    var room = width
    // Setting a very long text again and again would take too long.
    let isShort = pieces.reduce(0) { $0 + $1.string.utf8.count } < 4_000
    let widestSavingInEms = 0.6
    if width.isFinite, isShort {
      room += widestSavingInEms * fit.scale * (pieces.lazy.map(\.style.font.size).max() ?? 0)
    }
    while true {
      let paragraph = PangoParagraph(pieces, width: room, limit: limit, fit, in: context)
      let wide = paragraph.lines.last?.totalWidth ?? 0
      paragraph.narrowSigns()
      let lines = paragraph.lines
      if room <= width || haveRoom(lines) { return paragraph }
      // With more room, another line may have got a word for which there is none.
      room = max(haveRoom(lines.dropLast()) ? min(wide, room) - 0.1 : room - 0.5, width)
    }
  }

  /// Returns a Boolean value that indicates whether all lines fit in the available width.
  private func haveRoom(_ lines: some Sequence<PangoLine>) -> Bool {
    lines.allSatisfy { $0.totalWidth <= width + 0.01 }
  }

  /// A Boolean value that indicates whether all of the text is in the room that it was given, without a word that is broken.
  var fits: Bool {
    guard !isTruncated, let last = rows.last, last.bottom <= height + 0.01 else { return false }
    return haveRoom(rows.lazy.map(\.line)) && !rows.contains { $0.line.breaksWord }
  }

  /// The size of the text, and its baselines.
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
