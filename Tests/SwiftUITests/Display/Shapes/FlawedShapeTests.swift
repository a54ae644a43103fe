import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Shapes made from numbers that can't be drawn.
@MainActor @Suite struct FlawedShapeTests {
  /// A view that draws a shape and a blue square beside it.
  private struct Misused<Content: View>: View {
    let content: Content
    @State private var count = 0

    var body: some View {
      HStack(spacing: 0) {
        content.frame(width: 100, height: 100)
        Button("Again") { count += 1 }.frame(width: 40)
        Color.blue.opacity(count == 0 ? 1 : 0.9)
      }
    }
  }

  /// Draws a view three times, and returns the issues.
  private func issues(_ content: some View) throws -> [RuntimeIssue] {
    let screen = layOut { Misused(content: content) }
    _ = screen.displayList()
    try screen.find("Again").tap()
    #expect(try screen.image(scale: 1).pixel(x: 170, y: 50).blue > 200)
    for issue in screen.issues {
      #expect(issue.kind == .drawing && issue.count == 1, "\(issue)")
      #expect(issue.message.contains("in the body of Misused"), "\(issue)")
    }
    return screen.issues
  }

  private struct Line: Shape {
    var points: [CGPoint]
    func path(in rect: CGRect) -> Path { Path { $0.addLines(points) } }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func nonFinitePointsAreReportedAndOmitted(
    number: CGFloat
  ) throws {
    let line = Line(points: [.zero, CGPoint(x: number, y: 50), CGPoint(x: 100, y: 100)])
    #expect(line.path(in: .zero).description == "0 0 m 100 100 l")
    let found = try issues(line.stroke(.red, lineWidth: 4))
    #expect(found.count == 1 && found[0].message.contains("isn't finite"))
    #expect(found[0].message.hasPrefix("The shape StrokedShape<Line>"))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func nonFiniteTransformsOfShapesAreReported(
    number: CGFloat
  ) throws {
    #expect(try issues(Rectangle().size(width: number, height: 10)).count == 1)
    #expect(try issues(Circle().offset(x: number)).count == 1)
    #expect(try issues(Circle().rotation(.degrees(number))).count == 1)
    #expect(try issues(Ellipse().scale(number)).count == 1)
    #expect(try issues(Circle().inset(by: number).fill(.red)).count == (number == .infinity ? 0 : 1))
    #expect(try issues(Color.red.clipShape(Circle().offset(y: number))).count == 1)
    #expect(try issues(Circle().subtracting(Circle().offset(x: number))).count == 1)
  }

  @Test(arguments: [CGFloat.nan, -4]) func invalidCornerRadiusIsReportedAndZero(radius: CGFloat) throws {
    let found = try issues(Color.red.clipShape(RoundedRectangle(cornerRadius: radius)))
    #expect(found.count == 1 && found[0].message.contains("corner radius that is negative or not a number"))
    #expect(try issues(UnevenRoundedRectangle(topLeadingRadius: radius)).count == 1)
    #expect(try issues(Color.red.cornerRadius(radius)).count == 1)
    let screen = layOut { RoundedRectangle(cornerRadius: radius).fill(.red) }
    #expect(screen.displayList() == "fill #FF383C: rectangle 0,0 200×100")
  }

  /// Public code writes this for ends that are as round as can be.
  @Test func infiniteCornerRadiusMakesCapsule() {
    func list(_ view: some View) -> String { layOut { view }.displayList() }
    #expect(
      list(Color.red.cornerRadius(.infinity).frame(width: 60, height: 20))
        == list(Color.red.cornerRadius(10).frame(width: 60, height: 20)))
    #expect(list(Rectangle().cornerRadius(.infinity)) == list(Rectangle().clipShape(Capsule())))
    let screen = layOut { Color.red.cornerRadius(.infinity) }
    #expect(screen.displayList().isEmpty == false && screen.issues.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3]) func invalidLineWidthIsReportedAndNotDrawn(width: CGFloat) throws {
    for view in [
      AnyView(Circle().stroke(.red, lineWidth: width)), AnyView(Circle().stroke(lineWidth: width)),
      AnyView(Path(CGRect(x: 0, y: 0, width: 9, height: 9)).stroke(.red, lineWidth: width)),
    ] {
      let found = try issues(view)
      #expect(found.count == 1 && found[0].message.contains("line width that is negative or not finite"))
    }
    let bordered = try issues(Color.red.border(.red, width: width))
    #expect(bordered.contains { $0.message.contains("line width that is negative or not finite") })
  }

  @Test func zeroLineWidthIsNotReported() throws {
    #expect(try issues(Circle().stroke(.red, lineWidth: 0)).isEmpty)
    #expect(try issues(Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [0, 4]))).isEmpty)
  }

  @Test(arguments: [[-1, 3], [0, 0], [.nan], [4, .infinity]] as [[CGFloat]])
  func invalidDashesAreReported(dash: [CGFloat]) throws {
    let found = try issues(Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: dash)))
    #expect(found.count == 1 && found[0].message.contains("has dashes that can't be drawn"))
    #expect(try issues(Circle().stroke(.red, style: StrokeStyle(dash: [4], dashPhase: .nan))).count == 1)
  }

  @Test func nanTrimIsReportedAndNotDrawn() throws {
    let found = try issues(Circle().trim(from: 0, to: 0 / .zero))
    #expect(found.count == 1 && found[0].message.contains("is trimmed from or to a number that is NaN"))
    let screen = layOut { Circle().trim(from: .nan).stroke(.red) }
    #expect(screen.displayList().isEmpty && screen.issues.count == 1)
    #expect(try issues(Circle().trim(from: -.infinity, to: 7)).isEmpty)
  }

  @Test func strokedClipShapeShowsOnlyTheStroke() throws {
    let screen = layOut { Color.red.clipShape(Rectangle().stroke(lineWidth: 20)).frame(width: 60, height: 60) }
    let image = try screen.image(scale: 1)
    #expect(image.pixel(x: 75, y: 50).description == "#FF383C")
    #expect(image.pixel(x: 100, y: 50).description == "#FFFFFF")
  }

  @Test func invalidCanvasValuesAreReportedOnce() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    var broken = square
    broken.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    let found = try issues(
      Canvas { [broken] context, _ in
        context.fill(broken, with: .color(.red))
        context.stroke(square, with: .color(.red), style: StrokeStyle(lineWidth: 1, dash: [-1]))
        context.fill(
          square,
          with: .radialGradient(Gradient(colors: [.red]), center: .zero, startRadius: -5, endRadius: .nan))
        context.translateBy(x: .infinity, y: 0)
        context.fill(square, with: .color(.red))
      })
    #expect(found.count == 3)
    let colors = layOut { Canvas { context, _ in context.fill(square, with: .color(white: .nan)) } }
    for _ in 0..<3 { _ = colors.displayList() }
    #expect(colors.issues.count == 1 && colors.displayList().contains("fill #000000"))
  }

  @Test func duplicateSymbolTagIsReportedAndTheFirstIsDrawn() throws {
    let screen = layOut {
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 20, y: 20)) }
      } symbols: {
        Color.red.frame(width: 10, height: 10).tag(1)
        Color.blue.frame(width: 10, height: 10).tag(1)
        Color.green.frame(width: 10, height: 10).tag(2)
      }
    }
    #expect(try screen.image(scale: 1).pixel(x: 20, y: 20).description == "#FF383C")
    #expect(screen.issues.map(\.message).filter { $0.contains("have the tag 1") }.count == 1)
    #expect(screen.issues.count == 1)
  }
}
