internal import CPango
internal import CanopyDrawing
internal import Foundation

/// A rectangle behind letters, or a line that underlines or strikes them through.
struct LetterLine {
  enum Kind { case background, underline, strikethrough }

  /// The index of the piece of text that the letters belong to.
  let piece: Int
  /// The frame, relative to the upper-left corner of the text.
  var frame: CGRect

  /// Returns the rectangles that make up the line with a pattern, from left to right.
  func parts(_ pattern: LinePattern) -> [CGRect] {
    let dashes = pattern.dashes(thickness: frame.height)
    // A line without thickness would have an infinite number of parts.
    guard !dashes.isEmpty, frame.height > 0.01 else { return [frame] }
    var parts: [CGRect] = []
    var (x, index) = (frame.minX, 0)
    while x < frame.maxX {
      let length = dashes[index % dashes.count]
      if index.isMultiple(of: 2) {
        parts.append(CGRect(x: x, y: frame.minY, width: min(length, frame.maxX - x), height: frame.height))
      }
      x += length
      index += 1
    }
    return parts
  }
}

extension PangoLayoutBox {
  /// Returns the rectangles behind the letters of pieces, or the lines that underline or strike them through.
  ///
  /// Pango could draw these, but it positions each line by the font of its letters, which is a different one for emoji, and it
  /// uses the opacity of the letters. It also makes each background as high as the substituted fonts. Here, the requested font
  /// determines the positions of lines, and a background is as high as the line of text, so that the backgrounds of adjacent
  /// lines touch.
  func lines(
    _ kind: LetterLine.Kind, of pieces: Set<Int>, in rows: [Row], _ width: CGFloat, _ alignment: DisplayText.Alignment
  ) -> [LetterLine] {
    var lines: [LetterLine] = []
    var places: [Int: ClosedRange<CGFloat>] = [:]
    for row in rows {
      var x = row.line.start(in: width, alignment)
      let first = lines.count
      row.line.line.forEachRun { run in
        guard let item = run.item?.pointee, let string = run.glyphs else { return }
        x += CGFloat(pangoUnits: run.start_x_offset)
        let left = x
        x += CGFloat(pangoUnits: pango_glyph_string_get_width(string))
        let right = x
        x += CGFloat(pangoUnits: run.end_x_offset)
        let piece = row.paragraph.piece(at: Int(item.offset)).index
        guard pieces.contains(piece), right > left else { return }
        var (top, height) = (row.top, row.bottom - row.top)
        if kind != .background {
          let place = places[piece] ?? self.place(of: kind, piece: piece)
          places[piece] = place
          top = row.baseline - CGFloat(pangoUnits: run.y_offset) + place.lowerBound
          height = place.upperBound - place.lowerBound
        }
        // A line continues if its letters are adjacent.
        if lines.count > first, let last = lines.last, last.piece == piece, abs(last.frame.maxX - left) < 0.01,
          last.frame.minY == top
        {
          lines[lines.count - 1].frame.size.width = right - last.frame.minX
        } else {
          let frame = CGRect(x: left, y: top, width: right - left, height: height)
          lines.append(LetterLine(piece: piece, frame: frame))
        }
      }
    }
    return lines
  }

  /// Returns the vertical range of a line for a piece, measured downward from the baseline.
  private func place(of kind: LetterLine.Kind, piece: Int) -> ClosedRange<CGFloat> {
    let description = pieces[piece].style.font.description(scale: fit.scale, isAlphabetic: true)
    defer { pango_font_description_free(description) }
    guard let metrics = pango_context_get_metrics(context, description, nil) else { return 0...0 }
    defer { pango_font_metrics_unref(metrics) }
    let (position, thickness) =
      switch kind {
      case .background: (Int32(0), Int32(0))
      case .underline:
        (pango_font_metrics_get_underline_position(metrics), pango_font_metrics_get_underline_thickness(metrics))
      case .strikethrough:
        (
          pango_font_metrics_get_strikethrough_position(metrics),
          pango_font_metrics_get_strikethrough_thickness(metrics)
        )
      }
    let top = -CGFloat(pangoUnits: position)
    return top...(top + max(CGFloat(pangoUnits: thickness), 0))
  }
}

/// A part of a line of text with the same style.
struct PangoRun {
  /// The bytes of the paragraph that the run represents.
  let bytes: Range<Int>
  /// The index of the line that contains the run, from the top.
  let line: Int
  /// A Boolean value that indicates whether the run is the ellipsis of truncated text.
  let isSign: Bool
  /// The indices of the glyphs in their font.
  let glyphs: [UInt32]
}

extension PangoLayoutBox {
  /// Calls a closure for each run, line by line, from left to right.
  func forEachRun(_ body: (PangoRun) -> Void) {
    for (number, row) in rows.enumerated() {
      row.line.line.forEachRun { run in
        guard let item = run.item?.pointee, let string = run.glyphs?.pointee else { return }
        let glyphs = (0..<Int(string.num_glyphs)).map { string.glyphs[$0].glyph }
        body(PangoRun(bytes: item.bytes, line: number, isSign: item.isSign, glyphs: glyphs))
      }
    }
  }

  /// The number of letters that are missing from all fonts and drawn as boxes.
  var unknownLetters: Int {
    var (count, counted): (Int, PangoParagraph?) = (0, nil)
    for row in rows where row.paragraph !== counted {
      count += Int(pango_layout_get_unknown_glyphs_count(row.paragraph.layout))
      counted = row.paragraph
    }
    return count
  }
}
