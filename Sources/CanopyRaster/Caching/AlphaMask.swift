internal import CPango
internal import CanopyDrawing
internal import Foundation

/// Pixels of how much of each something covers.
final class AlphaMask {
  let surface: OpaquePointer
  /// How many bytes it takes.
  let cost: Int

  init?(width: Int, height: Int, _ draw: (OpaquePointer) -> Void) {
    guard let made = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else { return nil }
    surface = made
    cost = Int(cairo_image_surface_get_stride(made)) * height + 256
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(made) else { return nil }
    draw(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(made)
  }

  deinit { cairo_surface_destroy(surface) }
}

extension Canvas {
  /// Draws a colour as far as a mask covers pixels.
  func draw(_ mask: AlphaMask, _ color: DrawColor, atPixel left: CGFloat, _ top: CGFloat) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    setSource(color)
    cairo_mask_surface(cairo, mask.surface, left, top)
    cairo_restore(cairo)
  }
}
