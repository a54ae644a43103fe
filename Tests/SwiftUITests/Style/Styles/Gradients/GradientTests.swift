@testable import CanopyRaster
import CanopyDrawing
import CanopyStyle
import Foundation
import Testing

@testable import CanopyCore

@Suite struct GradientTests {
  private let values = EnvironmentValues()
  private let gradient = Gradient(colors: [.red, .blue])

  private func paint(_ style: some ShapeStyle) -> GradientPaint? {
    if case .gradient(let gradient) = style._paint(in: values).kind { gradient } else { nil }
  }

  @Test func gradientColorsAreSpacedEvenly() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test func gradientStopsKeepTheirLocations() {
    let stops = [Gradient.Stop(color: .red, location: 0.2), Gradient.Stop(color: .blue, location: 0.3)]
    #expect(Gradient(stops: stops).stops == stops)
    #expect(
      paint(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))?.stops.map(\.location) == [0.2, 0.3])
  }

  @Test func gradientsAreEqualIfTheirStopsAre() {
    #expect(gradient == Gradient(colors: [.red, .blue]))
    #expect(gradient != Gradient(colors: [.blue, .red]))
    #expect(AnyGradient(gradient) == AnyGradient(gradient))
    #expect(gradient.colorSpace(.perceptual) != AnyGradient(gradient))
    #expect(Set([gradient, Gradient(colors: [.red, .blue])]).count == 1)
  }

  @Test func gradientRunsFromTopToBottomByDefault() {
    #expect(paint(gradient)?.geometry == .linear(from: .top, to: .bottom))
    #expect(paint(AnyGradient(gradient))?.geometry == .linear(from: .top, to: .bottom))
  }

  @Test func gradientColorsAreResolved() {
    let colors = paint(gradient)?.stops.map(\.color)
    #expect(colors == [Color.red.resolve(in: values), Color.blue.resolve(in: values)])
  }

  @Test func gradientKeepsItsColorSpace() {
    #expect(paint(gradient)?.colorSpace == .device)
    #expect(paint(gradient.colorSpace(.perceptual))?.colorSpace == .perceptual)
    let linear = LinearGradient.linearGradient(gradient.colorSpace(.perceptual), startPoint: .top, endPoint: .bottom)
    #expect(paint(linear)?.colorSpace == .perceptual)
  }

  @Test func gradientOfColorIsLighterAtTheTop() throws {
    let stops = try #require(paint(Color.blue.gradient)).stops
    #expect(stops.count == 2)
    #expect(stops[0].color.linearRed > stops[1].color.linearRed)
    #expect(stops[1].color == Color.blue.resolve(in: values))
    #expect(Color.blue.gradient == Color.blue.gradient)
  }

  @Test func linearGradientsHaveTwoEnds() {
    let expected = GradientPaint.Geometry.linear(from: .leading, to: .trailing)
    #expect(paint(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))?.geometry == expected)
    #expect(
      paint(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))?.geometry == expected)
    #expect(paint(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))?.geometry == expected)
    #expect(paint(.linearGradient(colors: [.red], startPoint: .leading, endPoint: .trailing))?.geometry == expected)
    #expect(paint(.linearGradient(stops: [], startPoint: .leading, endPoint: .trailing))?.geometry == expected)
  }

  @Test func radialGradientsHaveTwoRadii() {
    let expected = GradientPaint.Geometry.radial(center: .center, from: 1, to: 2)
    #expect(
      paint(RadialGradient(gradient: gradient, center: .center, startRadius: 1, endRadius: 2))?.geometry == expected)
    #expect(
      paint(RadialGradient(colors: [.red], center: .center, startRadius: 1, endRadius: 2))?.geometry == expected)
    #expect(paint(RadialGradient(stops: [], center: .center, startRadius: 1, endRadius: 2))?.geometry == expected)
    #expect(paint(.radialGradient(gradient, startRadius: 1, endRadius: 2))?.geometry == expected)
    #expect(paint(.radialGradient(AnyGradient(gradient), startRadius: 1, endRadius: 2))?.geometry == expected)
    #expect(
      paint(.radialGradient(colors: [.red], center: .center, startRadius: 1, endRadius: 2))?.geometry == expected)
    #expect(paint(.radialGradient(stops: [], center: .center, startRadius: 1, endRadius: 2))?.geometry == expected)
  }

  @Test func ellipticalGradientsHaveRadiusFractions() {
    let expected = GradientPaint.Geometry.elliptical(center: .center, from: 0, to: 0.5)
    #expect(paint(EllipticalGradient(gradient: gradient))?.geometry == expected)
    #expect(paint(EllipticalGradient(colors: [.red]))?.geometry == expected)
    #expect(paint(EllipticalGradient(stops: []))?.geometry == expected)
    #expect(paint(.ellipticalGradient(gradient))?.geometry == expected)
    #expect(paint(.ellipticalGradient(AnyGradient(gradient)))?.geometry == expected)
    #expect(paint(.ellipticalGradient(colors: [.red]))?.geometry == expected)
    #expect(paint(.ellipticalGradient(stops: []))?.geometry == expected)
  }

  @Test func angularGradientsHaveStartAndEndAngle() {
    let expected = GradientPaint.Geometry.angular(center: .center, from: .degrees(10), to: .degrees(20))
    let (start, end) = (Angle.degrees(10), Angle.degrees(20))
    #expect(
      paint(AngularGradient(gradient: gradient, center: .center, startAngle: start, endAngle: end))?.geometry
        == expected)
    #expect(
      paint(AngularGradient(colors: [.red], center: .center, startAngle: start, endAngle: end))?.geometry == expected)
    #expect(paint(AngularGradient(stops: [], center: .center, startAngle: start, endAngle: end))?.geometry == expected)
    #expect(paint(.angularGradient(gradient, startAngle: start, endAngle: end))?.geometry == expected)
    #expect(paint(.angularGradient(AnyGradient(gradient), startAngle: start, endAngle: end))?.geometry == expected)
    #expect(
      paint(.angularGradient(colors: [.red], center: .center, startAngle: start, endAngle: end))?.geometry == expected)
    #expect(
      paint(.angularGradient(stops: [], center: .center, startAngle: start, endAngle: end))?.geometry == expected)
  }

  @Test func conicGradientsSpanFullCircle() {
    let expected = GradientPaint.Geometry.angular(center: .center, from: .zero, to: .degrees(360))
    #expect(paint(AngularGradient(gradient: gradient, center: .center))?.geometry == expected)
    #expect(paint(AngularGradient(colors: [.red], center: .center))?.geometry == expected)
    #expect(paint(AngularGradient(stops: [], center: .center))?.geometry == expected)
    #expect(paint(.conicGradient(gradient))?.geometry == expected)
    #expect(paint(.conicGradient(AnyGradient(gradient)))?.geometry == expected)
    #expect(paint(.conicGradient(colors: [.red], center: .center))?.geometry == expected)
    #expect(paint(.conicGradient(stops: [], center: .center))?.geometry == expected)
  }

  @Test func linearGradientsWithEqualPointsAreEqual() {
    let first = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    #expect(first == LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    #expect(first != LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .bottom))
    #expect(AnyShapeStyle(first) == AnyShapeStyle(first))
    #expect(AnyShapeStyle(first) != AnyShapeStyle(gradient))
  }
}
