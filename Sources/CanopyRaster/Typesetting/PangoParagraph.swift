internal import CPango
internal import CanopyDrawing
internal import Foundation

/// A paragraph of a text, set in lines by Pango.
final class PangoParagraph {
  let layout: OpaquePointer
  let pieces: [PangoPiece]
  /// A Boolean value that indicates whether Pango has left out a part of the paragraph.
  var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// The limit at which a paragraph is truncated.
  struct Limit {
    let lines: Int
    let truncation: ParagraphStyle.Truncation
  }

  /// - Parameters:
  ///   - width: The width at which lines break; infinite for a single line.
  ///   - limit: The lines to set; nil for all.
  init(_ pieces: [PangoPiece], width: CGFloat, limit: Limit? = nil, _ fit: TextFit, in context: OpaquePointer) {
    layout = pango_layout_new(context)
    self.pieces = pieces
    let string = pieces.count == 1 ? pieces[0].string : pieces.map(\.string).joined()
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_auto_dir(layout, 1)
    if let limit {
      pango_layout_set_ellipsize(layout, PangoEllipsizeMode(limit.truncation))
      // A negative height is a number of lines.
      pango_layout_set_height(layout, Int32(-limit.lines))
    }
    var attributes = PangoAttributes()
    for piece in pieces { attributes.add(piece, fit) }
    attributes.set(on: layout)
    if width.isFinite {
      // When Pango looks for breaks, it counts half of the space around the first and the last letter of a line, which it
      // then leaves out. Lines that are as wide as they were measured have room for that.
      let trailingSpace = max(pieces.lazy.map(\.style.tracking).max() ?? 0, 0)
      let difference = attributes.spacings.map { $0.upperBound - $0.lowerBound } ?? 0
      pango_layout_set_width(layout, max(width + trailingSpace + difference / 2, 0)._pangoUnits)
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  // MARK: Lines

  /// The lines, from the top.
  var lines: [PangoLine] {
    let isUniform = pieces.allSatisfy { $0.line == pieces[0].line }
    var lines: [PangoLine] = []
    var next = pango_layout_get_lines_readonly(layout)
    while let node = next {
      if let line = node.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) {
        lines.append(self.line(line, isUniform ? pieces[0].line : metrics(of: line)))
      }
      next = node.pointee.next
    }
    return lines
  }

  private func line(_ line: UnsafeMutablePointer<PangoLayoutLine>, _ metrics: LineMetrics) -> PangoLine {
    var extents = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &extents)
    return PangoLine(
      line: line, metrics: metrics, width: CGFloat(pangoUnits: extents.width),
      kerning: kerning(after: line), isFromRight: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL)
  }

  /// The line that holds the letters of a line.
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

  /// The piece with a byte.
  func piece(at index: Int) -> PangoPiece {
    var end = 0
    for piece in pieces {
      end += piece.string.utf8.count
      if index < end { return piece }
    }
    return pieces[pieces.count - 1]
  }

  /// The distance by which the last letter of a line moves what follows it. Pango leaves out half of the space around the
  /// first letter and half of that around the last.
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

  /// Reduces the ellipsis to its natural width. Pango widens it until the line is full, which would show as a gap before the
  /// text that follows it.
  func narrowSigns() {
    guard isEllipsized else { return }
    // The iterator of the readonly variant would keep the measured extents of lines.
    let iterator = pango_layout_get_iter(layout)
    repeat {
      guard let run = pango_layout_iter_get_run(iterator)?.pointee, let item = run.item?.pointee, item.isSign,
        let string = run.glyphs?.pointee
      else { continue }
      for index in 0..<Int(string.num_glyphs) {
        var extents = PangoRectangle()
        pango_font_get_glyph_extents(item.analysis.font, string.glyphs[index].glyph, nil, &extents)
        string.glyphs[index].geometry.width = extents.width
      }
    } while pango_layout_iter_next_run(iterator) != 0
    pango_layout_iter_free(iterator)
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
