internal import CPango
internal import CanopyDrawing
internal import Foundation

/// A paragraph of a text, which Pango has laid out in lines.
final class PangoParagraph {
  let layout: OpaquePointer
  let string: String
  /// The additional width at the end of a line that isn't needed for letters.
  private var slack: CGFloat = 0
  var pieces: [PangoPiece] { part.pieces }
  /// The letters that are omitted because the ellipsis represents them; nil if the whole paragraph was passed to Pango.
  var gap: ParagraphPart.Gap? { part.gap }
  /// The bytes of the paragraph that are in the lines. They end with the paragraph unless other lines follow.
  var bytes: Range<Int> { part.start..<end }
  private var end = Int.max
  let part: ParagraphPart
  /// A Boolean value that indicates whether Pango has omitted a part of the paragraph.
  var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// The limit at which a paragraph is truncated.
  struct Limit {
    let lines: Int
    let truncation: ParagraphStyle.Truncation
  }

  /// - Parameters:
  ///   - width: The width at which lines break; infinite for a single line.
  ///   - limit: The lines to lay out; nil for all lines.
  init(_ part: ParagraphPart, width: CGFloat, limit: Limit? = nil, _ fit: TextFit, in context: OpaquePointer) {
    self.part = part
    let pieces = part.pieces
    string = pieces.count == 1 ? pieces[0].string : pieces.map(\.string).joined()
    layout = Self.makeLayout(of: string, part.direction, in: context)
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let limit {
      pango_layout_set_ellipsize(layout, PangoEllipsizeMode(limit.truncation))
      // A negative height represents a number of lines.
      pango_layout_set_height(layout, Int32(-limit.lines))
    }
    var attributes = PangoAttributes()
    for piece in pieces { attributes.add(piece, fit) }
    attributes.set(on: layout)
    if width.isFinite {
      // When Pango searches for breaks, it includes half of the space around the first and the last letter of a line, which it
      // later removes. Lines that are as wide as their measured size have space for this.
      let trailingSpace = max(pieces.lazy.map(\.style.tracking).max() ?? 0, 0)
      let difference = attributes.spacings.map { $0.upperBound - $0.lowerBound } ?? 0
      slack = trailingSpace + difference / 2
      pango_layout_set_width(layout, max(width + slack, 0)._pangoUnits)
      if limit == nil, part.start == 0 { avoidLoneWord(in: width) }
    }
  }

  /// Returns a layout without text. A part of a paragraph has the direction of the whole paragraph.
  private static func makeLayout(
    of string: String, _ direction: PangoDirection?, in context: OpaquePointer
  ) -> OpaquePointer {
    guard let direction, direction != string[...]._direction else { return pango_layout_new(context) }
    let ownContext = PangoTextEngine.makeContext(like: context)
    defer { g_object_unref(UnsafeMutableRawPointer(ownContext)) }
    pango_context_set_base_dir(ownContext, direction)
    let layout: OpaquePointer = pango_layout_new(ownContext)
    pango_layout_set_auto_dir(layout, 0)
    return layout
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  // MARK: Lines

  /// The lines, from the top. Spaces alone don't form a line.
  var lines: [PangoLine] {
    let isUniform = pieces.allSatisfy { $0.line == pieces[0].line }
    let bytes = Array(string.utf8)
    var count: Int32 = 0
    let breaks = UnsafeBufferPointer(start: pango_layout_get_log_attrs_readonly(layout, &count), count: Int(count))
    var (lines, scalars): ([PangoLine], Int) = ([], 0)
    forEachLine { line in
      let own = Int(line.pointee.start_index)..<Int(line.pointee.start_index + line.pointee.length)
      scalars += bytes[own].count { $0 & 0xC0 != 0x80 }
      if !lines.isEmpty, bytes[own].allSatisfy({ $0 == Self.space }) { return }
      var next = self.line(line, isUniform ? pieces[0].line : metrics(of: line))
      if own.upperBound < bytes.count, !isEllipsized {
        next.trailingSpace = trailingSpace(of: line, bytes)
        next.breaksWord = breaks.indices.contains(scalars) && breaks[scalars].is_line_break == 0
      }
      lines.append(next)
    }
    return lines
  }

  private static var space: UInt8 { 0x20 }

  private func forEachLine(_ body: (UnsafeMutablePointer<PangoLayoutLine>) -> Void) {
    var next = pango_layout_get_lines_readonly(layout)
    while let node = next {
      if let line = node.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) { body(line) }
      next = node.pointee.next
    }
  }

  /// Returns the width of the spaces at the end of a line at which it breaks. Pango itself gives them no width.
  private func trailingSpace(of line: UnsafeMutablePointer<PangoLayoutLine>, _ bytes: [UInt8]) -> CGFloat {
    let start = Int(line.pointee.start_index)
    let end = start + Int(line.pointee.length)
    var last = end
    while last > start, bytes[last - 1] == Self.space { last -= 1 }
    guard last < end else { return 0 }
    var width: CGFloat = 0
    line.forEachItem { item in
      let count = item.bytes.clamped(to: last..<end).count
      guard count > 0, let font = item.analysis.font else { return }
      var (glyph, advance): (hb_codepoint_t, Int32) = (0, 0)
      if let font = pango_font_get_hb_font(font), hb_font_get_nominal_glyph(font, 0x20, &glyph) != 0 {
        advance = hb_font_get_glyph_h_advance(font, glyph)
      }
      width += CGFloat(count) * (CGFloat(pangoUnits: advance) + item.letterSpacing)
    }
    return max(width, 0)
  }

  // MARK: Gap

  /// A Boolean value that indicates whether the ellipsis represents all letters that weren't passed to Pango.
  var standsForGap: Bool {
    guard let gap else { return true }
    var stands = false
    forEachLine { line in
      line.forEachItem { item in
        guard item.isSign, item.bytes.lowerBound < gap.place else { return }
        stands = stands || item.bytes.upperBound > gap.place || gap.place == string.utf8.count
      }
    }
    return stands
  }

  // MARK: Sections

  /// Returns the last of some lines at which a section of the paragraph can end, so that the text after it can be laid out
  /// separately and looks the same.
  ///
  /// This is where no word is broken, because its letters might join. The direction of digits and punctuation depends on the
  /// letter before them, so a line that begins with a letter is best.
  func lastBreak(among lines: some BidirectionalCollection<PangoLine>) -> PangoLine? {
    guard !string.unicodeScalars.contains(where: \._isDirectionControl) else { return nil }
    var best: PangoLine?
    for (before, line) in zip(lines, lines.dropFirst()).reversed()
    where !before.breaksWord && before.end == line.start {
      let index = string.utf8.index(string.startIndex, offsetBy: line.start)
      if string.unicodeScalars[index]._direction != nil { return line }
      best = best ?? line
    }
    return best
  }

  /// Ends the paragraph before one of its bytes.
  func end(before byte: Int) { end = byte }

  // MARK: Lone words

  /// Moves the last word of the first line to the second line, if that contains only one word and both lines become more even.
  private func avoidLoneWord(in width: CGFloat) {
    guard pango_layout_get_line_count(layout) == 2, let words = wordsAtBreak else { return }
    let longest = max(words.firstWithoutLast, words.secondWithLast)
    guard words.lone < words.firstWithoutLast, words.secondWithLast <= width else { return }
    // The width is halfway to the width at which the word would be in the first line again.
    pango_layout_set_width(layout, ((longest + words.first) / 2 + slack)._pangoUnits)
    if pango_layout_get_line_count(layout) != 2 { pango_layout_set_width(layout, max(width + slack, 0)._pangoUnits) }
  }

  /// The widths of two lines if the second contains a single word; nil for other lines.
  private var wordsAtBreak: (first: CGFloat, firstWithoutLast: CGFloat, secondWithLast: CGFloat, lone: CGFloat)? {
    let bytes = Array(string.utf8)
    var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []
    forEachLine { lines.append($0) }
    guard lines.count == 2 else { return nil }
    let (start, end) = (Int(lines[1].pointee.start_index), bytes.count)
    guard start > 0, start < end, bytes[start - 1] == Self.space, !bytes[start..<end].contains(Self.space) else {
      return nil
    }
    var lastEnd = start
    while lastEnd > 0, bytes[lastEnd - 1] == Self.space { lastEnd -= 1 }
    guard let space = bytes[..<lastEnd].lastIndex(of: Self.space) else { return nil }
    var firstEnd = space
    while firstEnd > 0, bytes[firstEnd - 1] == Self.space { firstEnd -= 1 }
    guard firstEnd > 0 else { return nil }
    let (whole, lone) = (self.line(lines[0], pieces[0].line), self.line(lines[1], pieces[0].line).totalWidth)
    let first = lines[0].distance(to: firstEnd, whole)
    let last = whole.totalWidth - lines[0].distance(to: space + 1, whole)
    return (whole.totalWidth, first, last + trailingSpace(of: lines[0], bytes) + lone, lone)
  }

  private func line(_ line: UnsafeMutablePointer<PangoLayoutLine>, _ metrics: LineMetrics) -> PangoLine {
    var extents = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &extents)
    return PangoLine(
      line: line, metrics: metrics, width: CGFloat(pangoUnits: extents.width),
      kerning: kerning(after: line), isFromRight: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL)
  }

  /// Returns the metrics of the line that contains the letters of a Pango line.
  private func metrics(of line: UnsafeMutablePointer<PangoLayoutLine>) -> LineMetrics {
    var metrics: LineMetrics?
    line.forEachItem { item in
      // The ellipsis has the height of the adjacent letters.
      if item.isSign { return }
      let own = piece(at: Int(item.offset)).line
      metrics = metrics?.union(own) ?? own
    }
    return metrics ?? piece(at: Int(line.pointee.start_index)).line
  }

  /// Returns the piece that contains a byte.
  func piece(at index: Int) -> PangoPiece {
    var end = 0
    for piece in pieces {
      end += piece.string.utf8.count
      if index < end { return piece }
    }
    return pieces[pieces.count - 1]
  }

  /// Returns the distance by which the last letter of a line shifts the letters after it. Pango omits half of the space around
  /// the first letter, and half of the space around the last.
  private func kerning(after line: UnsafeMutablePointer<PangoLayoutLine>) -> CGFloat {
    var (first, last): (PangoItem?, PangoItem?)
    line.forEachItem { item in
      first = first ?? item
      last = item
    }
    guard let first, let last else { return 0 }
    let spacing = (first.letterSpacing + last.letterSpacing) / 2
    return spacing == 0 ? 0 : spacing - piece(at: Int(last.offset)).style.tracking
  }

  /// Reduces the ellipsis to its natural width, and removes the spaces beside it. Pango widens the ellipsis until the line is
  /// full, which would result in a gap before the text that follows.
  func narrowSigns() {
    guard isEllipsized else { return }
    // The iterator of the readonly variant would keep the measured extents of lines.
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    let bytes = Array(string.utf8)
    repeat {
      guard let line = pango_layout_iter_get_line(iterator) else { continue }
      var sign: Range<Int>?
      line.forEachRun { run in
        guard let item = run.item?.pointee, item.isSign, let string = run.glyphs?.pointee else { return }
        sign = item.bytes
        for index in 0..<Int(string.num_glyphs) {
          var extents = PangoRectangle()
          pango_font_get_glyph_extents(item.analysis.font, string.glyphs[index].glyph, nil, &extents)
          string.glyphs[index].geometry.width = extents.width
        }
      }
      guard let sign else { continue }
      var spaces = sign
      while spaces.lowerBound > 0, bytes[spaces.lowerBound - 1] == Self.space {
        spaces = spaces.lowerBound - 1..<spaces.upperBound
      }
      while spaces.upperBound < bytes.count, bytes[spaces.upperBound] == Self.space {
        spaces = spaces.lowerBound..<spaces.upperBound + 1
      }
      line.forEachRun { run in
        guard let item = run.item?.pointee, !item.isSign, let string = run.glyphs?.pointee else { return }
        for index in 0..<Int(string.num_glyphs)
        where spaces.contains(Int(item.offset) + Int(string.log_clusters[index])) {
          string.glyphs[index].geometry.width = 0
        }
      }
    } while pango_layout_iter_next_line(iterator) != 0
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// Returns the distance from the start of a line to a letter, in reading direction.
  fileprivate func distance(to byte: Int, _ line: PangoLine) -> CGFloat {
    var x: Int32 = 0
    pango_layout_line_index_to_x(self, Int32(byte), 0, &x)
    let fromLeft = CGFloat(pangoUnits: x)
    return line.isFromRight ? line.width - fromLeft : fromLeft
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

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar changes the direction of letters until another scalar ends the change.
  fileprivate var _isDirectionControl: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}
