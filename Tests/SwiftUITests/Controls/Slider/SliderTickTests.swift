import CanopyTesting
import SwiftUI
import Testing

/// Sliders with ticks.
@MainActor @Suite struct SliderTickTests {
  private struct Speeds: View {
    var ticks = [0, 0.5, 1]
    var enabled: ClosedRange<Double>?
    @State private var speed = 0.5

    var body: some View {
      VStack {
        Slider(value: $speed, neutralValue: 0.5, enabledBounds: enabled) {
          Text("Speed")
        } currentValueLabel: {
          Text("half of \(speed * 2)")
        } ticks: {
          SliderTickContentForEach(ticks, id: \.self) { value in
            SliderTick(value) { Text("at \(value, format: .percent)") }
          }
          SliderTick(0.25)
        }
        Text("speed \(speed)")
      }
      .frame(width: 338)
    }
  }

  private struct Steps: View {
    @State private var count = 3.0

    var body: some View {
      VStack {
        Slider(value: $count, in: 0...6, step: 2, enabledBounds: 0...5) {
          Text("Count")
        } minimumValueLabel: {
          Text("few")
        } maximumValueLabel: {
          Text("many")
        } tick: { value in
          value == 2 ? nil : SliderTick(value) { Text("\(Int(value))!") }
        }
        Text("count \(count)")
      }
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func labelsAreCenteredBelowTheirTicks(direction: LayoutDirection) throws {
    let screen = TestScreen(environment: { $0.layoutDirection = direction }) { Speeds() }
    let slider = try screen.find(role: "slider", name: "Speed").frame
    let centers = try [0, 50, 100].map { try screen.find("at \($0)%").frame.midX - slider.midX }
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    for (center, expected) in zip(centers, [-150, 0, 150]) { #expect(abs(center - sign * CGFloat(expected)) <= 1) }
    #expect(try screen.find("at 50%").frame.minY >= slider.maxY)
  }

  @Test func valuesBetweenTicksCanBeSelectedWithinTheEnabledBounds() throws {
    let screen = TestScreen { Speeds(enabled: 0.2...0.8) }
    let slider = try screen.find(role: "slider", name: "Speed")
    try slider.drag(by: CGSize(width: 30, height: 0))
    #expect(screen.texts.contains("speed 0.600000"))
    try slider.drag(by: CGSize(width: 300, height: 0))
    #expect(screen.texts.contains("speed 0.800000"))
  }

  @Test func theCurrentValueIsDescribedToAssistiveTechnologies() throws {
    let screen = TestScreen { Speeds() }
    #expect(try screen.find(role: "slider", name: "Speed").value == "half of 1.000000")
    #expect(!screen.texts.contains("half of 1.000000"))
  }

  @Test func aSliderWithStepsHasTheTicksThatAreReturnedForThem() throws {
    let screen = TestScreen { Steps() }
    #expect(["few", "many", "0!", "4!", "6!"].allSatisfy(screen.texts.contains))
    #expect(!screen.texts.contains("2!"))
    let slider = try screen.find(role: "slider", name: "Count")
    try slider.focus()
    try slider.press(.rightArrow)
    #expect(screen.texts.contains("count 5.000000"))
  }

  @Test func ticksOutsideOfTheRangeAreReportedAndLeftOut() throws {
    let screen = TestScreen { Speeds(ticks: [0.5, 3, .nan]) }
    #expect(screen.texts.filter { $0.hasPrefix("at ") } == ["at 50%"])
    #expect(screen.issues.count == 2)
    #expect(screen.issues.first?.message.contains("3.0") == true)
  }

  @Test func theTrackIsFilledFromTheNeutralValue() throws {
    let screen = TestScreen { Speeds() }
    let slider = try screen.find(role: "slider", name: "Speed")
    try slider.drag(by: CGSize(width: 120, height: 0))
    let frame = slider.frame
    let image = try screen.image(scale: 1)
    let line = Int(frame.midY)
    #expect(image.pixel(x: Int(frame.midX) - 60, y: line).description != "#0088FF")
    #expect(image.pixel(x: Int(frame.midX) + 60, y: line).description == "#0088FF")
  }
}
