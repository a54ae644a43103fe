internal import CanopyDrawing

/// Blends a color over pixels, four at a time, with exactly the same result as Cairo.
struct PixelBlending {
  /// Blue, green, red and alpha, premultiplied.
  private let pixel: UInt32
  /// The source color in two halves.
  private let source: Halves

  init(_ color: DrawColor) {
    // Rounds colors in the same way as Cairo: to 16 bits, of which the upper 8 are used.
    func part(_ value: Double) -> UInt32 { UInt32(value * 65_535 + 0.5) >> 8 }
    func limited(_ value: Float) -> Double { max(0, min(1, Double(value))) }
    let opacity = limited(color.opacity)
    pixel =
      part(opacity) << 24 | part(limited(color.red) * opacity) << 16 | part(limited(color.green) * opacity) << 8
      | part(limited(color.blue) * opacity)
    source = Halves(SIMD4(repeating: pixel))
  }

  /// Blends the source onto `count` pixels. Each byte of the mask is the coverage of one pixel.
  func blend(_ mask: UnsafePointer<UInt8>, _ count: Int, onto pixels: UnsafeMutablePointer<UInt8>) {
    var (mask, place) = (UnsafeRawPointer(mask), UnsafeMutableRawPointer(pixels))
    let isOpaque = pixel >> 24 == 255
    for _ in 0..<(count / 4) {
      let covers = mask.loadUnaligned(as: UInt32.self)
      if covers == .max, isOpaque {
        place.storeBytes(of: SIMD4(repeating: pixel), as: SIMD4<UInt32>.self)
      } else if covers != 0 {
        place.storeBytes(of: blended(covers, place.loadUnaligned(as: SIMD4<UInt32>.self)), as: SIMD4<UInt32>.self)
      }
      mask += 4
      place += 16
    }
    let rest = count % 4
    if rest > 0 { blendLast(mask, rest, onto: place) }
  }

  /// Blends fewer than four pixels, padded to four.
  private func blendLast(_ mask: UnsafeRawPointer, _ count: Int, onto place: UnsafeMutableRawPointer) {
    var (covers, behind): (UInt32, SIMD4<UInt32>) = (0, .zero)
    for index in 0..<count {
      covers |= UInt32(mask.load(fromByteOffset: index, as: UInt8.self)) << (8 * UInt32(index))
      behind[index] = place.load(fromByteOffset: index * 4, as: UInt32.self)
    }
    let result = blended(covers, behind)
    for index in 0..<count { place.storeBytes(of: result[index], toByteOffset: index * 4, as: UInt32.self) }
  }

  /// Returns four pixels after blending, with one byte of coverage for each.
  @inline(__always)
  private func blended(_ covers: UInt32, _ behind: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let mask = Factors(SIMD4(covers & 255, covers &>> 8 & 255, covers &>> 16 & 255, covers &>> 24))
    let front = source.multiplied(by: mask)
    return front.pixels &+ Halves(behind).multiplied(by: Factors(255 &- front.opacity)).pixels
  }
}

/// A factor for each of four pixels, where 255 represents one.
private struct Factors {
  let numbers: SIMD8<UInt16>

  @inline(__always)
  init(_ numbers: SIMD4<UInt32>) { self.numbers = unsafeBitCast(numbers | numbers &<< 16, to: SIMD8<UInt16>.self) }
}

/// Four pixels with 16 bits per channel for multiplication: blue and red, and green and alpha.
private struct Halves {
  private let blueAndRed: SIMD8<UInt16>
  private let greenAndOpacity: SIMD8<UInt16>

  @inline(__always)
  private init(_ blueAndRed: SIMD8<UInt16>, _ greenAndOpacity: SIMD8<UInt16>) {
    self.blueAndRed = blueAndRed
    self.greenAndOpacity = greenAndOpacity
  }

  @inline(__always)
  init(_ pixels: SIMD4<UInt32>) {
    let channels = SIMD4<UInt32>(repeating: 0x00FF_00FF)
    blueAndRed = unsafeBitCast(pixels & channels, to: SIMD8<UInt16>.self)
    greenAndOpacity = unsafeBitCast(pixels &>> 8 & channels, to: SIMD8<UInt16>.self)
  }

  @inline(__always) var pixels: SIMD4<UInt32> {
    unsafeBitCast(blueAndRed | greenAndOpacity &<< 8, to: SIMD4<UInt32>.self)
  }

  @inline(__always) var opacity: SIMD4<UInt32> { unsafeBitCast(greenAndOpacity, to: SIMD4<UInt32>.self) &>> 16 }

  @inline(__always)
  func multiplied(by factors: Factors) -> Halves {
    @inline(__always)
    func product(_ channels: SIMD8<UInt16>) -> SIMD8<UInt16> {
      let wide = channels &* factors.numbers &+ 128
      return (wide &+ wide &>> 8) &>> 8
    }
    return Halves(product(blueAndRed), product(greenAndOpacity))
  }
}
