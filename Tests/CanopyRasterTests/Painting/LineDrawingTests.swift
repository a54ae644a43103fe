import CanopyDrawing
import CanopyRaster
import Foundation
import Testing

/// Lines along paths: how wide they are, how they begin, turn and end.
@MainActor @Suite struct LineDrawingTests {
  private let black = DrawColor(red: 0, green: 0, blue: 0)

  private func image(_ path: Path, _ style: StrokeStyle) throws -> RasterImage {
    let item = DisplayItem(id: 1, .fill(DisplayFill(path, .color(black), stroke: style)))
    return try #require(
      RasterImage(DisplayList([item]), size: CGSize(width: 40, height: 40), scale: 1, background: .clear))
  }

  /// How much of a pixel is covered.
  private func cover(_ image: RasterImage, _ x: Int, _ y: Int) -> Float { image.pixel(x: x, y: y)?.opacity ?? -1 }

  private var straight: Path {
    Path {
      $0.move(to: CGPoint(x: 10, y: 20))
      $0.addLine(to: CGPoint(x: 30, y: 20))
    }
  }

  private var corner: Path {
    Path {
      $0.move(to: CGPoint(x: 8, y: 30))
      $0.addLine(to: CGPoint(x: 20, y: 10))
      $0.addLine(to: CGPoint(x: 32, y: 30))
    }
  }

  @Test func lineHasItsWidth() throws {
    let image = try image(straight, StrokeStyle(lineWidth: 4))
    for y in 18..<22 { #expect(cover(image, 20, y) == 1) }
    #expect(cover(image, 20, 17) == 0 && cover(image, 20, 22) == 0)
  }

  @Test func linesHaveTheirCaps() throws {
    let butt = try image(straight, StrokeStyle(lineWidth: 6, lineCap: .butt))
    let square = try image(straight, StrokeStyle(lineWidth: 6, lineCap: .square))
    let round = try image(straight, StrokeStyle(lineWidth: 6, lineCap: .round))
    #expect(cover(butt, 30, 20) == 0 && cover(butt, 29, 20) == 1)
    #expect(cover(square, 32, 20) == 1 && cover(square, 32, 17) == 1 && cover(square, 33, 20) == 0)
    #expect(cover(round, 32, 20) > 0.8 && cover(round, 32, 17) < 0.3)
  }

  @Test func linesHaveTheirJoins() throws {
    let miter = try image(corner, StrokeStyle(lineWidth: 6, lineJoin: .miter))
    let bevel = try image(corner, StrokeStyle(lineWidth: 6, lineJoin: .bevel))
    let round = try image(corner, StrokeStyle(lineWidth: 6, lineJoin: .round))
    let limited = try image(corner, StrokeStyle(lineWidth: 6, lineJoin: .miter, miterLimit: 1))
    func top(_ image: RasterImage) -> Int { (0..<40).first { cover(image, 20, $0) > 0.5 } ?? 40 }
    #expect(top(miter) < top(round) && top(round) < top(bevel))
    #expect(top(limited) == top(bevel))
  }

  @Test func dashesAndGapsAlternate() throws {
    func pattern(_ style: StrokeStyle) throws -> String {
      let image = try image(straight, style)
      return (10..<30).map { cover(image, $0, 20) > 0.5 ? "#" : "." }.joined()
    }
    #expect(try pattern(StrokeStyle(lineWidth: 2, dash: [5, 5])) == "#####.....#####.....")
    #expect(try pattern(StrokeStyle(lineWidth: 2, dash: [5, 5], dashPhase: 5)) == ".....#####.....#####")
    #expect(try pattern(StrokeStyle(lineWidth: 2, dash: [4])) == "####....####....####")
    #expect(try pattern(StrokeStyle(lineWidth: 2, dash: [6, 2, 2, 2])) == "######..##..######..")
  }

  @Test(arguments: [[0, 0], [-1, 3], [CGFloat.nan], [.infinity, 1]]) func invalidDashesAreIgnored(
    dash: [CGFloat]
  ) throws {
    let image = try image(straight, StrokeStyle(lineWidth: 2, dash: dash))
    for x in 10..<30 { #expect(cover(image, x, 20) == 1) }
  }

  @Test(arguments: [CGFloat.nan, 0, -3, .infinity]) func zeroWidthLineIsInvisible(width: CGFloat) throws {
    let image = try image(straight, StrokeStyle(lineWidth: width))
    #expect(cover(image, 20, 20) == 0)
  }

  @Test func closedLineHasAJoinAtItsStart() throws {
    let frame = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    let image = try image(frame, StrokeStyle(lineWidth: 4))
    #expect(cover(image, 8, 8) == 1 && cover(image, 31, 31) == 1)
    #expect(cover(image, 20, 20) == 0)
  }
}
