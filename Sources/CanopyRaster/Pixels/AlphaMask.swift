internal import CPango
internal import CanopyDrawing
internal import Foundation

/// A mask that stores how much of each pixel is covered.
final class AlphaMask {
  let surface: OpaquePointer
  let pixels: PixelBuffer
  /// The horizontal offset of its first pixel from its position.
  let left: Int
  /// The vertical offset of its first pixel from its position.
  let top: Int
  /// The size of the mask, in bytes.
  let cost: Int

  /// Draws into the given number of pixels, and keeps those that aren't empty.
  ///
  /// Returns nil if there isn't enough memory.
  init?(width: Int, height: Int, _ draw: (OpaquePointer) -> Void) {
    guard let drawn = Self.makeSurface(width, height) else { return nil }
    defer { cairo_surface_destroy(drawn) }
    guard let cairo = cairo_create(drawn) else { return nil }
    draw(cairo)
    cairo_destroy(cairo)
    guard let all = PixelBuffer(drawn) else { return nil }
    let covered = all.covered ?? (0..<1, 0..<1)
    // Four pixels are blended at a time, so the width is rounded up with empty pixels.
    guard let kept = Self.makeSurface((covered.columns.count + 3) / 4 * 4, covered.rows.count) else { return nil }
    surface = kept
    (left, top) = (covered.columns.lowerBound, covered.rows.lowerBound)
    guard let buffer = PixelBuffer(kept) else { return nil }
    pixels = buffer
    cost = pixels.stride * pixels.height + 256
    for row in 0..<pixels.height {
      let from = all.data + (top + row) * all.stride + left
      (pixels.data + row * pixels.stride).update(from: from, count: covered.columns.count)
    }
    cairo_surface_mark_dirty(kept)
  }

  deinit { cairo_surface_destroy(surface) }

  private static func makeSurface(_ width: Int, _ height: Int) -> OpaquePointer? {
    guard let made = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else { return nil }
    if cairo_surface_status(made) == CAIRO_STATUS_SUCCESS { return made }
    cairo_surface_destroy(made)
    return nil
  }
}

extension PixelBuffer {
  /// The columns and rows that contain all nonempty pixels, or nil if there are none. The buffer must have one channel.
  fileprivate var covered: (columns: Range<Int>, rows: Range<Int>)? {
    var (left, right, top, bottom) = (width, 0, height, 0)
    for y in 0..<height {
      let row = UnsafeBufferPointer(start: data + y * stride, count: width)
      guard let first = row.firstIndex(where: { $0 > 0 }), let last = row.lastIndex(where: { $0 > 0 }) else { continue }
      (left, right) = (min(left, first), max(right, last + 1))
      (top, bottom) = (min(top, y), y + 1)
    }
    return left < right ? (left..<right, top..<bottom) : nil
  }
}
