import CanopyTesting
import SwiftUI
import Testing

/// The positions and colors of the parts of gauges.
@MainActor @Suite struct GaugeLookTests {
  private func screen(
    _ width: CGFloat, _ height: CGFloat, _ environment: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content: () -> some View
  ) -> TestScreen {
    TestScreen(size: CGSize(width: width, height: height), environment: environment, content: content)
  }

  private func gauge(_ value: Double = 0.5) -> some View { Gauge(value: value) { Text("Fuel") } }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func barIsFilledFromTheLeadingEdge(direction: LayoutDirection) throws {
    let image = try screen(100, 60) {
      $0.layoutDirection = direction
    } content: {
      Gauge(value: 0.25) { Text("") }.tint(.black).gaugeStyle(.linearCapacity)
    }.image()
    func darkest(_ x: Int) -> Int { (0..<60).map { Int(image.pixel(x: x, y: $0).red) }.min() ?? 255 }
    let (leading, trailing) = direction == .leftToRight ? (10, 90) : (90, 10)
    #expect(darkest(leading) < 50 && darkest(trailing) > 150)
  }

  @Test func barOfTheDesktopIsGreenWithoutATint() throws {
    func fill(_ content: some View) throws -> [UInt8] {
      let image = try screen(100, 40) {
        $0.interfaceIdiom = .desktop
      } content: {
        content
      }.image()
      let pixel = image.pixel(x: 20, y: 32)
      return [pixel.red, pixel.green]
    }
    let (green, red) = (try fill(gauge()), try fill(gauge().tint(.red)))
    #expect(green[1] > 180 && green[0] < 100, "\(green)")
    #expect(red[0] > 200 && red[1] < 100, "\(red)")
  }

  private func screen(_ width: CGFloat, _ height: CGFloat, _ direction: LayoutDirection, _ content: some View)
    -> TestScreen
  {
    screen(width, height) {
      $0.layoutDirection = direction
    } content: {
      content.tint(Gradient(colors: [.black, .white]))
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func gradientFollowsTheBar(direction: LayoutDirection) throws {
    let image = try screen(100, 20, direction, gauge(0.5).gaugeStyle(.accessoryLinear)).image()
    let (start, end) = direction == .leftToRight ? (10, 90) : (90, 10)
    #expect(image.pixel(x: start, y: 10).red < 80 && image.pixel(x: end, y: 10).red > 180)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func gradientFollowsTheRing(direction: LayoutDirection) throws {
    let image = try screen(58, 58, direction, gauge(0.5).gaugeStyle(.accessoryCircular)).image()
    let (start, end) = direction == .leftToRight ? (3, 54) : (54, 3)
    #expect(image.pixel(x: start, y: 29).red < 120 && image.pixel(x: end, y: 29).red > 140)
  }

  // MARK: Rings

  /// The pixel of a ring of 58 points at a fraction of its arc.
  private func pixel(_ image: RenderedImage, _ fraction: Double, arc: Double) -> Int {
    let start = arc < 360 ? 90 + (360 - arc) / 2 : 270
    let angle = (start + arc * fraction) * .pi / 180
    return Int(image.pixel(x: Int(29 + 26 * cos(angle)), y: Int(29 + 26 * sin(angle))).red)
  }

  @Test func openRingHasAMarkAtTheValue() throws {
    let image = try screen(58, 58) { gauge(0.25).tint(Color(white: 0.7)).gaugeStyle(.accessoryCircular) }.image()
    #expect(pixel(image, 0.25, arc: 270) < 60, "the mark is black")
    #expect(pixel(image, 0.25 + 8 / 122.5, arc: 270) > 200 || pixel(image, 0.25 - 5 / 122.5, arc: 270) > 200, "a gap")
    for fraction in [0.05, 0.5, 0.95] { #expect((150...210).contains(pixel(image, fraction, arc: 270))) }
    #expect(image.pixel(x: 29, y: 1).red < 220 && image.pixel(x: 29, y: 56).red > 150, "it is open at the bottom")
  }

  @Test func fullRingIsFilledClockwiseFromTheTop() throws {
    let image = try screen(58, 58) { gauge(0.5).tint(.black).gaugeStyle(.accessoryCircularCapacity) }.image()
    #expect(pixel(image, 0.1, arc: 360) < 50 && pixel(image, 0.4, arc: 360) < 50)
    #expect(pixel(image, 0.6, arc: 360) > 150 && pixel(image, 0.9, arc: 360) > 150)
  }

  @Test func disabledGaugeIsLighter() throws {
    let image = try screen(58, 58) { gauge(1).tint(.black).disabled(true).gaugeStyle(.accessoryCircularCapacity) }
      .image()
    #expect(pixel(image, 0.4, arc: 360) > 100)
  }

  @Test func longValueFitsIntoTheRing() throws {
    let screen = screen(58, 58) {
      Gauge(value: 0.5) {
        Text("Fuel")
      } currentValueLabel: {
        Text("123,456")
      }
      .gaugeStyle(.accessoryCircular)
    }
    let value = try screen.find("123,456").frame
    #expect(value.width <= 40.5 && abs(value.midX - 29) < 0.5)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func boundsAreInTheOpening(direction: LayoutDirection) throws {
    let screen = screen(58, 58) {
      $0.layoutDirection = direction
    } content: {
      Gauge(value: 0.5) {
        Text("Fuel")
      } currentValueLabel: {
        Text("5")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("9")
      }
      .gaugeStyle(.accessoryCircular)
    }
    let (least, most) = (try screen.find("0").frame, try screen.find("9").frame)
    #expect(direction == .leftToRight ? least.maxX < most.minX : most.maxX < least.minX)
    #expect(screen.texts.contains("5") && !screen.texts.contains("Fuel"))
  }

  @Test func changeOfTheValueMoves() throws {
    struct Level: View {
      @State private var level = 0.0

      var body: some View {
        Gauge(value: level) { Text("") }.gaugeStyle(.linearCapacity).tint(.black)
        Button("Fill") { withAnimation(.linear(duration: 1)) { level = 1 } }
      }
    }
    let screen = screen(100, 100) { Level() }
    screen.touch(at: CGPoint(x: 50, y: try screen.find("Fill").frame.midY)).lift()
    screen.advance(by: 0.5)
    let image = try screen.image()
    func darkest(_ x: Int) -> Int { (0..<50).map { Int(image.pixel(x: x, y: $0).red) }.min() ?? 255 }
    #expect(darkest(25) < 50 && darkest(75) > 150)
  }
}
