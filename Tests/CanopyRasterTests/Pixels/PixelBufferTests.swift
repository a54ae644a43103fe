import CanopyDrawing
import Foundation
import Testing

@testable import CanopyRaster

/// What is done to pixels in memory.
@MainActor @Suite struct PixelBufferTests {
  /// Has `body` change the pixels of a picture of one colour, and returns them.
  private func changed(
    _ color: DrawColor, width: Int = 9, height: Int = 7, _ body: (PixelBuffer) -> Void
  ) throws -> [UInt32] {
    let pixels = (0..<(width * height)).flatMap { _ in withUnsafeBytes(of: color.pixel) { Array($0) } }
    let picture = try #require(PixelPicture(pixels, width, height))
    let buffer = try #require(PixelBuffer(picture.surface))
    body(buffer)
    let bytes = buffer.copy
    #expect(bytes.count == width * height * 4)
    return (0..<(width * height)).map { index in
      bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self) }
    }
  }

  private let half = DrawColor(red: 1, green: 0.5, blue: 0, opacity: 0.5)

  @Test func colorsArePremultiplied() {
    #expect(half.pixel == 0x8080_4000)
    let again = DrawColor(pixel: 0x8080_4000)
    #expect(abs(again.red - 1) < 0.01 && abs(again.green - 0.5) < 0.01 && abs(again.opacity - 0.5) < 0.01)
    #expect(DrawColor(pixel: 0) == .clear)
  }

  @Test func opacityCanBeInverted() throws {
    #expect(try changed(half) { $0.invert() }.allSatisfy { $0 == 0x7F7F_BFFF })
  }

  @Test func opaqueBlurDividesByTheOpacity() throws {
    for deviation in [0, 2] as [CGFloat] {
      let blur = BoxBlur(deviation: CGSize(width: deviation, height: deviation), isOpaque: true)
      for blur in [blur.blur, blur.blurPlainly] {
        // The exact green is halfway between two numbers.
        #expect(try changed(half) { blur($0) }.allSatisfy { [0xFFFF_8000, 0xFFFF_7F00].contains($0) })
        #expect(try changed(.clear) { blur($0) }.allSatisfy { $0 == 0 })
      }
    }
  }

  @Test("What is dark is added, as far as pixels have an opacity")
  func plusDarkerAddsDarkness() throws {
    let gray = DrawColor(red: 0.5, green: 1, blue: 0)
    func added(_ color: DrawColor, to other: DrawColor) throws -> UInt32? {
      let front = try #require(PixelPicture(width: 9, height: 7) { _ in })
      let pixels = try #require(PixelBuffer(front.surface))
      pixels.apply(color, whereOpaqueFrom: 0, to: 1)
      return try changed(other) { $0.addDark(pixels) }.first
    }
    #expect(try added(gray, to: DrawColor(red: 1, green: 1, blue: 1)) == gray.pixel)
    #expect(try added(gray, to: gray) == 0xFF01_FF00)
    #expect(try added(gray, to: .clear) == gray.pixel)
    #expect(try added(.clear, to: half) == half.pixel)
  }

  @Test func colorMatrixMapsColors() throws {
    let red = DrawColor(red: 1, green: 0, blue: 0)
    #expect(try changed(red) { $0.apply(.inversion) }.allSatisfy { $0 == 0xFF00_FFFF })
    #expect(try changed(half) { $0.apply(ColorMatrix()) }.allSatisfy { $0 >> 24 == 128 })
  }

  @Test func alphaThresholdFillsOpaquePixels() throws {
    let blue = DrawColor(red: 0, green: 0, blue: 1)
    #expect(try changed(half) { $0.apply(blue, whereOpaqueFrom: 0.4, to: 1) }.allSatisfy { $0 == 0xFF00_00FF })
    #expect(try changed(half) { $0.apply(blue, whereOpaqueFrom: 0.6, to: 1) }.allSatisfy { $0 == 0 })
    #expect(try changed(half) { $0.apply(blue, whereOpaqueFrom: 0, to: 0.4) }.allSatisfy { $0 == 0 })
  }

  @Test func interpolatedPixelIsTheMean() throws {
    let white = DrawColor(red: 1, green: 1, blue: 1)
    _ = try changed(white, width: 2, height: 2) { buffer in
      #expect(buffer.sample(0, 0) == SIMD4(repeating: 255))
      #expect(buffer.sample(0.5, 0.5) == SIMD4(repeating: 255))
      // Outside there is nothing.
      #expect(buffer.sample(1.5, 0) == SIMD4(repeating: 127.5))
      #expect(buffer.sample(-0.75, 0) == SIMD4(repeating: 63.75))
      #expect(buffer.sample(-3, 0) == .zero && buffer.sample(0, 9) == .zero)
    }
  }

  // MARK: Blurs

  /// A dot in the middle, blurred.
  private func spread(_ deviation: CGFloat, side: Int = 61) throws -> [[Double]] {
    let pixels = [UInt8](repeating: 0, count: side * side * 4)
    let picture = try #require(PixelPicture(pixels, side, side))
    let buffer = try #require(PixelBuffer(picture.surface))
    // Bright enough for what is far away to be seen.
    for y in (side / 2 - 1)...(side / 2 + 1) {
      for x in (side / 2 - 1)...(side / 2 + 1) {
        for channel in 0..<4 { buffer.data[y * buffer.stride + x * 4 + channel] = 255 }
      }
    }
    BoxBlur(deviation: CGSize(width: deviation, height: deviation)).blur(buffer)
    return (0..<side).map { y in (0..<side).map { Double(buffer.data[y * buffer.stride + $0 * 4 + 3]) } }
  }

  @Test(arguments: [1, 1.5, 2, 3, 4] as [CGFloat]) func blurIsSymmetric(deviation: CGFloat) throws {
    let spread = try spread(deviation)
    let side = spread.count
    for y in 0..<side {
      for x in 0..<side {
        #expect(abs(spread[y][x] - spread[y][side - 1 - x]) <= 1)
        #expect(abs(spread[y][x] - spread[side - 1 - y][x]) <= 1)
        #expect(abs(spread[y][x] - spread[x][y]) <= 2)
      }
    }
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat]) func blurPreservesTheSum(deviation: CGFloat) throws {
    let sum = try spread(deviation).joined().reduce(0, +)
    #expect(abs(sum - 9 * 255) < 9 * 255 * 0.06)
  }

  @Test(
    "A blur is the same to the bit if each mean is summed up by itself",
    arguments: [0.6, 1, 2.3, 4.81, 12, 20, 40, 90, 400])
  func blursAreExact(deviation: CGFloat) throws {
    var dice = Dice(state: UInt64(deviation * 100))
    let (width, height) = (41, 33)
    let pixels = (0..<(width * height)).flatMap { _ in
      let opacity = UInt8.random(in: 0...255, using: &dice)
      return (0..<3).map { _ in UInt8.random(in: 0...opacity, using: &dice) } + [opacity]
    }
    for isOpaque in [false, true] {
      let blur = BoxBlur(deviation: CGSize(width: deviation, height: deviation * 0.7), isOpaque: isOpaque)
      func blurred(_ body: (PixelBuffer) -> Void) throws -> [UInt8] {
        let picture = try #require(PixelPicture(pixels, width, height))
        let buffer = try #require(PixelBuffer(picture.surface))
        body(buffer)
        return buffer.copy
      }
      #expect(try blurred(blur.blur) == blurred(blur.blurPlainly))
    }
  }

  @Test(
    "So is one of opacities alone, whose number of rows is no multiple of four",
    arguments: [0.6, 2.3, 20, 40, 90])
  func opacityBlursAreExact(deviation: CGFloat) throws {
    let blur = BoxBlur(deviation: CGSize(width: deviation, height: deviation * 0.7))
    for (width, height) in [(41, 30), (42, 31), (43, 32), (44, 33), (1, 1)] {
      var dice = Dice(state: UInt64(deviation * 100) + UInt64(height))
      let opacities = (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &dice) }
      func blurred(_ body: (PixelBuffer) -> Void) -> [UInt8] {
        var opacities = opacities
        opacities.withUnsafeMutableBufferPointer { memory in
          guard let data = memory.baseAddress else { return }
          body(PixelBuffer(data: data, width: width, height: height, stride: width, channels: 1))
        }
        return opacities
      }
      #expect(blurred(blur.blur) == blurred(blur.blurPlainly))
    }
  }

  @Test(arguments: [0, -1, CGFloat.nan, 0.1]) func negligibleBlursChangeNothing(deviation: CGFloat) throws {
    #expect(BoxBlur(deviation: CGSize(width: deviation, height: deviation)).changesNothing)
    #expect(try spread(deviation)[30][30] == 255)
  }

  @Test func hugeBlurIsBounded() throws {
    #expect(try spread(.infinity).joined().allSatisfy { $0 <= 1 })
  }
}
