import CanopyDrawing
import CanopyRaster
import Foundation
import Testing

/// Letters that are larger than Cairo's pictures of letters can be.
@MainActor @Suite struct HugeLetterTests {
  private static let size = CGSize(width: 120, height: 60)
  private static let place = CGRect(x: 5, y: 5, width: 50, height: 30)
  private static let white = DrawColor(red: 1, green: 1, blue: 1)
  private static let black = DrawColor(red: 0, green: 0, blue: 0)
  private static let red = DrawColor(red: 1, green: 0, blue: 0)

  private var next: DisplayItem { item("Next", Self.red, in: CGRect(x: 60, y: 30, width: 60, height: 30)) }

  private func item(
    _ string: String, _ color: DrawColor = black, size: CGFloat = 20, in frame: CGRect = place
  ) -> DisplayItem {
    let request = TextRequest(.plain(string, TextRequest.LetterStyle(font: FontRequest(size: size))))
    return DisplayItem(id: 1, .text(DisplayText(request, in: frame, [DisplayText.Look(.color(color))])))
  }

  private func picture(_ items: DisplayItem..., method: DrawingMethod = .fast) throws -> RasterImage {
    try #require(RasterImage(DisplayList(items), size: Self.size, scale: 1, background: Self.white, method: method))
  }

  /// Returns an item that is enlarged and turned around a point.
  private func enlarged(
    _ item: DisplayItem, by scale: CGFloat, turned angle: CGFloat = 0, around point: CGPoint
  ) -> DisplayItem {
    let map = CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(CGAffineTransform(rotationAngle: angle)).concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    return DisplayItem(id: 2, .group(DisplayGroup(.transform(map), [item])))
  }

  /// The channels of a pixel: blue, green, red.
  private func pixel(_ image: RasterImage, at point: CGPoint) -> [UInt8] {
    let start = (Int(point.y) * Int(Self.size.width) + Int(point.x)) * 4
    return Array(image.pixels[start..<start + 3])
  }

  /// Returns the middle of a pixel that some letter covers, and not its neighbors' edges.
  private func pointInside(_ image: RasterImage) throws -> CGPoint {
    let index = try #require((0..<image.pixels.count / 4).first { image.pixels[4 * $0] < 10 })
    return CGPoint(x: CGFloat(index % Int(Self.size.width)) + 0.5, y: CGFloat(index / Int(Self.size.width)) + 0.5)
  }

  @Test(arguments: ["H", "a😀"], [30, 100, 1_000, 3_000, 1e5, 1e7, 1e12] as [CGFloat])
  func aHugeTextHidesNothingElse(string: String, scale: CGFloat) throws {
    let before = try picture(next)
    let text = item(string)
    let point = try pointInside(picture(text))
    for angle in [0, 0.3] as [CGFloat] {
      for method in [DrawingMethod.fast, .plain] {
        let image = try picture(enlarged(text, by: scale, turned: angle, around: point), next, method: method)
        let reds = (0..<image.pixels.count / 4).filter { image.pixels[4 * $0 + 2] > 200 && image.pixels[4 * $0] < 50 }
        #expect(reds.count > 20, "\(angle) \(method)")
        if scale <= 1e5 { #expect(pixel(image, at: point).allSatisfy { $0 < 10 }, "\(angle) \(method)") }
      }
    }
    #expect(try picture(next).pixels == before.pixels)
  }

  @Test(arguments: [100, 1_000, 50_000, 1e6, 1e9, 1e300] as [CGFloat])
  func aHugeFontHidesNothingElse(size: CGFloat) throws {
    let before = try picture(next)
    let frame = CGRect(x: -size / 10, y: -size / 2, width: 4 * size, height: 2 * size)
    let image = try picture(item("HHH", size: size, in: frame), next)
    let reds = (0..<image.pixels.count / 4).filter { image.pixels[4 * $0 + 2] > 200 && image.pixels[4 * $0] < 50 }
    #expect(reds.count > 20)
    #expect(try picture(next).pixels == before.pixels)
  }

  @Test("Letters look the same on both sides of the size from which they are outlines", arguments: ["Hg", "😀", "a😀"])
  func theWayOfDrawingIsNotSeen(string: String) throws {
    let text = item(string, in: CGRect(x: 0, y: 0, width: 60, height: 30))
    for corner in [CGPoint(x: 3, y: 12), CGPoint(x: 12, y: 10)] {
      // Letters of 999 and of 1,001 pixels.
      let (below, above) = (
        try picture(enlarged(text, by: 49.95, around: corner)), try picture(enlarged(text, by: 50.05, around: corner))
      )
      let differences = zip(below.pixels, above.pixels).map { abs(Int($0) - Int($1)) }
      #expect(differences.count { $0 > 40 } < 700)
      #expect(Set(below.pixels).count > 1)
    }
  }

  @Test func aTextOfSeveralLooksKeepsThemWhenItIsHuge() throws {
    let style = TextRequest.LetterStyle(font: FontRequest(size: 20), kerning: -2.5)
    let request = TextRequest(.pieces([TextRequest.Piece("I", style), TextRequest.Piece("I", style)]))
    let looks = [DisplayText.Look(.color(Self.red)), DisplayText.Look(.color(Self.black), underline: Self.red)]
    let text = DisplayItem(id: 1, .text(DisplayText(request, in: CGRect(x: 0, y: 0, width: 60, height: 30), looks)))
    let small = try picture(text).pixels
    let first = try #require((0..<120).first { small[4 * (14 * 120 + $0) + 1] < 100 })
    let image = try picture(enlarged(text, by: 51, around: CGPoint(x: CGFloat(first), y: 14)))
    let seen = Set((0..<image.pixels.count / 4).map { Array(image.pixels[4 * $0..<4 * $0 + 3]) })
    #expect(seen.isSuperset(of: [[0, 0, 255], [0, 0, 0], [255, 255, 255]]))
  }
}
