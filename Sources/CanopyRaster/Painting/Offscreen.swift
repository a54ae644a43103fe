internal import CPango
internal import CanopyDrawing
internal import Foundation

/// A layer of pixels to be changed before it is composited with the target.
final class Offscreen {
  let surface: OpaquePointer
  /// A canvas that draws into the layer, in the coordinates of its position on the target.
  let canvas: CairoCanvas
  /// The transform from those coordinates to pixels.
  let toPixels: CGAffineTransform
  /// The origin on the target canvas, in pixels.
  private let origin: CGPoint

  /// Creates a layer, or returns nil if no part of the area is visible or it is too large.
  ///
  /// - Parameters:
  ///   - area: The visible area.
  ///   - canvas: The canvas that the layer is composited with.
  ///   - reach: The distance outside the visible area from which content still affects it, in points.
  ///   - holdsColors: A Boolean value that indicates whether the layer stores colors. Otherwise, it stores only opacity.
  ///   - isWhole: A Boolean value that indicates whether to include parts outside the canvas.
  init?(_ area: Extent, of canvas: CairoCanvas, reach: CGFloat = 0, holdsColors: Bool = true, isWhole: Bool = false) {
    guard !area.isEmpty else { return nil }
    let map = canvas.toDevice.concatenating(
      CGAffineTransform(scaleX: canvas.resolution, y: canvas.resolution))
    // Antialiased edges need an additional pixel.
    var pixels = area.applying(map).grown(by: 1)
    if canvas.method == .plain {
      // The plain method relies neither on bounds nor on visibility.
      pixels = pixels.grown(by: 24)
    } else if !isWhole {
      let visible = canvas.deviceClip.applying(CGAffineTransform(scaleX: canvas.resolution, y: canvas.resolution))
      let seen = visible.grown(
        byWidth: reach * (abs(map.a) + abs(map.c)), height: reach * (abs(map.b) + abs(map.d)))
      pixels = pixels.intersection(seen)
    }
    pixels = pixels.rounded
    guard pixels.width >= 1, pixels.height >= 1, pixels.width <= 16_384, pixels.height <= 16_384,
      pixels.area <= Self.mostPixels
    else { return nil }
    let format = holdsColors ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    guard let surface = cairo_image_surface_create(format, Int32(pixels.width), Int32(pixels.height)) else {
      return nil
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    origin = CGPoint(x: pixels.left, y: pixels.top)
    toPixels = map.concatenating(CGAffineTransform(translationX: -pixels.left, y: -pixels.top))
    let isPlain = canvas.method == .plain
    self.canvas = CairoCanvas(
      cairo: cairo, statistics: canvas.statistics, open: isPlain ? nil : OpenPixels(surface), method: canvas.method)
    self.canvas.transform(by: toPixels)
    targetResolution = canvas.resolution
  }

  private let targetResolution: CGFloat

  /// The maximum number of pixels of a layer, each of which takes four bytes. More would take more memory than a picture is
  /// worth.
  private static var mostPixels: CGFloat { 8_192 * 8_192 }

  deinit {
    cairo_destroy(canvas.cairo)
    cairo_surface_destroy(surface)
  }

  var pixels: PixelBuffer? { PixelBuffer(surface) }

  /// Returns the standard deviation in pixels, along rows and along columns, of a blur that is uniform in points. A transform
  /// can stretch it more in one direction than in the other.
  func deviation(ofBlur radius: CGFloat) -> CGSize {
    CGSize(width: radius * hypot(toPixels.a, toPixels.c), height: radius * hypot(toPixels.b, toPixels.d))
  }

  /// Changes the pixels.
  func change(_ change: (PixelBuffer) -> Void) {
    guard let pixels else { return }
    change(pixels)
    cairo_surface_mark_dirty(surface)
  }

  /// Copies the current content of the target into the layer.
  func copy(_ target: OpaquePointer) {
    canvas.saving {
      cairo_identity_matrix(canvas.cairo)
      cairo_set_source_surface(canvas.cairo, target, -origin.x, -origin.y)
      // The outermost pixels are repeated beyond the edges of the target. Otherwise, a blur would make the edges transparent.
      cairo_pattern_set_extend(cairo_get_source(canvas.cairo), CAIRO_EXTEND_PAD)
      cairo_paint(canvas.cairo)
    }
  }

  /// Draws items on the pixels.
  ///
  /// - Parameter map: The transform from the coordinates of the items to those of the layer's target.
  func draw(_ items: DisplayList, _ map: CGAffineTransform) {
    let toTarget = CGAffineTransform(scaleX: targetResolution, y: targetResolution)
      .concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y))
    canvas.saving {
      cairo_identity_matrix(canvas.cairo)
      canvas.transform(by: map.concatenating(toTarget))
      canvas.draw(items)
    }
  }

  /// Calls `use` to draw the layer on another canvas, at its position moved by an offset.
  private func use(on other: CairoCanvas, movedBy offset: CGSize, _ use: (_ x: CGFloat, _ y: CGFloat) -> Void) {
    let map = other.toDevice
    let moved = CGPoint(
      x: map.a * offset.width + map.c * offset.height, y: map.b * offset.width + map.d * offset.height)
    cairo_save(other.cairo)
    cairo_identity_matrix(other.cairo)
    cairo_scale(other.cairo, 1 / targetResolution, 1 / targetResolution)
    use(origin.x + moved.x * targetResolution, origin.y + moved.y * targetResolution)
    cairo_restore(other.cairo)
  }

  /// Masks the layer by another layer's opacity, moved by an offset.
  func keep(whereOpaque others: Offscreen, movedBy offset: CGSize) {
    canvas.saving {
      let x = others.origin.x - origin.x + toPixels.a * offset.width + toPixels.c * offset.height
      let y = others.origin.y - origin.y + toPixels.b * offset.width + toPixels.d * offset.height
      cairo_identity_matrix(canvas.cairo)
      cairo_set_operator(canvas.cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_surface(canvas.cairo, others.surface, x, y)
      cairo_paint(canvas.cairo)
    }
  }

  /// Replaces pixels of another canvas with the layer's pixels.
  func replace(on other: CairoCanvas) {
    let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    use(on: other, movedBy: .zero) { x, y in
      cairo_set_operator(other.cairo, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(other.cairo, surface, x, y)
      cairo_rectangle(other.cairo, x, y, Double(width), Double(height))
      cairo_fill(other.cairo)
    }
  }

  /// Draws the pixels at their position.
  func paint(on other: CairoCanvas) {
    use(on: other, movedBy: .zero) { x, y in
      cairo_set_source_surface(other.cairo, surface, x, y)
      cairo_paint(other.cairo)
    }
  }

  /// Draws a color through the layer's opacity.
  func paint(_ color: DrawColor, on other: CairoCanvas, movedBy offset: CGSize) {
    // In an SVG, Cairo places a mask of pixels differently than in other files. A picture is placed correctly.
    if !other.drawsPixels { return paintTinted(color, on: other, movedBy: offset) }
    use(on: other, movedBy: offset) { x, y in
      other.setSource(color)
      cairo_mask_surface(other.cairo, surface, x, y)
    }
  }

  /// Draws a picture in a color, with the opacity of the pixels.
  private func paintTinted(_ color: DrawColor, on other: CairoCanvas, movedBy offset: CGSize) {
    let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    guard let tinted = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else { return }
    defer { cairo_surface_destroy(tinted) }
    guard cairo_surface_status(tinted) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(tinted) else { return }
    CairoCanvas(cairo: cairo, statistics: other.statistics).setSource(color)
    cairo_mask_surface(cairo, surface, 0, 0)
    cairo_destroy(cairo)
    use(on: other, movedBy: offset) { x, y in
      cairo_set_source_surface(other.cairo, tinted, x, y)
      cairo_paint(other.cairo)
    }
  }
}
