import CanopyDrawing
import Foundation
import RandomTestSupport
import Testing

@testable import CanopyRaster

/// What is kept of drawn content changes nothing that is seen.
@MainActor @Suite struct RasterCachesTests {
  private func picture(of list: DisplayList) throws -> Data {
    let white = DrawColor(red: 1, green: 1, blue: 1)
    return try #require(RasterImage(list, size: RandomDisplayList.size, scale: 2, background: white)).png
  }

  @Test(arguments: Rounds.some(of: 0..<12 as Range<UInt64>)) func emptiedCachesChangeNoPicture(seed: UInt64) throws {
    var random = RandomDisplayList(seed: seed &+ 500)
    let list = random.list()
    RasterCaches.empty()
    let fresh = try picture(of: list)
    #expect(try picture(of: list) == fresh, "with full caches")
    RasterCaches.empty()
    #expect(try picture(of: list) == fresh, "with empty caches")
  }

  private func sheetKey(_ image: DrawImage, _ number: Int) -> SheetCache.Key {
    var form = Fingerprint()
    form.add(number)
    return SheetCache.Key(image: image, form: form)
  }

  private func image() -> DrawImage {
    DrawImage(.pixels([0, 0, 0, 255], width: 1, height: 1), size: CGSize(width: 1, height: 1), isVector: false)
  }

  @Test func aPictureIsScaledOncePerSizeAndOffset() {
    let (one, other) = (image(), image())
    var made = 0
    func draw(_ image: DrawImage, _ number: Int) {
      _ = SheetCache.shared.sheet(for: sheetKey(image, number)) {
        made += 1
        return PixelPicture(width: 2, height: 2) { _ in }
      }
    }
    draw(one, 1)
    draw(one, 1)
    #expect(made == 1)
    draw(one, 2)
    draw(other, 1)
    #expect(made == 3)
    SheetCache.shared.empty()
    draw(one, 1)
    #expect(made == 4)
  }

  @Test func whatCannotBeMadeIsTriedAgain() {
    let image = image()
    var tries = 0
    for _ in 0..<3 {
      _ = SheetCache.shared.sheet(for: sheetKey(image, 9)) {
        tries += 1
        return nil
      }
    }
    #expect(tries == 3)
  }

  @Test func aDecodedPictureIsKeptUntilTheCachesAreEmptied() throws {
    let image = image()
    func decoded() throws -> PixelPicture {
      guard case .pixels(let picture) = try #require(Pictures.shared.picture(of: image)) else {
        throw ImageFault.empty
      }
      return picture
    }
    let first = try decoded()
    #expect(try decoded() === first)
    RasterCaches.empty()
    #expect(try decoded() !== first)
  }
}
