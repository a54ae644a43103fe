import SwiftUI

/// Controls that change a value: toggles, sliders, steppers, and what shows a value.
struct ValuesPage: View {
  @State private var isOn = true
  @State private var level = 0.4
  @State private var count = 3

  var body: some View {
    Card(title: "Toggle") {
      ForEach([false, true], id: \.self) { isDisabled in
        VStack(alignment: .leading) {
          Toggle("automatic", isOn: $isOn)
          Toggle("switch", isOn: $isOn).toggleStyle(.switch)
          Toggle("button", systemImage: "bolt", isOn: $isOn).toggleStyle(.button)
        }
        .disabled(isDisabled)
      }
    }
    Card(title: "Slider") {
      Slider(value: $level) {
        Text("Level")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Slider(value: $level, in: 0...1, step: 0.1) { Text("Level in steps") }
      Slider(value: $level) { Text("Level without a knob") }.sliderThumbVisibility(.hidden)
      Slider(value: $level) { Text("Level") }.disabled(true)
    }
    Card(title: "Stepper") {
      Stepper("\(count) cups", value: $count, in: 0...5)
      Stepper("\(count) cups", value: $count).disabled(true)
    }
    Card(title: "ProgressView, Gauge") {
      ProgressView("Loading", value: level)
      ProgressView()
      Gauge(value: level) { Text("Level") }
      HStack {
        Gauge(value: level) { Text("L") }.gaugeStyle(.accessoryCircular)
        Gauge(value: level) { Text("L") }.gaugeStyle(.accessoryCircularCapacity)
      }
    }
    Card(title: "LabeledContent, DisclosureGroup, GroupBox") {
      LabeledContent("Level", value: level, format: .percent.precision(.fractionLength(0)))
      DisclosureGroup("More") { Text("Something more") }
      GroupBox("Box") { Text("Something in a box") }
    }
  }
}
