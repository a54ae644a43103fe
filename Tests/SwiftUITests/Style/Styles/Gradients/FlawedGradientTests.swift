import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Gradients and colors made from numbers that can't be drawn.
@MainActor @Suite struct FlawedGradientTests {
  private struct Misused<Style: ShapeStyle>: View {
    let style: () -> Style
    var body: some View { Rectangle().fill(style()) }
  }

  private func issues(_ style: @escaping () -> some ShapeStyle) throws -> [String] {
    let screen = layOut { Misused(style: style) }
    _ = try screen.image(scale: 1)
    _ = screen.displayList()
    #expect(screen.issues.allSatisfy { $0.kind == .drawing && $0.message.contains("in the body of Misused") })
    return screen.issues.map(\.message)
  }

  @Test(arguments: [CGFloat.nan, -5, .infinity]) func invalidGradientRadiusIsReportedAndZero(radius: CGFloat) throws {
    let radial = try issues {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: radius)
    }
    #expect(radial.count == 1 && radial[0].contains("A radial gradient in the body of Misused"))
    #expect(try issues { .radialGradient(Gradient(colors: [.red]), startRadius: radius, endRadius: 5) }.count == 1)
    #expect(try issues { .ellipticalGradient(colors: [.red, .blue], endRadiusFraction: radius) }.count == 1)
    let screen = layOut {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: radius, endRadius: 1e5)
    }
    #expect(try screen.image(scale: 1).pixel(x: 100, y: 50).description == "#FF383C")
  }

  @Test func nanGradientAnglesAndPointsAreReported() throws {
    #expect(try issues { .conicGradient(colors: [.red, .blue], center: .center, angle: .degrees(.nan)) }.count == 1)
    #expect(
      try issues { .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: UnitPoint(x: .nan, y: 1)) }.count
        == 1)
  }

  /// The words are Apple's.
  @Test func gradientStopsOutOfOrderAreSortedAndReported() throws {
    let stops = [Gradient.Stop(color: .red, location: 0.8), Gradient.Stop(color: .blue, location: 0.2)]
    let found = try issues { LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing) }
    #expect(found.count == 1 && found[0].hasPrefix("Gradient stop locations must be ordered"))
    let lost = [Gradient.Stop(color: .red, location: .nan), Gradient.Stop(color: .blue, location: 0.2)]
    #expect(try issues { Gradient(stops: lost) }.count == 1)
    #expect(try issues { Gradient(stops: [stops[1], stops[1], stops[0]]) }.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func nonFiniteColorComponentsAreReported(number: Double)
    throws
  {
    #expect(try issues { Color(red: number, green: 1, blue: 0) }.count == 1)
    #expect(try issues { Color(hue: 0.5, saturation: number, brightness: 1) }.count == 1)
    #expect(try issues { Color(white: 0, opacity: number) }.count == 1)
    #expect(try issues { Color(UIColor(white: number, alpha: 1)) }.count == 1)
    #expect(try issues { Color.red.opacity(number) }.count == 1)
    let screen = layOut { Color(red: number, green: 1, blue: 0) }
    #expect(screen.displayList() == "fill #00FF00: rectangle 0,0 200×100")
    #expect(layOut { Color.red.opacity(number) }.displayList() == "fill #FF383C: rectangle 0,0 200×100")
  }
}
