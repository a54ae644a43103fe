internal import CPango
internal import CanopyDrawing
internal import Foundation

extension Canvas {
  /// Draws a colour as far as a mask covers pixels.
  func draw(_ mask: AlphaMask, _ color: DrawColor, atPixel left: Int, _ top: Int) {
    let (left, top) = (left + mask.left, top + mask.top)
    if let open { return open.blend(color, mask.pixels, left, top) }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    setSource(color)
    cairo_mask_surface(cairo, mask.surface, CGFloat(left), CGFloat(top))
    cairo_restore(cairo)
  }
}
