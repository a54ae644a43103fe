import CanopyDrawing
import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Pictures again and again.
@MainActor @Suite struct ImagePaintTests {
  /// Four by two pixels: red on the left, blue on the right.
  private var stripes: Image {
    let (red, blue): ([UInt8], [UInt8]) = ([0, 0, 255, 255], [255, 0, 0, 255])
    let row = red + red + blue + blue
    let picture = DrawImage(.pixels(row + row, width: 4, height: 2), size: CGSize(width: 4, height: 2), isVector: false)
    return Image(decorative: CGImage(picture), scale: 1)
  }

  private func image(_ style: some ShapeStyle) throws -> RenderedImage {
    try TestScreen(size: CGSize(width: 16, height: 8)) { Rectangle().fill(style).ignoresSafeArea() }.image(scale: 1)
  }

  private func colors(_ image: RenderedImage, y: Int = 4) -> String {
    (0..<16).map { image.pixel(x: $0, y: y).red > 128 ? "r" : "b" }.joined()
  }

  @Test func imagePaintTilesFromTheUpperLeftCorner() throws {
    #expect(colors(try image(ImagePaint(image: stripes))) == "rrbbrrbbrrbbrrbb")
    #expect(colors(try image(.image(stripes))) == "rrbbrrbbrrbbrrbb")
  }

  @Test func imagePaintScalesItsTile() throws {
    let list = layOut { Rectangle().fill(.image(stripes, scale: 2)).frame(width: 16, height: 8) }.displayList()
    #expect(list == "fill tile 4×2 in 92,46 8×4: rectangle 92,46 16×8")
  }

  @Test func imagePaintTilesItsSourceRect() throws {
    let left = ImagePaint(image: stripes, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1))
    #expect(colors(try image(left)) == "rrrrrrrrrrrrrrrr")
  }

  @Test func bordersCanUseImagePaint() throws {
    let screen = TestScreen(size: CGSize(width: 16, height: 8)) {
      Color.white.border(ImagePaint(image: stripes), width: 2).ignoresSafeArea()
    }
    let image = try screen.image(scale: 1)
    #expect(colors(image, y: 0) == "rrbbrrbbrrbbrrbb")
    #expect(image.pixel(x: 8, y: 4).description == "#FFFFFF")
  }

  // MARK: Misuse

  @Test func undrawableImagePaintIsReportedOnce() {
    struct Wrong: View {
      var body: some View {
        VStack {
          Rectangle().fill(.image(Image(systemName: "star")))
          Rectangle().fill(.image(Image("nowhere")))
        }
      }
    }
    let screen = layOut { Wrong() }
    for _ in 0..<3 { _ = screen.displayList() }
    #expect(screen.issues.map(\.kind) == [.drawing, .drawing])
    #expect(screen.issues.contains { $0.message.contains("It can repeat pictures") })
    #expect(screen.issues.contains { $0.message.contains("'nowhere'") })
  }

  @Test(arguments: [CGFloat.nan, 0, -1, .infinity]) func invalidImagePaintScaleDrawsNothing(scale: CGFloat) {
    #expect(layOut { Rectangle().fill(.image(stripes, scale: scale)).frame(width: 4, height: 4) }.displayList() == "")
  }
}
