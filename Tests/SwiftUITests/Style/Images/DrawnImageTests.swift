import CanopyDrawing
import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Images that code draws, images without smooth edges, and views that are mirrored.
@MainActor @Suite struct DrawnImageTests {
  private func lines(@ViewBuilder _ content: () -> some View) -> [String] {
    layOut(content).displayList().components(separatedBy: "\n")
  }

  private var dot: Image {
    Image(size: CGSize(width: 40, height: 20), label: Text("Dot")) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.red))
    }
  }

  @Test func drawnImageHasItsDeclaredSize() throws {
    let screen = layOut { VStack { dot.accessibilityIdentifier("dot") } }
    #expect(try screen.find(id: "dot").frame.size == CGSize(width: 40, height: 20))
    let drawn = screen.displayList().components(separatedBy: "\n")
    #expect(drawn[0] == "clip: rectangle 80,40 40×20")
    #expect(drawn[1] == "  transform (1, 0, 0, 1, 80, 40)")
    #expect(drawn[2] == "    fill #FF383C: rectangle 0,0 10×20")
  }

  @Test func opaqueDrawnImageHasBlackBackground() throws {
    let screen = layOut {
      Image(size: CGSize(width: 40, height: 20), opaque: true) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.red))
      }
    }
    let image = try screen.image(scale: 1)
    #expect(image.pixel(x: 85, y: 50).description == "#FF383C")
    #expect(image.pixel(x: 105, y: 50).description == "#000000")
  }

  @Test func resizableDrawnImageIsStretched() {
    let drawn = lines { dot.resizable().frame(width: 80, height: 80) }
    #expect(drawn[1] == "  transform (2, 0, 0, 4, 60, 10)")
  }

  @Test func drawnImageCanBeTemplate() throws {
    let screen = layOut { dot.renderingMode(.template).foregroundStyle(.blue) }
    let image = try screen.image(scale: 1)
    #expect(image.pixel(x: 85, y: 50).description == "#0088FF")
    #expect(image.pixel(x: 95, y: 50).description == "#FFFFFF")
  }

  @Test func drawnImageReadsTheEnvironment() {
    func drawn(_ scheme: ColorScheme) -> String {
      lines {
        Image(size: CGSize(width: 4, height: 4)) { context in
          let color: Color = context.environment.colorScheme == .dark ? .white : .black
          context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(color))
        }
        .environment(\.colorScheme, scheme)
      }[2]
    }
    #expect(drawn(.light).contains("#000000") && drawn(.dark).contains("#FFFFFF"))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0]) func drawnImageOfInvalidSizeIsNotDrawn(length: CGFloat) {
    #expect(lines { Image(size: CGSize(width: length, height: 10)) { _ in Issue.record("It is not seen.") } } == [""])
  }

  @Test func antialiasingOfImagesCanBeDisabled() throws {
    let pixels = [UInt8](repeating: 255, count: 8 * 8 * 4)
    let white = CGImage(
      DrawImage(.pixels(pixels, width: 8, height: 8), size: CGSize(width: 8, height: 8), isVector: false))
    func colors(_ isSmooth: Bool) throws -> Set<String> {
      let screen = TestScreen(size: CGSize(width: 20, height: 20)) {
        Image(white, scale: 1, label: Text("White")).antialiased(isSmooth).rotationEffect(.degrees(30))
          .frame(maxWidth: .infinity, maxHeight: .infinity).background(.black)
      }
      let image = try screen.image(scale: 1)
      var colors: Set<String> = []
      for x in 0..<20 { for y in 0..<20 { colors.insert(image.pixel(x: x, y: y).description) } }
      return colors
    }
    #expect(try colors(false) == ["#000000", "#FFFFFF"])
    #expect(try colors(true).count > 3)
  }

  @Test func antialiasingOfCanvasImagesCanBeDisabled() throws {
    let pixels = [UInt8](repeating: 255, count: 8 * 8 * 4)
    let white = Image(
      decorative: CGImage(
        DrawImage(.pixels(pixels, width: 8, height: 8), size: CGSize(width: 8, height: 8), isVector: false)), scale: 1)
    func colors(_ style: FillStyle) throws -> Set<String> {
      let screen = TestScreen(size: CGSize(width: 20, height: 20)) {
        Canvas { context, _ in
          context.rotate(by: .degrees(30))
          context.draw(white, in: CGRect(x: 6, y: 0, width: 8, height: 8), style: style)
        }.background(.black)
      }
      let image = try screen.image(scale: 1)
      var colors: Set<String> = []
      for x in 0..<20 { for y in 0..<20 { colors.insert(image.pixel(x: x, y: y).description) } }
      return colors
    }
    #expect(try colors(FillStyle(antialiased: false)) == ["#000000", "#FFFFFF"])
    #expect(try colors(FillStyle()).count > 3)
  }

  // MARK: Other sizes

  /// A red square at the upper left of 10 points.
  private let corner = Image(size: CGSize(width: 10, height: 10)) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
  }

  private func picture(_ image: some View, width: CGFloat = 25, height: CGFloat = 25) throws -> RenderedImage {
    try TestScreen(size: CGSize(width: 40, height: 40)) {
      image.frame(width: width, height: height).padding(5).background(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }.image(scale: 1)
  }

  /// The rows of a picture: # is red.
  private func rows(_ image: RenderedImage) -> [String] {
    stride(from: 7, to: 40, by: 5).map { y in
      String(stride(from: 7, to: 40, by: 5).map { x in image.pixel(x: x, y: y).green < 128 ? "#" : "." })
    }
  }

  @Test func tiledDrawnImageIsRepeated() throws {
    let tiled = try picture(corner.resizable(resizingMode: .tile))
    #expect(rows(tiled) == ["#.#.#..", ".......", "#.#.#..", ".......", "#.#.#..", ".......", "......."])
    let stretched = try picture(corner.resizable(), width: 20, height: 20)
    #expect(rows(stretched) == ["##.....", "##.....", ".......", ".......", ".......", ".......", "......."])
    let template = corner.renderingMode(.template).resizable(resizingMode: .tile).foregroundStyle(.red)
    #expect(try rows(picture(template)) == rows(tiled))
  }

  @Test func capInsetsOfDrawnImageKeepTheirSize() throws {
    let insets = EdgeInsets(top: 5, leading: 5, bottom: 0, trailing: 0)
    let sliced = try picture(corner.resizable(capInsets: insets), width: 30, height: 30)
    #expect(rows(sliced) == ["#......"] + Array(repeating: ".......", count: 6))
    let columns = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)
    let tiled = try picture(corner.resizable(capInsets: columns, resizingMode: .tile), width: 30, height: 30)
    #expect(rows(tiled) == ["#......", ".......", "#......", ".......", "#......", ".......", "......."])
  }

  @Test func tiledSymbolIsRepeatedAtItsSize() throws {
    let size = try TestScreen { Image(systemName: "square.fill").accessibilityIdentifier("a") }.find(id: "a").frame.size
    let screen = TestScreen(size: CGSize(width: 4 * size.width, height: 2 * size.height)) {
      Image(systemName: "square.fill").resizable(resizingMode: .tile).foregroundStyle(.red)
    }
    // Tiles that only touch an edge may be in the list, too.
    #expect((8...15).contains(screen.displayList().components(separatedBy: "fill #FF383C").count - 1))
    let image = try screen.image(scale: 4)
    for column in 0..<4 {
      let (x, y) = (Int((CGFloat(column) + 0.5) * size.width * 4), Int(size.height * 2))
      #expect(image.pixel(x: x, y: y).description == "#FF383C")
      // Beside the symbol there is a little space.
      #expect(image.pixel(x: Int(CGFloat(column) * size.width * 4) + 2, y: y).green > 128)
    }
  }

  /// Rows share what is in them.
  @Test func largeNumberOfTilesIsDrawn() throws {
    let dot = Image(size: CGSize(width: 1, height: 1)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
    }
    let screen = TestScreen(size: CGSize(width: 400, height: 400)) { dot.resizable(resizingMode: .tile) }
    #expect(try screen.image(scale: 1).pixel(x: 399, y: 399).description == "#FF383C")
  }

  // MARK: Mirrored views

  @Test func flippedViewsAreMirroredRightToLeft() {
    func drawn(_ direction: LayoutDirection, _ isEnabled: Bool = true) -> [String] {
      lines {
        Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(isEnabled)
          .environment(\.layoutDirection, direction)
      }
    }
    #expect(drawn(.leftToRight) == lines { Image(systemName: "arrow.right") })
    #expect(drawn(.rightToLeft)[0] == "transform (-1, 0, 0, 1, 200, 0)")
    #expect(drawn(.rightToLeft, false) == drawn(.leftToRight))
  }

  @Test func mirroringFollowsChangedLayoutDirection() throws {
    struct Turning: View {
      @State private var direction = LayoutDirection.leftToRight
      var body: some View {
        VStack {
          Button("Turn") { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
          Color.red.frame(width: 10, height: 10).flipsForRightToLeftLayoutDirection(true)
        }
        .environment(\.layoutDirection, direction)
      }
    }
    let screen = layOut { Turning() }
    #expect(!screen.displayList().contains("transform (-1"))
    try screen.find("Turn").tap()
    #expect(screen.displayList().contains("transform (-1, 0, 0, 1, 200, 0)"))
    try screen.find("Turn").tap()
    #expect(!screen.displayList().contains("transform (-1"))
  }
}
