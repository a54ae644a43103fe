internal import CPango
internal import CanopyDrawing
internal import Foundation

/// The memory of a surface's pixels. It is valid while the surface exists.
struct PixelBuffer {
  let data: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  /// The number of bytes from one row to the next.
  let stride: Int
  /// The number of bytes per pixel: four, premultiplied with blue first, or one for only opacity.
  let channels: Int
}

extension PixelBuffer {
  /// Creates a buffer for a surface's memory, or returns nil if the surface doesn't consist of pixels.
  init?(_ surface: OpaquePointer) {
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    self.init(
      data: data, width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)), stride: Int(cairo_image_surface_get_stride(surface)),
      channels: cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8 ? 1 : 4)
  }

  /// Calls a closure to change each row.
  func forEachRow(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    for y in 0..<height { body(data + y * stride) }
  }

  /// A copy of all pixels, row by row, without padding.
  var copy: [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * channels)
    forEachRow { pixels.append(contentsOf: UnsafeBufferPointer(start: $0, count: width * channels)) }
    return pixels
  }

  /// Inverts the opacity.
  func invert() {
    forEachRow { row in
      for index in 0..<(width * channels) { row[index] = 255 - row[index] }
    }
  }

  /// Adds to each pixel the amount by which a pixel of another buffer is below the brightest color at its opacity.
  ///
  /// - Parameter other: A buffer of the same size.
  func addDark(_ other: PixelBuffer) {
    guard channels == 4, other.channels == 4, width == other.width, height == other.height else { return }
    for y in 0..<height {
      let (row, front) = (data + y * stride, other.data + y * other.stride)
      for pixel in Swift.stride(from: 0, to: width * 4, by: 4) where front[pixel + 3] > 0 {
        let (opacity, added) = (Int(row[pixel + 3]), Int(front[pixel + 3]))
        let sum = min(opacity + added, 255)
        for channel in pixel..<(pixel + 3) {
          let dark = opacity - Int(row[channel]) + added - Int(front[channel])
          row[channel] = UInt8(min(max(sum - dark, 0), 255))
        }
        row[pixel + 3] = UInt8(sum)
      }
    }
  }

  /// Maps all colors with a matrix.
  func apply(_ matrix: ColorMatrix) {
    guard channels == 4 else { return }
    // Adjacent pixels mostly have the same color.
    var (last, mapped): (UInt32?, UInt32) = (nil, 0)
    forEachRow { row in
      row.withMemoryRebound(to: UInt32.self, capacity: width) { pixels in
        for x in 0..<width {
          if pixels[x] != last {
            last = pixels[x]
            mapped = DrawColor(pixel: pixels[x]).applying(matrix).pixel
          }
          pixels[x] = mapped
        }
      }
    }
  }

  /// Fills the pixels whose opacity is in a range with a color, and clears all others.
  func apply(_ color: DrawColor, whereOpaqueFrom least: Float, to most: Float) {
    guard channels == 4 else { return }
    let pixel = color.pixel
    forEachRow { row in
      row.withMemoryRebound(to: UInt32.self, capacity: width) { pixels in
        for x in 0..<width {
          let opacity = Float(pixels[x] >> 24) / 255
          pixels[x] = opacity >= least && opacity <= most ? pixel : 0
        }
      }
    }
  }

  /// Returns the premultiplied color between pixels, from 0 to 255. It is transparent outside the buffer.
  func sample(_ x: CGFloat, _ y: CGFloat) -> SIMD4<Float> {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    guard left >= -1, top >= -1, left < CGFloat(width), top < CGFloat(height) else { return .zero }
    let (column, row) = (Int(left), Int(top))
    let (right, down) = (Float(x - left), Float(y - top))
    let upper = pixel(column, row) * (1 - right) + pixel(column + 1, row) * right
    let lower = pixel(column, row + 1) * (1 - right) + pixel(column + 1, row + 1) * right
    return upper * (1 - down) + lower * down
  }

  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < width, y < height else { return .zero }
    let place = data + y * stride + x * 4
    return SIMD4(Float(place[0]), Float(place[1]), Float(place[2]), Float(place[3]))
  }
}

extension DrawColor {
  /// Creates a color from its memory format.
  init(pixel: UInt32) {
    func part(_ shift: UInt32) -> Float { Float((pixel >> shift) & 255) / 255 }
    let opacity = part(24)
    func free(_ part: Float) -> Float { opacity > 0 ? min(part / opacity, 1) : 0 }
    self.init(red: free(part(16)), green: free(part(8)), blue: free(part(0)), opacity: opacity)
  }

  /// The color in its memory format. Components outside of the range of pixels, which colors of wider gamuts have, are clamped.
  var pixel: UInt32 {
    func limited(_ value: Float) -> Float { max(0, min(value, 1)) }
    let opacity = limited(opacity)
    func part(_ value: Float, _ shift: UInt32) -> UInt32 { UInt32((limited(value) * opacity * 255).rounded()) << shift }
    return part(1, 24) | part(red, 16) | part(green, 8) | part(blue, 0)
  }
}
