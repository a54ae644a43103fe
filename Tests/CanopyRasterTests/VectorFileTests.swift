import CanopyDrawing
import CanopyRaster
import Foundation
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
  func shadowsAreWhereTheyBelong(scale: CGFloat) throws {
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
}
