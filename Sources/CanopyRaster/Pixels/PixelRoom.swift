internal import CPango

/// Memory for pixels that frames share one after the other, so that a window at rest uses none.
///
/// A frame that shows a list draws every pixel of the damage, and reads no pixels outside it. It therefore doesn't need the
/// previous pixels.
package final class PixelRoom {
  private var block = Block(size: 0)

  package init() {}

  /// The size of the memory, in bytes.
  package var size: Int { block.size }

  /// Memory that frames retain while they draw, even if a larger frame allocates new memory in the meantime.
  final class Block {
    let size: Int
    let start: UnsafeMutablePointer<UInt8>

    init(size: Int) {
      self.size = size
      start = .allocate(capacity: max(size, 1))
      start.initialize(repeating: 0, count: size)
    }

    deinit { start.deallocate() }
  }

  /// Returns a surface in the memory, or nil if Cairo can't create one. The caller retains the memory while it draws.
  func surface(width: Int32, height: Int32) -> (surface: OpaquePointer, block: Block)? {
    let stride = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, width)
    guard stride > 0, height > 0 else { return nil }
    let needed = Int(stride) * Int(height)
    if block.size < needed { block = Block(size: needed) }
    let made = cairo_image_surface_create_for_data(block.start, CAIRO_FORMAT_ARGB32, width, height, stride)
    guard let made else { return nil }
    if cairo_surface_status(made) == CAIRO_STATUS_SUCCESS { return (made, block) }
    cairo_surface_destroy(made)
    return nil
  }
}
