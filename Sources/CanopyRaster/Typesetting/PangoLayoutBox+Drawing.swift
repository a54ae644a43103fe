internal import CPango
internal import CanopyDrawing
internal import Foundation

extension PangoLayoutBox {
  /// Draws the text with its upper-left corner at the origin.
  ///
  /// Pango draws at the current point, which Cairo rounds to 256ths of a pixel, or at the origin if there is no current point.
  /// With rounding, letters halfway between two pixels would be placed randomly on either of them.
  func draw(in width: CGFloat, _ alignment: DisplayText.Alignment, on cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_new_path(cairo)
    for row in rows {
      cairo_translate(cairo, row.line.start(in: width, alignment), row.baseline)
      pango_cairo_show_layout_line(cairo, row.line.line)
      cairo_set_matrix(cairo, &matrix)
    }
  }

  /// Draws some letters with the source, in their positions among the other letters.
  ///
  /// - Parameter isExact: A Boolean value that indicates whether to fill the outlines of letters without aligning them to pixels.
  func draw(
    _ parts: [RowPart], in width: CGFloat, _ alignment: DisplayText.Alignment, isExact: Bool, on cairo: OpaquePointer
  ) {
    for part in parts {
      var x = part.row.line.start(in: width, alignment)
      part.row.line.line.forEachRun { run in
        guard let item = run.item?.pointee, let string = run.glyphs else { return }
        x += CGFloat(pangoUnits: run.start_x_offset)
        let origin = CGPoint(x: x, y: part.row.baseline - CGFloat(pangoUnits: run.y_offset))
        x += CGFloat(pangoUnits: pango_glyph_string_get_width(string)) + CGFloat(pangoUnits: run.end_x_offset)
        guard part.bytes.overlaps(item.bytes) else { return }
        let glyphs = string.pointee.glyphs(at: origin) { part.bytes.contains(Int(item.offset) + $0) }
        item.analysis.font?.show(glyphs, isExact: isExact, on: cairo)
      }
    }
  }

  /// Returns the frames of the lines of a text that is drawn in a rectangle.
  func framesOfLines(in frame: CGRect, _ alignment: DisplayText.Alignment) -> [CGRect] {
    rows.map { row in
      CGRect(
        x: frame.minX + row.line.start(in: frame.width, alignment), y: frame.minY + row.top,
        width: min(row.line.totalWidth, frame.width), height: row.line.metrics.height)
    }
  }

  /// Returns the frames of the pictures in a text that is drawn in a rectangle, one for each piece that is a picture. The frame
  /// of a truncated picture is nil.
  func framesOfPictures(in frame: CGRect, _ alignment: DisplayText.Alignment) -> [CGRect?] {
    var frames: [Int: CGRect] = [:]
    for row in rows {
      let pictures = row.paragraph.pictures
      if pictures.isEmpty { continue }
      let origin = CGPoint(x: frame.minX + row.line.start(in: frame.width, alignment), y: frame.minY + row.baseline)
      row.line.line.forEachItem { item in
        for picture in pictures where item.bytes.contains(picture.offset) && !item.isSign {
          let size = picture.room.size(in: fit)
          frames[picture.index] = CGRect(
            x: origin.x + row.line.edge(ofLetterAt: picture.offset), y: origin.y - picture.room.baseline(in: fit),
            width: size.width, height: size.height)
        }
      }
    }
    return pieces.indices.filter { pieces[$0].picture != nil }.map { frames[$0] }
  }
}

extension PangoGlyphString {
  /// Returns the visible glyphs of certain bytes of the run, with their positions.
  ///
  /// Cairo draws these glyphs, because Pango's own function draws with the color of the last drawn run, even if that run belongs
  /// to another text.
  func glyphs(at origin: CGPoint, where isIncluded: (_ offset: Int) -> Bool) -> [cairo_glyph_t] {
    var x = origin.x
    return (0..<Int(num_glyphs)).compactMap { index in
      let glyph = glyphs[index]
      let place = (x + CGFloat(pangoUnits: glyph.geometry.x_offset), CGFloat(pangoUnits: glyph.geometry.y_offset))
      x += CGFloat(pangoUnits: glyph.geometry.width)
      if glyph.glyph & PangoGlyph(PANGO_GLYPH_EMPTY) == PangoGlyph(PANGO_GLYPH_EMPTY) { return nil }
      guard isIncluded(Int(log_clusters[index])) else { return nil }
      return cairo_glyph_t(index: UInt(glyph.glyph), x: place.0, y: origin.y + place.1)
    }
  }
}

extension UnsafeMutablePointer<PangoFont> {
  /// Draws glyphs with the source.
  fileprivate func show(_ glyphs: [cairo_glyph_t], isExact: Bool, on cairo: OpaquePointer) {
    guard !glyphs.isEmpty, let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(self)) else { return }
    if isExact {
      EnlargedFont(scaled)?.fill(glyphs, on: cairo)
    } else {
      cairo_set_scaled_font(cairo, scaled)
      cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
    }
  }
}

extension PangoParagraph {
  /// A picture among letters.
  fileprivate struct Picture {
    /// The index of its piece in the text.
    let index: Int
    /// The byte of the paragraph that contains the picture's letter.
    let offset: Int
    let room: TextRequest.Picture
  }

  fileprivate var pictures: [Picture] {
    var (pictures, offset): ([Picture], Int) = ([], 0)
    for piece in pieces {
      if let room = piece.picture { pictures.append(Picture(index: piece.index, offset: offset, room: room)) }
      offset += piece.string.utf8.count
    }
    return pictures
  }
}

extension TextRequest.Picture {
  fileprivate func size(in fit: TextFit) -> CGSize {
    let scale = isLetter ? fit.scale : 1
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  fileprivate func baseline(in fit: TextFit) -> CGFloat { baseline * (isLetter ? fit.scale : 1) }
}

extension PangoLine {
  /// Returns the left edge of a letter, relative to the start of the letters.
  fileprivate func edge(ofLetterAt offset: Int) -> CGFloat {
    var (leading, trailing): (Int32, Int32) = (0, 0)
    pango_layout_line_index_to_x(line, Int32(offset), 0, &leading)
    pango_layout_line_index_to_x(line, Int32(offset), 1, &trailing)
    return CGFloat(pangoUnits: min(leading, trailing))
  }
}
