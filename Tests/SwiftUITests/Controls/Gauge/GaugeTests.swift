import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyControls

/// Gauges: their values, labels, and styles of their own.
@MainActor @Suite struct GaugeTests {
  private struct Parts: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(configuration.value, format: .percent)
      configuration.currentValueLabel
      configuration.minimumValueLabel
      configuration.maximumValueLabel
    }
  }

  private func texts(@ViewBuilder _ content: () -> some View) -> [String] {
    TestScreen { content().gaugeStyle(Parts()) }.texts
  }

  @Test func styleGetsTheValueAndTheLabels() {
    #expect(texts { Gauge(value: 0.25) { Text("Fuel") } } == ["Fuel", "25%"])
    #expect(
      texts {
        Gauge(value: 20, in: 0...40) {
          Text("Fuel")
        } currentValueLabel: {
          Text("20 l")
        }
      }
        == ["Fuel", "50%", "20 l"])
    #expect(
      texts { bounded(20) } == ["Fuel", "50%", "20 l", "0", "40"])
  }

  private func bounded(_ value: Double) -> some View {
    Gauge(value: value, in: 0...40) {
      Text("Fuel")
    } currentValueLabel: {
      Text("20 l")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("40")
    }
  }

  @Test func markedValuesAreNotShown() {
    let marked = Gauge(value: 0.5) {
      Text("Fuel")
    } currentValueLabel: {
      Text("half")
    } markedValueLabels: {
      Text("reserve").tag(0.1)
    }
    #expect(TestScreen { marked }.texts == ["Fuel", "half"])
    let all = Gauge(value: 0.5) {
      Text("Fuel")
    } currentValueLabel: {
      Text("half")
    } minimumValueLabel: {
      Text("E")
    } maximumValueLabel: {
      Text("F")
    } markedValueLabels: {
      Text("reserve").tag(0.1)
    }
    #expect(TestScreen { all }.texts == ["Fuel", "E", "F", "half"])
  }

  // MARK: Misuse

  @Test func valueOutsideIsReportedAndClamped() {
    let screen = TestScreen { Gauge(value: 50, in: 0...40) { Text("Fuel") }.gaugeStyle(Parts()) }
    #expect(screen.texts == ["Fuel", "100%"])
    #expect(screen.issues.contains { $0.message.contains("value 50.0") })
    #expect(texts { Gauge(value: -1) { Text("Fuel") } } == ["Fuel", "0%"])
    #expect(texts { Gauge(value: Double.nan) { Text("Fuel") } } == ["Fuel", "0%"])
  }

  @Test func rangeWithoutALengthIsReported() {
    for bounds in [1.0...1.0, 0...Double.infinity, -.infinity...1.0] {
      let screen = TestScreen { Gauge(value: 1.0, in: bounds) { Text("Fuel") }.gaugeStyle(Parts()) }
      #expect(screen.texts == ["Fuel", "0%"])
      #expect(screen.issues.contains { $0.message.contains("A gauge has the range") })
    }
  }

  // MARK: Styles

  private struct Around: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("around")
      Gauge(value: configuration.value) { configuration.label }
    }
  }

  @Test func gaugeInAStyleHasTheNextOuterStyle() {
    #expect(texts { Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(Around()) } == ["around", "Fuel", "50%"])
  }

  @Test func automaticStyleIsTheStyleOfTheContainer() {
    let screen = TestScreen {
      Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(.automatic)
        ._containerStyle(GaugeKind.self, Parts(), for: "test")
    }
    #expect(screen.texts == ["Fuel", "50%"])
  }

  // MARK: Accessibility

  @Test func gaugeIsOneElementWithItsValue() {
    #expect(TestScreen { Gauge(value: 0.3) { Text("Fuel") } }.accessibilityTree == "gauge “Fuel” value “30%”")
    for isRound in [false, true] {
      let screen = TestScreen {
        if isRound { bounded(20).gaugeStyle(.accessoryCircular) } else { bounded(20) }
      }
      #expect(screen.accessibilityTree == "gauge “Fuel” value “20 l”")
    }
  }
}
