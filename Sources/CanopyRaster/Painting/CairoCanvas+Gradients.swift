internal import CPango
internal import CanopyDrawing
internal import Foundation

extension CairoCanvas {
  /// Draws with a gradient from now on. Returns false if nothing would be seen.
  func setSource(_ gradient: DrawGradient, covering area: Extent) -> Bool {
    if drawsPixels, let angular = AngularGradientPattern(gradient), setSource(angular, covering: area) { return true }
    guard let pattern = GradientPattern(gradient, covering: area) else { return false }
    cairo_set_source(cairo, pattern.pattern)
    return true
  }

  /// Sets the visible pixels of a gradient as the source of the next drawing. Returns false if there are none, or too many.
  private func setSource(_ gradient: AngularGradientPattern, covering area: Extent) -> Bool {
    let map = toDevice
    guard map.isInvertible else { return false }
    var seen = deviceClip
    // Smooth edges take a pixel more. The plain way doesn't rely on bounds.
    if method == .fast { seen = seen.intersection(area.applying(map).grown(by: 1)) }
    seen = seen.rounded
    guard !seen.isEmpty, let picture = PixelPicture(width: seen.width, height: seen.height, { _ in }),
      let pixels = PixelBuffer(picture.surface)
    else { return false }
    let toPixels = map.concatenating(CGAffineTransform(translationX: -seen.left, y: -seen.top))
    gradient.fill(pixels, toPixels.inverted())
    cairo_surface_mark_dirty(picture.surface)
    guard let pattern = cairo_pattern_create_for_surface(picture.surface) else { return false }
    var matrix = cairo_matrix_t(
      xx: toPixels.a, yx: toPixels.b, xy: toPixels.c, yy: toPixels.d, x0: toPixels.tx, y0: toPixels.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }
}
