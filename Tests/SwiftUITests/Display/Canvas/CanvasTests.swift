import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// What code draws.
@MainActor @Suite struct CanvasTests {
  private func lines(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> [String] {
    layOut { Canvas(renderer: renderer).frame(width: 40, height: 20) }.displayList().components(separatedBy: "\n")
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func indented(_ lines: [String]) -> [String] { lines.map { $0.trimmingCharacters(in: .whitespaces) } }

  @Test func canvasDrawsInLocalCoordinates() {
    let drawn = lines { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(
      drawn == [
        "clip: rectangle 80,40 40×20", "  transform (1, 0, 0, 1, 80, 40)", "    fill #FF383C: rectangle 0,0 40×20",
      ])
  }

  @Test func opaqueCanvasHasBlackBackground() throws {
    let square = square
    let screen = layOut {
      Canvas(opaque: true) { context, _ in context.fill(square, with: .color(.red)) }.frame(width: 40, height: 20)
    }
    let image = try screen.image(scale: 1)
    #expect(image.pixel(x: 85, y: 45).description == "#FF383C")
    #expect(image.pixel(x: 115, y: 55).description == "#000000")
    #expect(image.pixel(x: 75, y: 55).description == "#FFFFFF")
  }

  @Test func copiedContextDoesNotAffectTheOriginal() {
    let square = square
    let drawn = lines { context, _ in
      var copy = context
      copy.opacity = 0.5
      copy.translateBy(x: 5, y: 0)
      copy.scaleBy(x: 2, y: 2)
      copy.fill(square, with: .color(.red))
      context.fill(square, with: .color(.blue))
    }
    #expect(
      indented(Array(drawn.dropFirst(2))) == [
        "transform (2, 0, 0, 2, 5, 0)", "fill #FF383C80: rectangle 0,0 10×10", "fill #0088FF: rectangle 0,0 10×10",
      ])
  }

  @Test func transformsApplyLastToFirst() {
    let square = square
    let drawn = lines { context, _ in
      context.rotate(by: .degrees(90))
      context.concatenate(CGAffineTransform(translationX: 3, y: 4))
      context.fill(square, with: .foreground)
    }
    #expect(indented(drawn)[2] == "transform (0, 1, -1, 0, -4, 3)")
  }

  @Test func clipIsUnaffectedByLaterTransforms() {
    let square = square
    let drawn = lines { context, _ in
      context.clip(to: square)
      context.translateBy(x: 100, y: 0)
      context.fill(square, with: .foreground)
      #expect(context.clipBoundingRect == CGRect(x: -100, y: 0, width: 10, height: 10))
    }
    #expect(indented(drawn)[2] == "clip: rectangle 0,0 10×10")
    #expect(indented(drawn)[3] == "transform (1, 0, 0, 1, 100, 0)")
  }

  @Test func inverseClipsExcludeTheirShape() throws {
    let square = square
    let screen = layOut {
      Canvas { context, size in
        context.clip(to: square, options: .inverse)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }.frame(width: 40, height: 20)
    }
    #expect(try screen.image().pixel(x: 85, y: 45).description == "#FFFFFF")
    #expect(try screen.image().pixel(x: 105, y: 45).description == "#FF383C")
    let masked = layOut {
      Canvas { context, size in
        context.clipToLayer(options: .inverse) { $0.fill(square, with: .foreground) }
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }.frame(width: 40, height: 20)
    }
    #expect(try masked.image().pixel(x: 85, y: 45).description == "#FFFFFF")
    #expect(try masked.image().pixel(x: 105, y: 45).description == "#FF383C")
  }

  @Test func filtersAndBlendModeApplyToTheWholeLayer() {
    let square = square
    let drawn = lines { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .red))
      context.addFilter(.blur(radius: 3))
      context.blendMode = .multiply
      context.drawLayer { layer in
        layer.fill(square, with: .color(.red))
        layer.stroke(square, with: .color(.blue), lineWidth: 2)
      }
    }
    #expect(
      indented(drawn).dropFirst(2).prefix(5) == [
        "blend multiply", "threshold 0.5 to 1: #FF383C", "blur 3", "layer", "fill #FF383C: rectangle 0,0 10×10",
      ])
  }

  @Test func shadowOptionsControlOrderAndBlending() {
    let square = square
    func drawn(_ mode: BlendMode, _ options: GraphicsContext.ShadowOptions) -> [String] {
      let lines = lines { context, _ in
        context.addFilter(.shadow(color: .black, radius: 2, blendMode: mode, options: options))
        context.fill(square, with: .color(.red))
      }
      return Array(indented(lines).dropFirst(2))
    }
    let (shadow, thing) = ("shadow alone #000000 radius 2 at 0,0", "fill #FF383C: rectangle 0,0 10×10")
    #expect(drawn(.normal, []) == ["shadow #000000 radius 2 at 0,0", thing])
    #expect(drawn(.multiply, []) == ["layer", "blend multiply", shadow, thing, thing])
    #expect(drawn(.normal, .shadowOnly) == ["layer", shadow, thing])
    #expect(drawn(.normal, .shadowAbove) == ["layer", thing, shadow, thing])
    #expect(drawn(.normal, [.shadowAbove, .disablesGroup]) == [thing, shadow, thing])
    #expect(drawn(.normal, [.shadowOnly, .invertsAlpha])[1] == "shadow of what is around #000000 radius 2 at 0,0")
  }

  /// As documented: a shadow of what is around, in front, and only where there is something.
  @Test func invertedShadowAboveDrawsAnInnerShadow() throws {
    func image(_ options: GraphicsContext.ShadowOptions, _ mode: BlendMode) throws -> RenderedImage {
      try TestScreen(size: CGSize(width: 60, height: 60)) {
        Canvas { context, _ in
          context.addFilter(.shadow(color: .black, radius: 4, blendMode: mode, options: options))
          context.fill(Path(CGRect(x: 10, y: 10, width: 40, height: 40)), with: .color(.white))
        }
      }.image(scale: 1)
    }
    let inner = try image([.shadowAbove, .invertsAlpha], .sourceAtop)
    let (edge, middle, outside) = (inner.pixel(x: 11, y: 30), inner.pixel(x: 30, y: 30), inner.pixel(x: 8, y: 30))
    #expect(edge.red < 180 && middle.red > 250 && outside.red == 255)
    let only = try image(.shadowOnly, .normal)
    #expect(only.pixel(x: 30, y: 30).red < 30 && only.pixel(x: 8, y: 30).red < 240)
  }

  @Test func linearColorOptionInterpolatesGradientInLinearLight() throws {
    func middle(_ options: GraphicsContext.GradientOptions) throws -> UInt8 {
      try TestScreen(size: CGSize(width: 100, height: 10)) {
        Canvas { context, size in
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .linearGradient(
              Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 100, y: 0), options: options))
        }
      }.image(scale: 1).pixel(x: 50, y: 5).red
    }
    // Half of the light is 188 of 255 on a screen.
    #expect(abs(Int(try middle([])) - 128) <= 2)
    #expect(abs(Int(try middle(.linearColor)) - 188) <= 2)
  }

  /// Drops that are blurred and cut at half their strength flow into each other.
  @Test func blurAndAlphaThresholdMergeNearbyShapes() throws {
    let screen = layOut {
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: .black))
        context.addFilter(.blur(radius: 4))
        context.drawLayer { layer in
          for x in [20, 42] {
            layer.fill(Path(ellipseIn: CGRect(x: x, y: 10, width: 20, height: 20)), with: .foreground)
          }
        }
      }.frame(width: 100, height: 40)
    }
    let image = try screen.image()
    // Between the drops, which are two points apart.
    #expect(image.pixel(x: 91, y: 50).description == "#000000")
    #expect(image.pixel(x: 91, y: 38).description == "#FFFFFF")
  }

  @Test func gradientShadingMirrorsAndTiledImageRepeats() throws {
    let square = square
    let picture = try #require(CGImage(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 255]))
    let screen = layOut {
      Canvas { context, _ in
        let gradient = Gradient(colors: [.black, .white])
        context.fill(
          square, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 5, y: 0), options: .mirror))
        context.translateBy(x: 20, y: 0)
        context.fill(
          square, with: .tiledImage(Image(decorative: picture, scale: 1).interpolation(.none), scale: 2))
      }.frame(width: 40, height: 20)
    }
    let image = try screen.image()
    let row = (80..<90).map { Int(image.pixel(x: $0, y: 45).red) }
    #expect(row[0] < 60 && row[4] > 200 && row[5] > 200 && row[9] < 60)
    #expect(
      (100..<108).map { image.pixel(x: $0, y: 45).red > 128 } == [true, true, false, false, true, true, false, false])
  }

  @Test func resolvedTextIsMeasuredAndDrawn() {
    let drawn = lines { context, _ in
      var text = context.resolve(Text(verbatim: "abc").foregroundColor(.red))
      let size = text.measure(in: CGSize(width: 100, height: 100))
      #expect(size == CGSize(width: 24, height: 20))
      context.draw(text, at: CGPoint(x: 20, y: 10))
      text.shading = .color(.blue)
      context.draw(text, in: CGRect(x: 0, y: 0, width: 24, height: 20))
    }
    #expect(indented(drawn)[2...] == ["text #FF383C in 8,0 24×20: “abc”", "text #0088FF in 0,0 24×20: “abc”"])
  }

  @Test func resolvedSymbolDrawsTaggedView() {
    let screen = layOut {
      Canvas { context, size in
        guard let star = context.resolveSymbol(id: 7) else { return }
        #expect(star.size == CGSize(width: 4, height: 6))
        for x in 0..<3 { context.draw(star, at: CGPoint(x: 10 * x, y: 10), anchor: .topLeading) }
        #expect(context.resolveSymbol(id: 8) == nil && context.resolveSymbol(id: "7") == nil)
      } symbols: {
        Color.red.frame(width: 4, height: 6).tag(7)
      }.frame(width: 40, height: 20)
    }
    let drawn = screen.displayList().components(separatedBy: "\n")
    #expect(drawn.filter { $0.contains("fill #FF383C") }.count == 3)
  }

  @Test func resolvedImageUsesItsShading() {
    let drawn = lines { context, _ in
      var star = context.resolve(Image(systemName: "star.fill"))
      star.shading = .color(.yellow)
      context.draw(star, at: .zero)
    }
    #expect(indented(drawn)[2].hasPrefix("fill #FFCC00"))
  }

  @Test func canvasRedrawsWhenStateChanges() throws {
    struct Growing: View {
      @State private var width: CGFloat = 1
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        VStack {
          Button("Grow") { width += 1 }
          Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 1)), with: .color(.red))
          }
        }
      }
    }
    let screen = layOut { Growing() }
    #expect(screen.displayList().contains("rectangle 0,0 1×1"))
    try screen.find("Grow").tap()
    #expect(screen.displayList().contains("rectangle 0,0 2×1"))
  }

  @Test func pathOfHundredThousandPointsIsDrawnInTime() throws {
    let screen = layOut {
      Canvas { context, size in
        var path = Path()
        path.move(to: .zero)
        for index in 0..<100_000 {
          path.addLine(to: CGPoint(x: CGFloat(index % 40), y: CGFloat(index * 7 % 20)))
        }
        context.stroke(path, with: .color(.red), lineWidth: 0.5)
      }.frame(width: 40, height: 20)
    }
    var image: RenderedImage?
    let time = try ProcessorTime.measure { image = try screen.image() }
    #expect(time < .seconds(5))
    let seen = try #require(image)
    #expect((80..<120).contains { seen.pixel(x: $0, y: 50).description != "#FFFFFF" })
  }

  @Test func invalidNumbersDoNotAffectOtherDrawing() throws {
    let square = square
    for number in [CGFloat.nan, .infinity, 0] {
      let screen = layOut {
        Canvas { context, _ in
          var copy = context
          copy.scaleBy(x: number, y: 1)
          copy.addFilter(.blur(radius: number))
          copy.opacity = number
          copy.fill(square, with: .color(.red))
          copy.draw(Text("a"), at: CGPoint(x: number, y: 0))
          context.fill(square, with: .color(.blue))
        }.frame(width: 40, height: 20)
      }
      #expect(try screen.image().pixel(x: 85, y: 45).description == "#0088FF")
    }
  }

  @Test func imagePaintTilesImage() throws {
    let picture = try #require(CGImage(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 255]))
    let image = Image(decorative: picture, scale: 1)
    let screen = layOut { Rectangle().fill(.image(image, scale: 4)).frame(width: 40, height: 20) }
    #expect(screen.displayList() == "fill tile 2×1 in 80,40 8×4: rectangle 80,40 40×20")
    #expect(try screen.image().pixel(x: 82, y: 50).red > 200)
    #expect(try screen.image().pixel(x: 86, y: 50).blue > 200)
  }
}
