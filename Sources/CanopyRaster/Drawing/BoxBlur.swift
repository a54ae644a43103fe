internal import CPango
internal import Foundation

/// Blurs the pixels of a surface: three times the mean of the neighbours comes near to what a lens does.
struct BoxBlur {
  private let half: Int

  /// - Parameter radius: The standard deviation is half of it, in pixels.
  init(radius: CGFloat) {
    let deviation = min(max(radius, 0), 500) / 2
    half = Int((deviation * 1.88 / 2).rounded())
  }

  func blur(_ surface: OpaquePointer) {
    guard half > 0, cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else { return }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var line = [UInt8](repeating: 0, count: max(width, height) * 4)
    for _ in 0..<3 {
      for y in 0..<height { blur(data + y * stride, count: width, step: 4, &line) }
      for x in 0..<width { blur(data + x * 4, count: height, step: stride, &line) }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Blurs pixels in a row: `count` of them, `step` bytes apart.
  private func blur(_ pixels: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ line: inout [UInt8]) {
    let width = 2 * half + 1
    for channel in 0..<4 {
      var sum = 0
      for index in 0..<min(half, count) { sum += Int(pixels[index * step + channel]) }
      for index in 0..<count {
        if index + half < count { sum += Int(pixels[(index + half) * step + channel]) }
        if index - half - 1 >= 0 { sum -= Int(pixels[(index - half - 1) * step + channel]) }
        line[index * 4 + channel] = UInt8(sum / width)
      }
    }
    for index in 0..<count {
      for channel in 0..<4 { pixels[index * step + channel] = line[index * 4 + channel] }
    }
  }
}
