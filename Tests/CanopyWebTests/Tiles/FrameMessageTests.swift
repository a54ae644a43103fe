import CanopyDrawing
import CanopyRaster
import Foundation
import Testing

@testable import CanopyWeb

/// A page gets exactly the pixels of the window, whichever way its tiles are written.
@MainActor
struct FrameMessageTests {
  @Test(arguments: [
    Content(name: "one color", pictures: 1) { _, _ in 0 },
    Content(name: "256 colors", pictures: 1) { x, y in (x + y) % 256 },
    Content(name: "257 colors in a row", pictures: 1) { x, _ in x % 257 },
    Content(name: "more and more colors", pictures: 3) { x, y in y * 2 + x % 2 },
    Content(name: "many colors inside", pictures: 3) { x, y in 100..<140 ~= y ? x * 311 + y * 1777 : 7 },
    Content(name: "many colors at the end", pictures: 2) { x, y in y > 280 ? x * 311 + y * 1777 : 7 },
  ])
  func tilesHaveThePixelsOfTheWindow(_ content: Content) throws {
    let frame = try content.frame
    let message = FrameMessage(
      number: 5, of: frame, size: (Content.width, Content.height),
      areas: [Extent(left: 0, top: 0, right: CGFloat(Content.width), bottom: CGFloat(Content.height))])
    let shown = try ShownTiles(message)
    #expect(shown.pixels == frame.pixels)
    #expect(shown.count == content.pictures, "\(content)")
  }

  @Test func rowsOfOneColorAreAPixel() throws {
    let page = Content(name: "a line of text on an empty page", pictures: 3) { x, y in
      140..<160 ~= y ? (x * y) % 200 : 3
    }
    func message(_ content: Content) throws -> FrameMessage {
      let whole = Extent(left: 0, top: 0, right: CGFloat(Content.width), bottom: CGFloat(Content.height))
      return FrameMessage(number: 1, of: try content.frame, size: (Content.width, Content.height), areas: [whole])
    }
    #expect(try ShownTiles(message(page)).count == 3)
    #expect(try message(Content(name: "empty", pictures: 1) { _, _ in 3 }).bytes.count < 110)
  }

  @Test func eachAreaHasPicturesOfItsOwn() throws {
    let content = Content(name: "stripes", pictures: 0) { x, y in (x / 3 + y) % 200 }
    let frame = try content.frame
    let areas = [
      Extent(left: 3, top: 5, right: 4, bottom: 6), Extent(left: 10, top: 20, right: 290, bottom: 290),
      Extent(left: 0, top: 299, right: 300, bottom: 300),
    ]
    let shown = try ShownTiles(FrameMessage(number: 1, of: frame, size: (Content.width, Content.height), areas: areas))
    #expect(shown.count == 3)
    for area in areas {
      for y in Int(area.top)..<Int(area.bottom) {
        let row = (y * Content.width + Int(area.left)) * 4..<(y * Content.width + Int(area.right)) * 4
        #expect(shown.pixels[row] == frame.pixels[row])
      }
    }
  }

  /// A window in which each pixel has a number.
  struct Content: CustomTestStringConvertible, Sendable {
    static let width = 300
    static let height = 300

    let name: String
    /// The number of pictures that show it with few bytes.
    let pictures: Int
    let number: @Sendable (_ x: Int, _ y: Int) -> Int

    var testDescription: String { name }

    @MainActor
    var frame: RasterFrame {
      get throws {
        var pixels: [UInt8] = []
        for place in 0..<(Self.width * Self.height) {
          let color = UInt32(number(place % Self.width, place / Self.width)) &* 0x0009_E377
          pixels += [UInt8(color & 255), UInt8(color >> 8 & 255), UInt8(color >> 16 & 255), 255]
        }
        let size = CGSize(width: Self.width, height: Self.height)
        let frame = try #require(RasterFrame(size: size, scale: 1, background: .clear))
        let image = DrawImage(.pixels(pixels, width: Self.width, height: Self.height), size: size, isVector: false)
        var item = DisplayImage(image, naturalSize: size, in: CGRect(origin: .zero, size: size))
        item.smoothness = .none
        frame.show(DisplayList([DisplayItem(id: 0, .image(item))]))
        #expect(frame.pixels == pixels)
        return frame
      }
    }
  }

  /// What a page shows that gets a single frame.
  private struct ShownTiles {
    private(set) var pixels: [UInt8]
    private(set) var count = 0

    init(_ message: FrameMessage) throws {
      let data = Data(message.bytes)
      var place = 0
      func next() -> Int {
        defer { place += 4 }
        return data[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
      }
      try #require(next() == message.number)
      let (width, height) = (next(), next())
      pixels = [UInt8](repeating: 0, count: width * height * 4)
      while place < data.count {
        let (left, top, columns, rows, bytes) = (next(), next(), next(), next(), next())
        let image = try #require(CGImage(data: data[place..<place + bytes]).flatMap { RasterImage($0) })
        place += bytes
        count += 1
        let isOnePixel = image.width == 1 && image.height == 1
        try #require(isOnePixel || (image.width == columns && image.height == rows))
        try #require(left + columns <= width && top + rows <= height)
        let tile = isOnePixel ? (0..<rows * columns).flatMap { _ in image.pixels } : image.pixels
        for row in 0..<rows {
          let start = ((top + row) * width + left) * 4
          pixels.replaceSubrange(start..<start + columns * 4, with: tile[row * columns * 4..<(row + 1) * columns * 4])
        }
      }
    }
  }
}
