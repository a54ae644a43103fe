import CanopyDrawing
import CanopyRaster
import Foundation
import Testing

/// Colours that go over into each other: where each is, and what is beyond the ends.
@MainActor @Suite struct GradientDrawingTests {
  private let black = DrawColor(red: 0, green: 0, blue: 0)
  private let white = DrawColor(red: 1, green: 1, blue: 1)

  private func image(
    _ geometry: DrawGradient.Geometry, _ spread: DrawGradient.Spread = .pad, stops: [DrawGradient.Stop]? = nil
  ) throws -> RasterImage {
    let gradient = DrawGradient(
      stops ?? [DrawGradient.Stop(black, at: 0), DrawGradient.Stop(white, at: 1)], geometry, spread: spread)
    let area = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let item = DisplayItem(id: 1, .fill(DisplayFill(area, .gradient(gradient))))
    return try #require(
      RasterImage(DisplayList([item]), size: CGSize(width: 100, height: 100), scale: 1, background: .clear))
  }

  private func light(_ image: RasterImage, _ x: Int, _ y: Int) -> Int {
    Int(((image.pixel(x: x, y: y)?.red ?? -1) * 100).rounded())
  }

  private func isNear(_ light: Int, _ expected: Int) -> Bool { abs(light - expected) <= 3 }

  // MARK: Lines

  @Test func linearGradientFollowsItsLine() throws {
    let image = try image(.linear(from: CGPoint(x: 20, y: 0), to: CGPoint(x: 80, y: 0)))
    #expect(light(image, 5, 50) == 0 && light(image, 95, 50) == 100)
    #expect(isNear(light(image, 50, 10), 50) && isNear(light(image, 35, 90), 25))
  }

  @Test func linearGradientExtendsBeyondItsEnds() throws {
    let (from, to) = (CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0))
    let again = try image(.linear(from: from, to: to), .repeat)
    #expect(isNear(light(again, 10, 0), light(again, 50, 0)) && isNear(light(again, 60, 0), 50))
    let back = try image(.linear(from: from, to: to), .mirror)
    #expect(isNear(light(back, 10, 0), light(back, 70, 0)) && isNear(light(back, 90, 0), light(back, 10, 0)))
  }

  @Test func diagonalGradientIsPerpendicularToItsLine() throws {
    let image = try image(.linear(from: .zero, to: CGPoint(x: 100, y: 100)))
    #expect(isNear(light(image, 50, 50), 50) && isNear(light(image, 99, 0), 50) && isNear(light(image, 0, 99), 50))
  }

  @Test func stopsAreAtTheirLocations() throws {
    let red = DrawColor(red: 1, green: 0, blue: 0)
    let stops = [
      DrawGradient.Stop(black, at: 0), DrawGradient.Stop(red, at: 0.25), DrawGradient.Stop(red, at: 0.75),
      DrawGradient.Stop(black, at: 0.75),
    ]
    let image = try image(.linear(from: .zero, to: CGPoint(x: 100, y: 0)), stops: stops)
    #expect(isNear(light(image, 12, 0), 50) && light(image, 50, 0) == 100 && light(image, 74, 0) == 100)
    #expect(light(image, 76, 0) == 0)
  }

  @Test func orderOfStopsDoesNotMatter() throws {
    let stops = [DrawGradient.Stop(white, at: 1), DrawGradient.Stop(black, at: 0)]
    let line = DrawGradient.Geometry.linear(from: .zero, to: CGPoint(x: 100, y: 0))
    #expect(try image(line, stops: stops).pixels == image(line).pixels)
  }

  // MARK: Circles

  @Test func radialGradientGoesOutward() throws {
    let image = try image(.radial(center: CGPoint(x: 50, y: 50), from: 10, to: 40, height: 1))
    #expect(light(image, 50, 50) == 0 && light(image, 57, 50) == 0)
    #expect(isNear(light(image, 75, 50), 50) && isNear(light(image, 50, 25), 50))
    #expect(light(image, 99, 99) == 100)
  }

  @Test func ellipticalGradientFillsItsEllipse() throws {
    let image = try image(.radial(center: CGPoint(x: 50, y: 50), from: 0, to: 40, height: 0.5))
    #expect(isNear(light(image, 70, 50), 50) && isNear(light(image, 50, 60), 51))
    #expect(light(image, 50, 75) == 100 && light(image, 85, 50) < 100)
  }

  @Test func angularGradientGoesAroundAPoint() throws {
    let image = try image(.angular(center: CGPoint(x: 50, y: 50), from: 0, to: 2 * .pi))
    #expect(isNear(light(image, 50, 90), 25) && isNear(light(image, 10, 50), 50) && isNear(light(image, 50, 10), 75))
    #expect(light(image, 90, 52) < 5 && light(image, 90, 47) > 95)
    #expect(isNear(light(image, 80, 80), 12))
  }

  @Test func angularGradientCoversPartOfATurn() throws {
    let image = try image(.angular(center: CGPoint(x: 50, y: 50), from: 0, to: .pi))
    #expect(isNear(light(image, 50, 90), 50))
    // What is left has the colours of the ends, half and half.
    #expect(light(image, 10, 40) == 100 && light(image, 90, 40) == 0)
  }

  @Test func angularGradientCoversMoreThanATurn() throws {
    let image = try image(.angular(center: CGPoint(x: 50, y: 50), from: 0, to: 4 * .pi))
    // The last time is seen.
    #expect(isNear(light(image, 50, 90), 63) && isNear(light(image, 50, 10), 88))
    let back = try self.image(.angular(center: CGPoint(x: 50, y: 50), from: 2 * .pi, to: 0))
    #expect(isNear(light(back, 50, 90), 75) && isNear(light(back, 50, 10), 25))
  }

  @Test("A gradient around a point is the same to the bit, however much of it is seen", arguments: 0..<20)
  func angularGradientsDontDependOnClips(seed: UInt64) throws {
    var dice = Dice(state: seed)
    func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &dice)) }
    let colors = [black, white, DrawColor(red: 1, green: 0, blue: 0, opacity: 0.4)]
    let stops = colors.enumerated().map { DrawGradient.Stop($0.element, at: CGFloat($0.offset) / 2) }
    let geometry = DrawGradient.Geometry.angular(
      center: CGPoint(x: number(0...100), y: number(0...100)), from: 0, to: Double(number(-7...7)))
    let area = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let fill = DisplayFill(area, .gradient(DrawGradient(stops, geometry)))
    let turn = CGAffineTransform(translationX: number(-20...20), y: 0).rotated(by: number(0...1))
    let item = DisplayItem(id: 1, .group(DisplayGroup(.transform(turn), [DisplayItem(id: 2, .fill(fill))])))
    let part = Extent(left: number(0...45), top: number(0...45), right: number(50...100), bottom: number(50...100))
    func pixels(_ item: DisplayItem) throws -> [[UInt8]] {
      let size = CGSize(width: 100, height: 100)
      let image = try #require(RasterImage(DisplayList([item]), size: size, scale: 1, background: .clear))
      let rows = Int(part.top)..<Int(part.bottom)
      return rows.map { Array(image.pixels[(400 * $0 + 4 * Int(part.left))..<(400 * $0 + 4 * Int(part.right))]) }
    }
    let clipped = DisplayItem(id: 3, .group(DisplayGroup(.clip(Path(part.rect), FillStyle()), [item])))
    #expect(try pixels(item) == pixels(clipped))
  }

  // MARK: Misuse

  @Test func gradientWithoutColorsIsEmpty() throws {
    let line = DrawGradient.Geometry.linear(from: .zero, to: CGPoint(x: 100, y: 0))
    #expect(try image(line, stops: []).pixel(x: 50, y: 50)?.opacity == 0)
    #expect(try image(line, stops: [DrawGradient.Stop(white, at: 0.5)]).pixel(x: 5, y: 5)?.red == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300]) func invalidGradientNumbersAreHandled(
    number: CGFloat
  ) throws {
    let point = CGPoint(x: number, y: number)
    _ = try image(.linear(from: point, to: .zero))
    _ = try image(.radial(center: point, from: number, to: number, height: number))
    _ = try image(.angular(center: point, from: Double(number), to: 1))
    let stops = [DrawGradient.Stop(white, at: number), DrawGradient.Stop(black, at: 1)]
    _ = try image(.linear(from: .zero, to: CGPoint(x: 9, y: 9)), stops: stops)
    for from in [0, Double(number)] {
      _ = try image(.angular(center: .zero, from: from, to: 1))
      _ = try image(.angular(center: .zero, from: 1, to: from))
      _ = try image(.angular(center: .zero, from: from, to: 1), stops: stops)
    }
    let part = Float(number)
    let strange = [
      DrawColor(red: part, green: -part, blue: -1, opacity: part), DrawColor(red: 2, green: -1, blue: part),
    ]
    let colors = strange.enumerated().map { DrawGradient.Stop($0.element, at: CGFloat($0.offset)) }
    _ = try image(.angular(center: CGPoint(x: 50, y: 50), from: 0, to: 4), stops: colors)
  }
}
