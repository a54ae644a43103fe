internal import CGTK
internal import CanopyDrawing
internal import CanopyRaster
internal import Foundation

/// Pixels as GTK shows them.
@MainActor
enum Textures {
  /// Makes a texture of a part of a picture, which the caller owns.
  static func make(of frame: RasterFrame, in area: Extent) -> OpaquePointer? {
    let (width, height) = (Int(area.width), Int(area.height))
    let count = width * height * 4
    guard let memory = g_malloc(gsize(count)) else { return nil }
    frame.copyPixels(in: area, to: UnsafeMutableRawBufferPointer(start: memory, count: count))
    let bytes = g_bytes_new_take(memory, gsize(count))
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(
      Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4))
  }

  /// Makes a texture of a list on a clear ground, which the caller owns.
  static func make(of list: DisplayList, size: CGSize, scale: CGFloat) -> OpaquePointer? {
    guard let frame = RasterFrame(size: size, scale: scale, background: .clear) else { return nil }
    frame.show(list)
    return make(of: frame, in: Extent(left: 0, top: 0, right: CGFloat(frame.width), bottom: CGFloat(frame.height)))
  }
}
