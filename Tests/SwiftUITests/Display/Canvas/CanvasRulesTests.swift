import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The coordinates and the clip of a graphics context, and its sizes of texts, images and symbols.
@MainActor @Suite struct CanvasRulesTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))

  /// Runs a renderer in a canvas of 80 by 60 points in the middle of the window.
  @discardableResult
  private func draw(
    scale: CGFloat = 1, _ direction: LayoutDirection = .leftToRight,
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> TestScreen {
    let screen = layOut {
      $0.displayScale = scale
      $0.layoutDirection = direction
    } _: {
      Canvas(renderer: renderer).frame(width: 80, height: 60)
    }
    _ = screen.displayList()
    return screen
  }

  private func color(_ screen: TestScreen, _ x: Int, _ y: Int) throws -> String {
    try screen.image(scale: 1).pixel(x: 60 + x, y: 20 + y).description
  }

  // MARK: Clips

  @Test func theClipIsAtFirstTheCanvas() {
    draw { context, size in #expect(context.clipBoundingRect == CGRect(origin: .zero, size: size)) }
  }

  @Test func theClipIsInTheCoordinatesOfTheMoment() {
    draw { context, _ in
      context.scaleBy(x: 2, y: 4)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 40, height: 15))
      context.translateBy(x: 10, y: 5)
      #expect(context.clipBoundingRect == CGRect(x: -10, y: -5, width: 40, height: 15))
    }
  }

  @Test func clipsIntersect() {
    let square = square
    draw { context, _ in
      context.clip(to: square)
      context.translateBy(x: 30, y: 30)
      context.clip(to: square)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test func aClipToNothingIsNull() throws {
    let square = square
    let screen = draw { context, size in
      context.clip(to: Path())
      #expect(context.clipBoundingRect.isNull)
      context.rotate(by: .degrees(30))
      #expect(context.clipBoundingRect.isNull)
      context.fill(square, with: .color(.red))
    }
    #expect(try color(screen, 20, 20) == "#FFFFFF")
    draw { context, _ in
      context.clip(to: square.offsetBy(dx: 500, dy: 0))
      #expect(context.clipBoundingRect.isEmpty)
    }
  }

  @Test func anInverseClipKeepsTheBounds() {
    let square = square
    draw { context, size in
      context.clip(to: square, options: .inverse)
      #expect(context.clipBoundingRect == CGRect(origin: .zero, size: size))
    }
  }

  @Test func aClipInALayerEndsWithTheLayer() throws {
    let square = square
    let screen = draw { context, _ in
      context.drawLayer { layer in
        layer.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
        layer.fill(square, with: .color(.red))
      }
      context.fill(Path(CGRect(x: 20, y: 20, width: 10, height: 10)), with: .color(.blue))
    }
    #expect(try color(screen, 5, 5) == "#FF383C")
    #expect(try color(screen, 15, 15) == "#FFFFFF")
    #expect(try color(screen, 25, 25) == "#0088FF")
  }

  @Test func aLayerBeginsAtTheCoordinatesAroundIt() throws {
    let screen = draw { context, _ in
      context.translateBy(x: 30, y: 0)
      context.opacity = 0.5
      context.drawLayer { layer in
        #expect(layer.transform == CGAffineTransform(translationX: 30, y: 0))
        #expect(layer.opacity == 1 && layer.blendMode == .normal)
        layer.translateBy(x: 0, y: 30)
        layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
      }
      #expect(context.transform == CGAffineTransform(translationX: 30, y: 0))
    }
    #expect(try ["#7F7F7F", "#808080"].contains(color(screen, 35, 35)))
    #expect(try color(screen, 35, 5) == "#FFFFFF")
  }

  @Test func errorsInALayerReachTheRenderer() {
    struct Failure: Error {}
    draw { context, _ in
      #expect(throws: Failure.self) { try context.drawLayer { _ in throw Failure() } }
      #expect(throws: Failure.self) { try context.clipToLayer { _ in throw Failure() } }
    }
  }

  @Test func whatIsOutsideTheCanvasIsNotDrawn() throws {
    let screen = draw { context, _ in
      context.fill(Path(CGRect(x: -50, y: -50, width: 500, height: 500)), with: .color(.red))
    }
    #expect(try color(screen, -1, 30) == "#FFFFFF" && color(screen, 80, 30) == "#FFFFFF")
    #expect(try color(screen, 0, 30) == "#FF383C" && color(screen, 79, 30) == "#FF383C")
  }

  // MARK: Numbers that can't be drawn

  @Test func anOpacityThatIsNoNumberIsOne() throws {
    let square = square
    for (opacity, expected) in [(Double.nan, "#FF383C"), (7, "#FF383C"), (-1, "#FFFFFF")] {
      let screen = draw { context, _ in
        context.opacity = opacity
        context.fill(square, with: .color(.red))
      }
      #expect(try color(screen, 20, 20) == expected)
    }
  }

  @Test func filtersWithWrongNumbersHarmNoOtherDrawing() throws {
    var projection = ProjectionTransform()
    projection.m13 = .nan
    var matrix = ColorMatrix()
    matrix.r1 = .nan
    let filters: [GraphicsContext.Filter] = [
      .blur(radius: .nan), .blur(radius: -4), .blur(radius: .infinity), .projectionTransform(projection),
      .colorMatrix(matrix), .shadow(radius: .nan, x: .infinity), .alphaThreshold(min: .nan, max: .infinity),
      .brightness(.nan), .hueRotation(.degrees(.infinity)), .contrast(.nan),
    ]
    let square = square
    for filter in filters {
      let screen = draw { context, _ in
        var other = context
        other.addFilter(filter)
        other.fill(square, with: .color(.red))
        context.fill(Path(CGRect(x: 60, y: 40, width: 10, height: 10)), with: .color(.blue))
      }
      #expect(try color(screen, 65, 45) == "#0088FF", "\(filter)")
    }
  }

  @Test func aThresholdTakesColorsOfWiderGamuts() throws {
    let square = square
    let colors: [(Color, String)] = [
      (Color(.displayP3, red: 0, green: 1, blue: 0), "#00FF00"), (Color(red: -2, green: 3, blue: 0.5), "#00FF80"),
      (Color(red: 1, green: 1, blue: 1, opacity: 5), "#FFFFFF"),
    ]
    for (filling, expected) in colors {
      let screen = draw { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: filling))
        context.fill(square, with: .color(.black))
      }
      #expect(try color(screen, 20, 20) == expected, "\(filling)")
    }
  }

  @Test func picturesInRectanglesThatAreNotFiniteAreLeftOut() throws {
    let picture = try TestScreen(size: CGSize(width: 4, height: 4)) { Color.red }.image(scale: 1).cgImage
    let image = Image(decorative: picture, scale: 1)
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e30, -1e30]
    let screen = draw { context, _ in
      for number in numbers {
        for rect in [
          CGRect(x: number, y: 0, width: 9, height: 9), CGRect(x: 0, y: 0, width: number, height: 9),
          CGRect(x: number, y: number, width: number, height: number),
        ] {
          for shown in [image, image.resizable(), image.resizable(resizingMode: .tile)] {
            context.draw(shown, in: rect)
          }
          context.draw(Text("text"), in: rect)
          context.draw(Image(systemName: "star"), in: rect)
        }
        context.draw(image, at: CGPoint(x: number, y: 0))
        context.draw(Text("text"), at: CGPoint(x: 0, y: number))
      }
      context.fill(Path(CGRect(x: 60, y: 40, width: 10, height: 10)), with: .color(.blue))
    }
    #expect(try color(screen, 65, 45) == "#0088FF")
  }

  @Test func gradientsWithWrongNumbersHarmNoOtherDrawing() throws {
    let gradient = Gradient(colors: [.red, .green])
    let square = square
    let shadings: [GraphicsContext.Shading] = [
      .linearGradient(gradient, startPoint: CGPoint(x: CGFloat.nan, y: 0), endPoint: .zero),
      .linearGradient(gradient, startPoint: .zero, endPoint: .zero),
      .radialGradient(gradient, center: CGPoint(x: CGFloat.infinity, y: 0), startRadius: -1, endRadius: .nan),
      .conicGradient(gradient, center: .zero, angle: .radians(.infinity)),
      .linearGradient(
        Gradient(colors: []), startPoint: .zero, endPoint: CGPoint(x: 9, y: 9)), .palette([]),
    ]
    for shading in shadings {
      let screen = draw { context, _ in
        context.fill(square, with: shading)
        context.stroke(square, with: shading, lineWidth: 3)
        context.fill(Path(CGRect(x: 60, y: 40, width: 10, height: 10)), with: .color(.blue))
      }
      #expect(try color(screen, 65, 45) == "#0088FF")
    }
  }

  // MARK: Texts, images and symbols

  @Test func aResolvedTextWrapsToTheProposedSize() {
    draw { context, _ in
      let text = context.resolve(Text(verbatim: "aa bb cc"))
      #expect(text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)) == CGSize(width: 64, height: 20))
      #expect(text.measure(in: CGSize(width: 40, height: 100)) == CGSize(width: 40, height: 40))
      #expect(text.firstBaseline(in: CGSize(width: 40, height: 100)) == 16)
      #expect(text.lastBaseline(in: CGSize(width: 40, height: 100)) == 36)
    }
  }

  @Test(arguments: [(UnitPoint.center, 24.0, 20.0), (.topLeading, 40, 30), (.bottomTrailing, 8, 10)])
  func anAnchorIsThePointOfATextThatIsAtThePoint(anchor: UnitPoint, x: CGFloat, y: CGFloat) {
    let screen = draw { context, _ in
      context.draw(Text(verbatim: "abcd"), at: CGPoint(x: 40, y: 30), anchor: anchor)
    }
    #expect(screen.displayList().contains("in \(Int(x)),\(Int(y)) 32×20: “abcd”"))
  }

  @Test func aTextTakesTheFontAndTheStyleOfTheCanvas() {
    let screen = layOut {
      Canvas { context, _ in
        #expect(context.environment.multilineTextAlignment == .trailing)
        context.draw(Text(verbatim: "ab"), at: .zero, anchor: .topLeading)
      }
      .font(.system(size: 32)).foregroundStyle(.red).multilineTextAlignment(.trailing)
    }
    #expect(screen.displayList().contains("text #FF383C in 0,0 32×39: “ab”"))
  }

  @Test func aShadingReplacesTheStyleOfAText() {
    let screen = draw { context, _ in
      var text = context.resolve(Text(verbatim: "ab").foregroundStyle(.red))
      context.draw(text, in: CGRect(x: 0, y: 0, width: 80, height: 20))
      text.shading = .color(.blue)
      context.draw(text, in: CGRect(x: 0, y: 20, width: 80, height: 20))
    }
    let texts = screen.displayList().components(separatedBy: "\n").filter { $0.contains("text") }
    #expect(texts.map { $0.contains("#FF383C") } == [true, false])
    #expect(texts.map { $0.contains("#0088FF") } == [false, true])
  }

  @Test func symbolsAreFoundByTheirTagsAndTypes() {
    let screen = layOut {
      Canvas { context, _ in
        #expect(context.resolveSymbol(id: 1)?.size == CGSize(width: 30, height: 20))
        #expect(context.resolveSymbol(id: "1") == nil)
        #expect(context.resolveSymbol(id: 2) == nil)
        #expect(context.resolveSymbol(id: "b")?.size == CGSize(width: 8, height: 20))
      } symbols: {
        Color.red.frame(width: 30, height: 20).tag(1)
        Text(verbatim: "b").tag("b")
      }
    }
    _ = screen.displayList()
    #expect(screen.texts == [])
  }

  @Test func aSymbolIsStretchedIntoARectangle() throws {
    let screen = layOut {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 60))
        context.draw(symbol, at: CGPoint(x: 80, y: 60), anchor: .bottomTrailing)
      } symbols: {
        Color.red.frame(width: 10, height: 10).tag(1)
      }
      .frame(width: 80, height: 60)
    }
    #expect(try color(screen, 39, 59) == "#FF383C" && color(screen, 41, 30) == "#FFFFFF")
    #expect(try color(screen, 71, 51) == "#FF383C" && color(screen, 69, 55) == "#FFFFFF")
  }

  @Test func aSymbolWithoutASizeIsNotDrawn() throws {
    let screen = layOut {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 40))
      } symbols: {
        Color.red.frame(width: 0, height: 10).tag(1)
      }
    }
    #expect(screen.displayList() == "")
  }

  @Test func coordinatesAreNotMirrored() throws {
    let screen = draw(.rightToLeft) { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    #expect(try color(screen, 5, 5) == "#FF383C" && color(screen, 75, 5) == "#FFFFFF")
  }

  @Test func shadingsAreResolvedInTheEnvironment() {
    for scheme in [ColorScheme.light, .dark] {
      let screen = layOut {
        $0.colorScheme = scheme
      } _: {
        Canvas { context, size in
          let all = Path(CGRect(origin: .zero, size: size))
          context.fill(all, with: .color(.primary))
          context.fill(all, with: context.resolve(.color(.primary)))
          context.fill(all, with: .palette([.style(.primary), .color(.red)]))
        }
      }
      let fills = screen.displayList().components(separatedBy: "\n").filter { $0.contains("fill") }
      #expect(fills.count == 3 && Set(fills).count == 1)
      #expect(fills.first?.contains(scheme == .light ? "#000000" : "#FFFFFF") == true)
    }
  }
}
