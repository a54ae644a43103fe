import CanopyDrawing
import Foundation
import Testing

@testable import CanopyRaster

/// Colors as four bytes, and what is between pixels.
@MainActor @Suite struct PixelColorTests {
  private func color(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1) -> DrawColor {
    DrawColor(red: red, green: green, blue: blue, opacity: opacity)
  }

  @Test func componentsBeyondThoseOfPixelsAreClamped() {
    #expect(color(2, -1, 0.5).pixel == 0xFFFF_0080)
    #expect(color(0.5, 0.5, 0.5, 9).pixel == 0xFF80_8080)
    #expect(color(1, 1, 1, -3).pixel == 0)
    #expect(color(.infinity, -.infinity, 0).pixel == 0xFFFF_0000)
    #expect(color(.nan, 0, 1).pixel >> 24 == 255)
  }

  @Test func noComponentIsAboveTheOpacity() {
    for opacity in stride(from: Float(0), through: 1, by: 0.05) {
      let pixel = color(3, 1, 0.99, opacity).pixel
      #expect((pixel >> 16) & 255 <= pixel >> 24 && (pixel >> 8) & 255 <= pixel >> 24 && pixel & 255 <= pixel >> 24)
    }
  }

  @Test func opaqueColorsAreReadBackExactly() {
    for byte in stride(from: UInt32(0), through: 255, by: 17) {
      let pixel = 0xFF00_0000 | byte << 16 | (255 - byte) << 8 | byte
      #expect(DrawColor(pixel: pixel).pixel == pixel)
    }
  }

  @Test func translucentColorsAreReadBackAsPixels() {
    for opacity in stride(from: UInt32(1), through: 255, by: 2) {
      let pixel = opacity << 24 | (opacity / 2) << 16 | opacity << 8
      #expect(DrawColor(pixel: pixel).pixel == pixel)
    }
  }

  @Test func pixelsAboveTheirOpacityAreReadAsFullColors() {
    let wrong = DrawColor(pixel: 0x40FF_0000)
    #expect(wrong.red == 1 && wrong.opacity < 0.26)
  }

  private func picture(_ pixels: [UInt32], width: Int) throws -> PixelPicture {
    let bytes = pixels.flatMap { pixel in withUnsafeBytes(of: pixel) { Array($0) } }
    return try #require(PixelPicture(bytes, width, pixels.count / width))
  }

  @Test func beyondTheEdgeIsTransparent() throws {
    let picture = try picture([0xFFFF_FFFF], width: 1)
    let pixels = try #require(PixelBuffer(picture.surface))
    #expect(pixels.sample(0, 0) == SIMD4(repeating: 255))
    #expect(pixels.sample(0.5, 0) == SIMD4(repeating: 127.5))
    #expect(pixels.sample(-0.5, -0.5) == SIMD4(repeating: 63.75))
    for place in [CGFloat(1), -1.01, 1e30, -1e30, .infinity, .nan] {
      #expect(pixels.sample(place, 0) == .zero)
      #expect(pixels.sample(0, place) == .zero)
    }
  }

  @Test func aCopyHasNoPadding() throws {
    let picture = try picture([1, 2, 3, 4, 5, 6].map { 0xFF00_0000 | $0 }, width: 3)
    let pixels = try #require(PixelBuffer(picture.surface))
    #expect(pixels.copy.count == 24 && pixels.channels == 4)
    #expect(stride(from: 0, to: 24, by: 4).map { pixels.copy[$0] } == [1, 2, 3, 4, 5, 6])
  }

  @Test func invertingTwiceChangesNothing() throws {
    let picture = try picture([0x8040_2010, 0, 0xFFFF_FFFF, 0x0102_0304], width: 2)
    let pixels = try #require(PixelBuffer(picture.surface))
    let before = pixels.copy
    pixels.invert()
    #expect(pixels.copy == before.map { 255 - $0 })
    pixels.invert()
    #expect(pixels.copy == before)
  }

  @Test func buffersOfOtherSizesAreNotAdded() throws {
    let (small, large) = (try picture([0xFF10_1010], width: 1), try picture([0, 0], width: 2))
    let (one, other) = (try #require(PixelBuffer(small.surface)), try #require(PixelBuffer(large.surface)))
    let before = one.copy
    one.addDark(other)
    #expect(one.copy == before)
  }

  @Test(arguments: [0, 0.2, 1, 3.7, 40, 499, 1e9, .nan, -3, .infinity] as [CGFloat])
  func meansOfABlurAreInOrderAndBounded(deviation: CGFloat) {
    let blur = BoxBlur(deviation: CGSize(width: deviation, height: 0))
    #expect(blur.across == blur.across.sorted() && blur.across.count == 3)
    #expect(blur.across.allSatisfy { (0...600).contains($0) })
    #expect(blur.down == [0, 0, 0])
    #expect(blur.changesNothing == blur.across.allSatisfy { $0 == 0 })
  }

  @Test func theSpreadOfTheMeansIsThatOfTheBlur() {
    for deviation in stride(from: CGFloat(2), through: 100, by: 7) {
      let blur = BoxBlur(deviation: CGSize(width: deviation, height: deviation))
      // The variance of a mean of n numbers is (n² − 1) / 12.
      let variance = blur.across.reduce(0.0) { sum, reach in
        let count = Double(2 * reach + 1)
        return sum + (count * count - 1) / 12
      }
      #expect(abs(variance.squareRoot() - Double(deviation)) < 0.35)
    }
  }

  @Test func aMaskKeepsOnlyWhatIsCovered() throws {
    let mask = try #require(
      AlphaMask(width: 30, height: 20) { cairo in
        let canvas = CairoCanvas(cairo: cairo, statistics: DrawingStatistics())
        canvas.draw(
          DisplayList([
            DisplayItem(
              id: 1, .fill(DisplayFill(Path(CGRect(x: 7, y: 5, width: 6, height: 3)), .color(color(0, 0, 0)))))
          ]))
      })
    #expect(mask.left == 7 && mask.top == 5)
    #expect(mask.pixels.height == 3 && mask.pixels.width == 8)
    #expect(mask.cost < 1_000)
  }

  @Test func anEmptyMaskHasOneRow() throws {
    let mask = try #require(AlphaMask(width: 30, height: 20) { _ in })
    #expect(mask.pixels.height == 1 && mask.pixels.copy.allSatisfy { $0 == 0 })
  }
}
