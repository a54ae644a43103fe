internal import CPango
internal import CanopyDrawing
internal import Foundation

/// Glyphs of one run that have their own colors, such as emoji.
final class ColorGlyphs {
  /// The index of the piece of text that the glyphs belong to.
  let piece: Int
  /// The start of the run on its baseline, relative to the upper-left corner of the text.
  let origin: CGPoint
  /// The paragraph, followed by the byte in it at which the run begins.
  private let paragraph: PangoParagraph
  private let start: Int
  private let font: UnsafeMutablePointer<PangoFont>
  private let glyphs: UnsafeMutablePointer<PangoGlyphString>

  fileprivate init(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>, piece: Int,
    origin: CGPoint, _ paragraph: PangoParagraph, from start: Int
  ) {
    (self.paragraph, self.start) = (paragraph, start)
    self.glyphs = glyphs
    self.font = font
    self.piece = piece
    self.origin = origin
    g_object_ref(UnsafeMutableRawPointer(font))
  }

  deinit {
    pango_glyph_string_free(glyphs)
    g_object_unref(UnsafeMutableRawPointer(font))
  }

  /// Draws the glyphs of a text with its upper-left corner at the origin.
  ///
  /// - Parameters:
  ///   - parts: The letters to draw; nil to draw all of them.
  ///   - isEnlarged: A Boolean value that indicates whether to draw enlarged pictures.
  func draw(_ parts: [PangoLayoutBox.RowPart]?, isEnlarged: Bool, on cairo: OpaquePointer) {
    let placed = glyphs.pointee.glyphs(at: origin) { offset in
      parts?.contains { $0.row.paragraph === paragraph && $0.bytes.contains(start + offset) } ?? true
    }
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return }
    if isEnlarged {
      EnlargedFont(scaled)?.drawPictures(of: placed, on: cairo)
      return
    }
    cairo_set_scaled_font(cairo, scaled)
    // The glyphs are drawn one by one, because on an empty target, Cairo replaces the pixels in the rectangle of each glyph until
    // the call ends. The rectangles of slanted glyphs overlap, so each glyph would erase a part of the previous one.
    for glyph in placed { withUnsafePointer(to: glyph) { cairo_show_glyphs(cairo, $0, 1) } }
    // If the last of them is outside of the target, Cairo considers the target to be empty.
    guard let target = cairo_get_group_target(cairo), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else {
      return
    }
    cairo_surface_mark_dirty(target)
  }
}

extension PangoLayoutBox {
  /// Moves the glyphs that have their own colors from the layout to `colorGlyphs`.
  ///
  /// Cairo draws such glyphs opaque with every source, and a mask can't store their colors, so they are drawn separately
  /// from the other letters.
  func takeColorGlyphs(in width: CGFloat, _ alignment: DisplayText.Alignment) {
    for row in rows {
      var x = row.line.start(in: width, alignment)
      row.line.line.forEachRun { run in
        guard let item = run.item?.pointee, let string = run.glyphs else { return }
        x += CGFloat(pangoUnits: run.start_x_offset)
        let origin = CGPoint(x: x, y: row.baseline - CGFloat(pangoUnits: run.y_offset))
        x += CGFloat(pangoUnits: pango_glyph_string_get_width(string)) + CGFloat(pangoUnits: run.end_x_offset)
        guard let font = item.analysis.font, font.hasColorGlyphs, let copy = pango_glyph_string_copy(string) else {
          return
        }
        let piece = row.paragraph.piece(at: Int(item.offset)).index
        colorGlyphs.append(
          ColorGlyphs(copy, font, piece: piece, origin: origin, row.paragraph, from: Int(item.offset)))
        for index in 0..<Int(string.pointee.num_glyphs) {
          string.pointee.glyphs[index].glyph = PangoGlyph(PANGO_GLYPH_EMPTY)
        }
      }
    }
  }
}

extension UnsafeMutablePointer<PangoFont> {
  /// A Boolean value that indicates whether the font has glyphs with their own colors.
  fileprivate var hasColorGlyphs: Bool {
    guard let face = hb_font_get_face(pango_font_get_hb_font(self)) else { return false }
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
  }
}
