internal import CPango
internal import Foundation

/// A font at a size for which Cairo creates good outlines and pictures of letters, regardless of the size at which they are
/// drawn.
///
/// Cairo creates a picture of each letter in the size at which it is visible. For letters that are as high as several screens,
/// this takes seconds. Beyond 32,767 pixels it fails: after that, Cairo draws nothing else on the target, and no other letters of
/// the font.
final class EnlargedFont {
  private let surface: OpaquePointer
  private let cairo: OpaquePointer
  private let scale: CGFloat

  /// Returns nil if the letters of the font have no size.
  init?(_ font: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(font, &matrix)
    let size = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
    guard size > 0, size.isFinite, let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1),
      let cairo = cairo_create(surface)
    else { return nil }
    (self.surface, self.cairo) = (surface, cairo)
    scale = Self.size / size
    cairo_scale(cairo, scale, scale)
    cairo_set_scaled_font(cairo, font)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// The size of the letters, in pixels. Letters that are visible at this size or a smaller one are drawn as usual.
  static var size: CGFloat { 1_000 }

  /// Fills the outlines of glyphs with the source of a target.
  func fill(_ glyphs: [cairo_glyph_t], on target: OpaquePointer) {
    cairo_new_path(target)
    for glyph in glyphs {
      withOrigin(of: glyph, on: target) { glyph in
        // Each path starts at the origin, because the points of a path are exact only near it.
        cairo_new_path(cairo)
        cairo_glyph_path(cairo, &glyph, 1)
        guard let path = cairo_copy_path(cairo) else { return }
        if path.pointee.status == CAIRO_STATUS_SUCCESS { cairo_append_path(target, path) }
        cairo_path_destroy(path)
      }
    }
    cairo_fill(target)
  }

  /// Draws glyphs in their own colors.
  func drawPictures(of glyphs: [cairo_glyph_t], on target: OpaquePointer) {
    for glyph in glyphs {
      withOrigin(of: glyph, on: target) { glyph in
        var extents = cairo_text_extents_t()
        cairo_glyph_extents(cairo, &glyph, 1, &extents)
        let (width, height) = (extents.width * scale, extents.height * scale)
        // Most of a picture is outside of the glyph if Cairo doesn't have better extents.
        guard width >= 1, height >= 1, width <= 8 * Self.size, height <= 8 * Self.size,
          let picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width) + 2, Int32(height) + 2)
        else { return }
        defer { cairo_surface_destroy(picture) }
        guard let painter = cairo_create(picture) else { return }
        cairo_scale(painter, scale, scale)
        cairo_translate(painter, 1 / scale - extents.x_bearing, 1 / scale - extents.y_bearing)
        cairo_set_scaled_font(painter, cairo_get_scaled_font(cairo))
        cairo_show_glyphs(painter, &glyph, 1)
        cairo_destroy(painter)
        cairo_translate(target, extents.x_bearing - 1 / scale, extents.y_bearing - 1 / scale)
        cairo_scale(target, 1 / scale, 1 / scale)
        cairo_set_source_surface(target, picture, 0, 0)
        cairo_paint(target)
      }
    }
  }

  /// Calls a closure with a glyph at the origin, with the origin moved to the position of the glyph on a target.
  private func withOrigin(of glyph: cairo_glyph_t, on target: OpaquePointer, _ body: (inout cairo_glyph_t) -> Void) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(target, &matrix)
    cairo_translate(target, glyph.x, glyph.y)
    var glyph = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
    body(&glyph)
    cairo_set_matrix(target, &matrix)
  }
}
