import CanopyDrawing
import Foundation
import RandomTestSupport
import Testing

@testable import CanopyRaster

/// Picture files, as they are meant to be and as nobody should write them.
@MainActor @Suite struct PictureDecodingTests {
  private let clear = DrawColor(red: 0, green: 0, blue: 0, opacity: 0)

  /// A picture of 6 by 4 pixels: the left half is red, the right half is blue and half transparent.
  private func png() throws -> Data {
    let items = [
      (DrawColor(red: 1, green: 0, blue: 0), 0), (DrawColor(red: 0, green: 0, blue: 1, opacity: 0.5), 3),
    ].map { color, x in
      DisplayItem(id: 1, .fill(DisplayFill(Path(CGRect(x: x, y: 0, width: 3, height: 4)), .color(color))))
    }
    let image = RasterImage(DisplayList(items), size: CGSize(width: 6, height: 4), scale: 1, background: clear)
    return try #require(image).png
  }

  /// Returns a picture as it is drawn in a window of its size.
  private func drawn(_ image: DrawImage) throws -> RasterImage {
    let frame = CGRect(origin: .zero, size: image.size)
    let item = DisplayItem(id: 1, .image(DisplayImage(image, naturalSize: image.size, in: frame)))
    return try #require(RasterImage(DisplayList([item]), size: image.size, scale: 1, background: clear))
  }

  private func open(_ file: Data) throws(ImageFault) -> DrawImage { try RasterImageEngine.shared.open(file) }

  @Test func aPictureHasThePixelsOfItsFile() throws {
    let image = try open(png())
    #expect(image.size == CGSize(width: 6, height: 4) && !image.isVector)
    let picture = try drawn(image)
    #expect(picture.pixel(x: 0, y: 0)?.description == "#FF0000")
    #expect(picture.pixel(x: 2, y: 3)?.description == "#FF0000")
    let translucent = try #require(picture.pixel(x: 3, y: 0))
    #expect(abs(translucent.opacity - 0.5) < 0.01 && translucent.blue > 0.98 && translucent.red < 0.01)
  }

  @Test func rowsOfABitmapAreReadFromBelow() throws {
    // Two pixels of 24 bits: the row below, which comes first, is green, and the row above is blue.
    var file = Data("BM".utf8) + littleEndian(UInt32(62)) + littleEndian(UInt32(0)) + littleEndian(UInt32(54))
    file += littleEndian(UInt32(40)) + littleEndian(Int32(1)) + littleEndian(Int32(2)) + littleEndian(UInt16(1))
    file += littleEndian(UInt16(24)) + Data(count: 24) + Data([0, 255, 0, 0, 255, 0, 0, 0])
    let picture = try drawn(open(file))
    #expect(picture.pixel(x: 0, y: 0)?.description == "#0000FF")
    #expect(picture.pixel(x: 0, y: 1)?.description == "#00FF00")
  }

  // MARK: Files that are no pictures

  @Test func anEmptyFileIsNoPicture() { #expect(throws: ImageFault.empty) { try open(Data()) } }

  @Test func noiseIsNoPicture() throws {
    var generator = SeededGenerator(seed: 3)
    for count in [1, 2, 8, 100, 5_000] {
      let noise = Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
      #expect(throws: ImageFault.self) { try open(noise) }
    }
  }

  @Test func theStartOfAFileIsNoPicture() throws {
    let file = try png()
    for count in 1..<file.count / 2 { #expect(throws: ImageFault.self) { try open(file.prefix(count)) } }
  }

  @Test func aFaultHasTheReasonOfTheDecoder() throws {
    let fault = try #require(throws: ImageFault.self) { try open(Data("This is no picture at all.".utf8)) }
    guard case .unreadable(let reason) = fault else {
      Issue.record("\(fault)")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func aPictureThatIsTooLargeIsRefusedByItsHeader() {
    let header =
      littleEndian(UInt32(30_000).byteSwapped) + littleEndian(UInt32(20_000).byteSwapped) + Data([8, 6, 0, 0, 0])
    let file =
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + chunk("IHDR", header)
      + chunk("IDAT", Data([0x78, 0x9C]))
    #expect(throws: ImageFault.tooLarge(width: 30_000, height: 20_000)) { try open(file) }
  }

  /// Whatever a file says, it is a picture with pixels or none at all.
  @Test(arguments: Rounds.some(of: 0..<40 as Range<UInt64>)) func mutatedFilesDoNoHarm(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let file = try png()
    for _ in 0..<10 {
      var mutated = file
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = mutated.startIndex + Int.random(in: 0..<mutated.count, using: &generator)
        mutated[place] = UInt8.random(in: 0...255, using: &generator)
      }
      guard let image = try? open(mutated) else { continue }
      #expect(image.size.width >= 1 && image.size.height >= 1)
    }
  }

  private func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> Data {
    withUnsafeBytes(of: number.littleEndian) { Data($0) }
  }

  /// Returns a part of a PNG file with its checksum.
  private func chunk(_ name: String, _ content: Data) -> Data {
    var checksum = UInt32.max
    for byte in Data(name.utf8) + content {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
    }
    return littleEndian(UInt32(content.count).byteSwapped) + Data(name.utf8) + content
      + littleEndian((~checksum).byteSwapped)
  }

  // MARK: Pixels of an app

  @Test(arguments: [(0, 0), (2, 2), (1, 0), (-1, 1), (-1, -1)]) func tooFewPixelsAreNoPicture(width: Int, height: Int) {
    let image = DrawImage(.pixels([1, 2, 3, 4], width: width, height: height), size: .zero, isVector: false)
    #expect(Pictures.make(image) == nil)
  }

  @Test func aPartOfAPictureHasItsPixels() throws {
    let bytes = (0..<16 as Range<UInt8>).flatMap { [$0, 0, 0, 255] as [UInt8] }
    let image = DrawImage(.pixels(bytes, width: 4, height: 4), size: CGSize(width: 4, height: 4), isVector: false)
    let picture = try #require(Pictures.make(image))
    let half = CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5)
    let part = try #require(picture.pixels(half, in: CGSize(width: 2, height: 2), scale: 1))
    let pixels = try #require(PixelBuffer(part.surface))
    #expect((part.width, part.height) == (2, 2))
    let blues = (0..<2).map { y in (0..<2).map { x in pixels.data[y * pixels.stride + x * 4] } }
    #expect(blues == [[6, 7], [10, 11]])
  }

  @Test func aWholePictureIsNotCopied() throws {
    let image = DrawImage(.pixels([1, 2, 3, 255], width: 1, height: 1), size: .zero, isVector: false)
    guard case .pixels(let picture)? = Pictures.make(image) else {
      Issue.record("Pixels are a picture.")
      return
    }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(Pictures.Picture.pixels(picture).pixels(whole, in: .zero, scale: 1) === picture)
  }

  @Test(arguments: [0, -1, 8_193, CGFloat.nan, .infinity]) func aDrawnPictureHasABoundedSize(length: CGFloat) {
    #expect(PixelPicture(width: length, height: 1) { _ in } == nil)
    #expect(PixelPicture(width: 1, height: length) { _ in } == nil)
  }

  @Test func aDrawnPictureHasWholePixels() throws {
    let picture = try #require(PixelPicture(width: 0.1, height: 2.5) { _ in })
    #expect((picture.width, picture.height) == (1, 3))
  }

  // MARK: Pictures of apps

  @Test func anAppReadsAPictureFromDataOrAFile() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    try png().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for image in [CGImage(data: try png()), CGImage(contentsOf: file)] {
      #expect(image.map { [$0.width, $0.height] } == [6, 4])
    }
    #expect(CGImage(data: Data("no".utf8)) == nil)
    #expect(
      CGImage(contentsOf: file.deletingLastPathComponent().appending(path: "missing-\(UUID().uuidString)")) == nil)
  }
}
