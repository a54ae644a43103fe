internal import CGTK
internal import CanopyDrawing
internal import CanopyRaster
internal import Foundation

/// Creates GTK textures from pixels.
@MainActor
enum Textures {
  /// Creates a texture from part of a picture. The caller owns the texture.
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

  /// Creates a texture from a display list on a clear background. The caller owns the texture.
  static func make(of list: DisplayList, size: CGSize, scale: CGFloat) -> OpaquePointer? {
    guard let frame = RasterFrame(size: size, scale: scale, background: .clear) else { return nil }
    frame.show(list)
    return make(of: frame, in: Extent(left: 0, top: 0, right: CGFloat(frame.width), bottom: CGFloat(frame.height)))
  }
}
