import CanopyDrawing
import Foundation
import Testing

/// Pictures that apps create from pixels.
@Suite struct CGImageTests {
  private func pixels(of image: CGImage?) throws -> [UInt8] {
    guard case .pixels(let pixels, _, _) = try #require(image).image.source else { return [] }
    return pixels
  }

  @Test func opaquePixelsKeepTheirColors() throws {
    let image = CGImage(width: 2, height: 1, rgba: [255, 128, 3, 255, 0, 1, 254, 255])
    #expect(try pixels(of: image) == [3, 128, 255, 255, 254, 1, 0, 255])
  }

  @Test func translucentPixelsArePremultiplied() throws {
    let image = CGImage(width: 1, height: 2, rgba: [255, 128, 0, 128, 200, 100, 50, 0])
    #expect(try pixels(of: image) == [0, 64, 128, 128, 0, 0, 0, 0])
  }

  @Test func noChannelExceedsTheOpacity() throws {
    for opacity in [0, 1, 127, 254, 255] as [UInt8] {
      let rgba = (0...255).flatMap { [UInt8($0), UInt8($0), UInt8($0), opacity] }
      let premultiplied = try pixels(of: CGImage(width: 256, height: 1, rgba: rgba))
      #expect(premultiplied.allSatisfy { $0 <= opacity })
    }
  }

  @Test func aPictureHasItsSizeInPixels() throws {
    let image = try #require(CGImage(width: 3, height: 5, rgba: Array(repeating: 0, count: 60)))
    #expect((image.width, image.height) == (3, 5))
  }

  @Test(arguments: [0, 59, 61, 64]) func aPictureOfTooFewOrTooManyBytesIsNil(count: Int) {
    #expect(CGImage(width: 3, height: 5, rgba: Array(repeating: 0, count: count)) == nil)
  }

  @Test(arguments: [(0, 0), (0, 4), (4, 0), (-1, -4), (Int.max, 1), (1, .min), (32_768, 1), (.max, .max)])
  func aPictureOfAnImpossibleSizeIsNil(width: Int, height: Int) {
    #expect(CGImage(width: width, height: height, rgba: []) == nil)
    #expect(CGImage(width: width, height: height, rgba: [1, 2, 3, 4]) == nil)
  }

  @Test func picturesAreEqualIfTheyAreTheSame() throws {
    let bytes: [UInt8] = [1, 2, 3, 255]
    let image = try #require(CGImage(width: 1, height: 1, rgba: bytes))
    let other = try #require(CGImage(width: 1, height: 1, rgba: bytes))
    #expect(image == CGImage(image.image) && image != other)
    #expect(Set([image, CGImage(image.image), other]).count == 2)
  }

  @Test func faultsAreSentences() {
    #expect(ImageFault.empty.description == "the file is empty")
    #expect(ImageFault.unreadable("no header").description == "it cannot be read (no header)")
    #expect(ImageFault.tooLarge(width: 9, height: 8).description == "9 × 8 pixels are too many")
  }
}
