internal import CPango
internal import CanopyDrawing
internal import Foundation

/// A text that Pango has set in lines.
final class PangoLayoutBox {
  let layout: OpaquePointer
  private let request: TextRequest
  /// The text in pieces that are set alike.
  let pieces: [TextRequest.Piece]
  let fit: TextFit
  private var fontScale: CGFloat { fit.scale }
  /// Whether lines may have different heights.
  private let isUneven: Bool
  /// Whether there is more text than the layout has.
  private var isCut = false
  /// The glyphs with colors of their own. The layout doesn't draw them: a canvas draws them beside it.
  var colorGlyphs: [ColorGlyphs] = []

  /// - Parameters:
  ///   - width: Where lines break; infinite is nowhere.
  ///   - height: For how much there is room; infinite is for all.
  ///   - fit: What is done to letters so that they fit.
  init(
    _ request: TextRequest, width: CGFloat, height: CGFloat, fit: TextFit = TextFit(), looks: [PangoLook] = [],
    alignment: DisplayText.Alignment = .left, in context: OpaquePointer
  ) {
    layout = pango_layout_new(context)
    self.request = request
    self.fit = fit
    let isUneven = request.isUneven
    self.isUneven = isUneven
    pieces = request.pieces.map { piece in
      var piece = piece
      piece.string = piece.string.breakingEndlessWords
      // Lines can be counted in a paragraph only.
      if isUneven { piece.string = piece.string.replacing("\n", with: Self.lineSeparator) }
      return piece
    }
    let string = pieces.map(\.string).joined()
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_auto_dir(layout, 1)
    if width.isFinite { pango_layout_set_width(layout, max(width, 0).pangoUnits) }
    pango_layout_set_spacing(layout, request.paragraph.lineSpacing.pangoUnits)
    pango_layout_set_alignment(layout, PangoAlignment(alignment))
    var attributes = PangoAttributes()
    for (index, piece) in pieces.enumerated() {
      attributes.add(piece, looks.indices.contains(index) ? looks[index] : nil, fit)
    }
    attributes.set(on: layout)
    limit(request.paragraph, height: height)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// Has lines left out for which there is no room.
  private func limit(_ paragraph: ParagraphStyle, height: CGFloat) {
    guard paragraph.mostLines != nil || height.isFinite else { return }
    if isUneven { return limitCounting(paragraph, height: height) }
    let line = lineHeight + paragraph.lineSpacing
    guard line > 0 else { return }
    var lines = CGFloat(paragraph.mostLines.map { max($0, 1) } ?? Int.max)
    if height.isFinite { lines = min(lines, max(((height + paragraph.lineSpacing + 0.01) / line).rounded(.down), 1)) }
    pango_layout_set_ellipsize(layout, PangoEllipsizeMode(paragraph.truncation))
    // A negative number of lines would be one for each paragraph.
    pango_layout_set_height(layout, (lines * line - paragraph.lineSpacing + 0.5).pangoUnits)
  }

  /// Has lines left out for which there is no room, where each may have another height.
  private func limitCounting(_ paragraph: ParagraphStyle, height: CGFloat) {
    let most = paragraph.mostLines.map { max($0, 1) } ?? Int.max
    var (fitting, last) = (0, 0)
    let iterator = pango_layout_get_iter(layout)
    repeat {
      var (top, bottom): (Int32, Int32) = (0, 0)
      pango_layout_iter_get_line_yrange(iterator, &top, &bottom)
      let end = CGFloat(pangoUnits: bottom) - paragraph.lineSpacing / 2
      if fitting > 0, fitting >= most || end > height + 0.01 { break }
      fitting += 1
      last = Int(pango_layout_iter_get_line_readonly(iterator)?.pointee.start_index ?? 0)
    } while pango_layout_iter_next_line(iterator) != 0
    pango_layout_iter_free(iterator)
    if fitting == Int(pango_layout_get_line_count(layout)) { return }
    endText(afterParagraphAt: last)
    if fitting == Int(pango_layout_get_line_count(layout)) { return }
    pango_layout_set_ellipsize(layout, PangoEllipsizeMode(paragraph.truncation))
    pango_layout_set_height(layout, Int32(-fitting))
  }

  /// Leaves out what follows a paragraph: Pango would show it in the last line.
  private func endText(afterParagraphAt index: Int) {
    guard let text = pango_layout_get_text(layout) else { return }
    var bytes = Array(UnsafeBufferPointer(start: text, count: strlen(text)))[...]
    guard let end = bytes[index...].firstRange(of: Self.lineSeparator.utf8.map { CChar(bitPattern: $0) }) else {
      return
    }
    bytes = bytes[..<end.lowerBound]
    isCut = true
    bytes.withUnsafeBufferPointer { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
  }

  private static var lineSeparator: String { "\u{2028}" }

  /// How high a line is.
  private var lineHeight: CGFloat { request.lineHeight.map { $0 * fontScale } ?? fontLineHeight }

  /// How high the lines of the first piece are, as its font says.
  private var fontLineHeight: CGFloat {
    guard let font = request.pieces.first?.style.font else { return 0 }
    let description = font.description(scale: fontScale)
    let metrics = pango_context_get_metrics(pango_layout_get_context(layout), description, nil)
    defer {
      pango_font_metrics_unref(metrics)
      pango_font_description_free(description)
    }
    return CGFloat(pangoUnits: pango_font_metrics_get_height(metrics))
  }

  /// Whether whole paragraphs are left out, of which no sign tells.
  private var leavesOutParagraphs: Bool {
    guard let text = pango_layout_get_text(layout) else { return false }
    let last = pango_layout_get_line_readonly(layout, pango_layout_get_line_count(layout) - 1)
    guard let line = last?.pointee else { return false }
    // A line break at the very end begins no line that is seen.
    return Int(line.start_index + line.length) + 1 < strlen(text)
  }

  /// How high all lines are. Where all have the same height, they have it also where the sign for what is left out comes
  /// from a font with other lines.
  private func setHeight(_ uniform: CGFloat) -> CGFloat {
    if !isUneven { return uniform }
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_size(layout, &width, &height)
    return CGFloat(pangoUnits: height)
  }

  /// What it takes up.
  func measure(within width: CGFloat) -> TextMeasure {
    let paragraph = request.paragraph
    var widest: CGFloat = 0
    var (first, last): (CGFloat?, CGFloat) = (nil, 0)
    var lines = 0
    let iterator = pango_layout_get_iter(layout)
    repeat {
      // The width of a layout that leaves something out is the one that was set.
      var extents = PangoRectangle()
      pango_layout_line_get_extents(pango_layout_iter_get_line_readonly(iterator), nil, &extents)
      widest = max(widest, CGFloat(pangoUnits: extents.width))
      last = CGFloat(pangoUnits: pango_layout_iter_get_baseline(iterator))
      first = first ?? last
      lines += 1
    } while pango_layout_iter_next_line(iterator) != 0
    pango_layout_iter_free(iterator)
    let line = lineHeight + paragraph.lineSpacing
    func height(_ lines: Int) -> CGFloat { CGFloat(lines) * line - paragraph.lineSpacing }
    let least = paragraph.fewestLines.map(height) ?? 0
    return TextMeasure(
      size: CGSize(width: min(widest, max(width, 0)), height: max(setHeight(height(lines)), least)),
      firstBaseline: first ?? 0, lastBaseline: last, lines: lines,
      isTruncated: isCut || pango_layout_is_ellipsized(layout) != 0 || leavesOutParagraphs)
  }
}

extension TextRequest {
  /// How high all lines are; nil if fonts say it, or pieces have lines of different heights.
  fileprivate var lineHeight: CGFloat? {
    switch content {
    case .plain(_, let style): style.font.lineHeight
    case .pieces(let pieces):
      Set(pieces.map(\.style.font.lineHeight)).count == 1 && pieces.allSatisfy({ $0.picture?.isLetter ?? true })
        ? pieces[0].style.font.lineHeight : nil
    }
  }

  /// Whether its lines may have different heights: because of its pieces, or because its letters come from several fonts,
  /// which set them on lines of the same height at different places.
  fileprivate var isUneven: Bool {
    switch content {
    case .plain(let string, _): string.needsSeveralFonts
    case .pieces(let pieces): lineHeight == nil || pieces.contains { $0.string.needsSeveralFonts }
    }
  }

  fileprivate var pieces: [Piece] {
    switch content {
    case .plain(let string, let style): [Piece(string, style)]
    case .pieces(let pieces): pieces
    }
  }
}

extension PangoAlignment {
  fileprivate init(_ alignment: DisplayText.Alignment) {
    switch alignment {
    case .left: self = PANGO_ALIGN_LEFT
    case .center: self = PANGO_ALIGN_CENTER
    case .right: self = PANGO_ALIGN_RIGHT
    }
  }
}

extension PangoEllipsizeMode {
  fileprivate init(_ truncation: ParagraphStyle.Truncation) {
    switch truncation {
    case .head: self = PANGO_ELLIPSIZE_START
    case .middle: self = PANGO_ELLIPSIZE_MIDDLE
    case .tail: self = PANGO_ELLIPSIZE_END
    }
  }
}

extension String {
  /// Whether there are letters beyond Latin, Greek and Cyrillic, which are in every font.
  fileprivate var needsSeveralFonts: Bool {
    unicodeScalars.contains { $0.value >= 0x590 && !(0x2010...0x2027 ~= $0.value) }
  }

  /// The same with places to break in words that are longer than any word is: Pango takes a time for them that grows with
  /// the square of their length.
  fileprivate var breakingEndlessWords: String {
    let longest = 1_000
    guard utf8.count > longest else { return self }
    var result = ""
    var length = 0
    for character in self {
      length = character.isWhitespace ? 0 : length + 1
      if length > longest {
        result.append("\u{200B}")
        length = 0
      }
      result.append(character)
    }
    return result
  }
}
