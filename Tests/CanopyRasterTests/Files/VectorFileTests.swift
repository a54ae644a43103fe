import CanopyDrawing
import CanopyRaster
import Foundation
import RandomTestSupport
import Testing

/// What is in an SVG file looks as it does in a picture of pixels.
@MainActor @Suite struct VectorFileTests {
  private static let size = CGSize(width: 80, height: 60)
  private static let white = DrawColor(red: 1, green: 1, blue: 1)
  private static let yellow = DrawColor(red: 1, green: 0.8, blue: 0)
  private static let black = DrawColor(red: 0, green: 0, blue: 0)

  private func picture(_ list: DisplayList, scale: CGFloat) throws -> RasterImage {
    try #require(RasterImage(list, size: Self.size, scale: scale, background: Self.white))
  }

  /// Returns a picture of an SVG file of a list.
  private func pictureOfFile(_ list: DisplayList, scale: CGFloat) throws -> RasterImage {
    let file = try #require(VectorFile(.svg, size: Self.size))
    file.draw(list)
    file.endPage()
    let image = try RasterImageEngine.shared.open(file.finish())
    #expect(image.isVector && image.size == Self.size)
    let frame = CGRect(origin: .zero, size: Self.size)
    let item = DisplayItem(id: 1, .image(DisplayImage(image, naturalSize: Self.size, in: frame)))
    return try picture(DisplayList([item]), scale: scale)
  }

  @Test("A shadow in an SVG file is where it is in a picture, and as large", arguments: [1, 2] as [CGFloat])
  func shadowsAreInPlaceInFiles(scale: CGFloat) throws {
    let rect = Path(roundedRect: CGRect(x: 20, y: 15, width: 40, height: 25), cornerRadius: 8)
    let items = [DisplayItem(id: 1, .fill(DisplayFill(rect, .color(Self.yellow))))]
    for kind in [DisplayShadow.Kind.drop, .alone] {
      for offset in [CGSize.zero, CGSize(width: 6, height: -4)] {
        let shadow = DisplayShadow(Self.black, radius: 4, offset: offset, kind)
        let list = DisplayList([DisplayItem(id: 2, .group(DisplayGroup(.shadow(shadow), items)))])
        let (pixels, file) = (try picture(list, scale: scale).pixels, try pictureOfFile(list, scale: scale).pixels)
        let differences = zip(pixels, file).map { abs(Int($0) - Int($1)) }
        #expect(pixels.count == file.count && differences.max() ?? .max <= 24, "\(kind) \(offset)")
      }
    }
  }

  @Test("A material in a file blurs what is behind it, as far as its group goes")
  func materialsBlurTheirBackdropInFiles() throws {
    let (blue, gray) = (DrawColor(red: 0, green: 0, blue: 1), DrawColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.4))
    func fill(_ rect: CGRect, _ paint: DrawPaint) -> DisplayItem {
      DisplayItem(id: 1, .fill(DisplayFill(Path(rect), paint)))
    }
    let paper = fill(CGRect(origin: .zero, size: Self.size), .color(Self.white))
    let behind = fill(CGRect(x: 10, y: 10, width: 20, height: 40), .color(Self.black))
    let items = [
      fill(CGRect(x: 30, y: 20, width: 15, height: 30), .color(blue)),
      fill(CGRect(x: 5, y: 15, width: 60, height: 25), .material(DrawMaterial(tone: gray, blur: 4))),
    ]
    let clip = Path(roundedRect: CGRect(x: 8, y: 8, width: 50, height: 44), cornerRadius: 10)
    let map = CGAffineTransform(translationX: 6, y: -4).scaledBy(x: 1.1, y: 0.9)
    func group(_ effect: DisplayGroup.Effect, _ items: [DisplayItem]) -> [DisplayItem] {
      [DisplayItem(id: 2, .group(DisplayGroup(effect, items)))]
    }
    for inside in [
      items, group(.clip(clip, FillStyle()), items), group(.clip(clip, FillStyle()), group(.transform(map), items)),
      group(.transform(map), [behind] + group(.layer(opacity: 0.8), items)),
    ] {
      let list = DisplayList([paper, behind] + inside)
      let (pixels, file) = (try picture(list, scale: 2), try pictureOfFile(list, scale: 2))
      let difference = zip(blocks(pixels), blocks(file)).map { abs($0 - $1) }.max() ?? .max
      #expect(difference <= 6, "off by \(difference): \(inside)")
    }
  }

  // MARK: Random lists

  /// The means of blocks of 8 by 8 pixels, channel by channel.
  private func blocks(_ image: RasterImage) -> [Int] {
    let (columns, pixels) = (image.width / 8, image.pixels)
    var sums = [Int](repeating: 0, count: columns * (image.height / 8) * 4)
    for y in 0..<(image.height / 8 * 8) {
      for byte in 0..<(columns * 32) {
        sums[(y / 8 * columns + byte / 32) * 4 + byte % 4] += Int(pixels[y * image.width * 4 + byte])
      }
    }
    return sums.map { $0 / 64 }
  }

  /// Letters may be half a pixel elsewhere, as Cairo rounds their places on pixels. Where a block is as wide as a stem and the
  /// white beside it, its mean then is an eighth of 255 off; 4 more are for antialiasing.
  private static var tolerance: Int { 36 }

  @Test("Random lists in SVG files look as they do in pictures", arguments: Rounds.some(of: 0..<4))
  func filesLookLikePictures(part: UInt64) throws {
    let size = RandomDisplayList.size
    let paper = DisplayItem(
      id: 0, .fill(DisplayFill(Path(CGRect(x: -9, y: -9, width: 99, height: 99)), .color(Self.white))))
    for seed in (part * 10)..<(part * 10 + 10) {
      var random = RandomDisplayList(seed: seed)
      // What is taken away from the paper shows what is behind it, white as well.
      let layer = DisplayGroup(.layer(opacity: 1), [paper] + random.list().items)
      let list = DisplayList([DisplayItem(id: 0, .group(layer))])
      let file = try #require(VectorFile(.svg, size: size))
      file.draw(list, resolution: 4)
      file.endPage()
      let image = try RasterImageEngine.shared.open(file.finish())
      let frame = CGRect(origin: .zero, size: size)
      let shown = DisplayList([DisplayItem(id: 1, .image(DisplayImage(image, naturalSize: size, in: frame)))])
      let pictures = try [list, shown].map {
        try #require(RasterImage($0, size: size, scale: 4, background: Self.white))
      }
      let difference = zip(blocks(pictures[0]), blocks(pictures[1])).map { abs($0 - $1) }.max() ?? .max
      #expect(difference <= Self.tolerance, "seed \(seed), off by \(difference):\n\(list)")
    }
  }
}
