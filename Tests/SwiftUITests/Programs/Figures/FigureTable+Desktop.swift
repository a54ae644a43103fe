import CanopyTesting
import Foundation
import SwiftUI

/// Figures of controls that were measured on macOS 26, in the idiom of the desktop.
extension FigureTable {
  private static func desktop(_ view: some View) -> some View { view.environment(\.interfaceIdiom, .desktop) }

  private static func measured(_ view: some View) throws -> CGSize { try size(desktop(view)) }

  /// What a control is larger than a text of the desktop, when both have the sizes that they choose.
  private static func added(_ view: some View, to text: some View) throws -> CGSize {
    try extra(desktop(view), around: desktop(text))
  }

  private static func ends(_ axis: Axis, _ view: some View, at position: CGFloat? = nil) throws -> ClosedRange<CGFloat>
  {
    try white(axis, desktop(view), at: position)
  }

  private static func length(_ range: ClosedRange<CGFloat>) -> CGFloat { range.upperBound - range.lowerBound }

  private static var name: Text { Text("Name") }
  private static var button: some View { Button("Name") {} }
  private static func checkbox(_ title: String = "Name") -> some View { Toggle(title, isOn: .constant(false)) }
  private static func knob(_ isOn: Bool) -> some View {
    Toggle("", isOn: .constant(isOn)).toggleStyle(.switch).labelsHidden()
  }

  private static var stepper: some View { Stepper("Name", value: .constant(1)) }
  private static func gauge(_ label: some View) -> some View { Gauge(value: 0.5) { label } }
  private static var gaugeWithValue: some View {
    Gauge(value: 0.5) {
      name
    } currentValueLabel: {
      name
    }
  }

  private static var menu: some View { Menu("Name") { button } }
  private static var splitMenu: some View {
    Menu("Name") {
      button
    } primaryAction: {
    }
  }
  private static var colorPicker: some View { ColorPicker("Name", selection: .constant(.red)) }
  private static func dateField(_ components: DatePickerComponents) -> some View {
    DatePicker("Name", selection: .constant(day), displayedComponents: components).labelsHidden()
  }
  /// March 15, 2025.
  private static let day = Date(timeIntervalSince1970: 1_742_033_340)

  private static func field(_ text: String = "Name") -> some View { TextField("Name", text: .constant(text)) }

  /// A picker without a label whose widest option isn't selected.
  private static func picker(_ label: String? = nil) -> some View {
    Picker(label ?? "", selection: .constant(1)) {
      Text("A").tag(1)
      Text("Name").tag(2)
    }
    .labelsVisibility(label == nil ? .hidden : .automatic)
  }

  nonisolated static let desktopControls: [Row] = [
    Row("Button, bordered: height", 24) { try measured(button).height },
    Row("Button, bordered: padding sideways", 24) { try added(button, to: name).width },
    Row("Button, prominent: height", 24) { try measured(button.buttonStyle(.borderedProminent)).height },
    Row("Text, default font: line", 16) { try measured(name.font(.system(size: 13))).height },
    Row("Toggle, checkbox: box and label gap", 21) { try added(checkbox(), to: name).width },
    Row("Toggle, checkbox: box", 16) { try measured(checkbox().labelsHidden()).width },
    Row("Toggle, switch: width", 54) { try measured(knob(true)).width },
    Row("Toggle, switch: height", 24) { try measured(knob(true)).height },
    Row("Toggle, switch: knob's width", 32) { try length(ends(.horizontal, knob(false))) },
    Row("Toggle, switch: knob's height", 20) { try length(ends(.vertical, knob(false), at: 23 + 2 + 16)) },
    Row("Toggle, switch: inset", 2) { try ends(.horizontal, knob(false)).lowerBound - 23 },
    Row("Toggle, switch: label gap", 54 + 8) {
      try added(Toggle("Name", isOn: .constant(true)).toggleStyle(.switch), to: name).width
    },
    Row("Slider: row", 16) { try measured(Slider(value: .constant(0.5))).height },
    Row("Slider: knob's width", 22) { try length(ends(.horizontal, Slider(value: .constant(0.5)))) },
    Row("Slider: knob's height", 16) { try length(ends(.vertical, Slider(value: .constant(0.5)))) },
    Row("Slider: track", 5) { try length(ends(.vertical, Slider(value: .constant(1)).tint(.white), at: 20)) },
    Row("Slider, labelled: label gap", 200 + 8) {
      let slider = Slider(value: .constant(0.5)) { name }
      return try added(slider, to: name).width
    },
    Row("TextField, rounded: height", 24) { try measured(field()).height },
    Row("TextField, rounded: inset", 6) {
      try (measured(field().fixedSize()).width - measured(field().textFieldStyle(.plain).fixedSize()).width) / 2
    },
    Row("TextField, rounded: baseline", 17) { try baseline(of: desktop(field())) },
    Row("TextField, square equals rounded", 24) { try measured(field().textFieldStyle(.squareBorder)).height },
    Row("TextField, plain: height", 16) { try measured(field().textFieldStyle(.plain)).height },
    Row("Menu: height", 24) { try measured(menu).height },
    Row("Menu: width around the label", 47.5) { try added(menu, to: name).width },
    Row("Menu, no indicator: width around the label", 24) { try added(menu.menuIndicator(.hidden), to: name).width },
    Row("Menu, primary action: width around the label", 45) { try added(splitMenu, to: name).width },
    Row("Menu, primary action: height", 24) { try measured(splitMenu).height },
    Row("DatePicker, field with stepper: height", 22) { try measured(dateField(.date)).height },
    Row("DatePicker, field with stepper: width of a date", 95) { try measured(dateField(.date)).width },
    Row("DatePicker, field with stepper: width of both", 160) {
      try measured(dateField([.date, .hourAndMinute])).width
    },
    Row("DatePicker, field with stepper: width of a time", 80) { try measured(dateField(.hourAndMinute)).width },
    Row("DatePicker, field: height", 21) { try measured(dateField(.date).datePickerStyle(.field)).height },
    Row("DatePicker, field: width of a date", 78) { try measured(dateField(.date).datePickerStyle(.field)).width },
    Row("DatePicker, graphical: width", 138.5) { try measured(dateField(.date).datePickerStyle(.graphical)).width },
    Row("DatePicker, graphical: height", 148) { try measured(dateField(.date).datePickerStyle(.graphical)).height },
    Row("ColorPicker: well's width", 48) { try measured(colorPicker.labelsHidden()).width },
    Row("ColorPicker: well's height", 24) { try measured(colorPicker.labelsHidden()).height },
    Row("ColorPicker: label gap", 48 + 8) { try added(colorPicker, to: name).width },
    Row("Picker, menu: height", 24) { try measured(picker()).height },
    Row("Picker, menu: width around the widest option", 59.5) { try added(picker(), to: name).width },
    Row("Picker, menu: label gap", 8) {
      try measured(picker("Name").fixedSize()).width - measured(picker().fixedSize()).width
        - measured(name.fixedSize()).width
    },
    Row("Picker, segmented: height", 24) { try measured(picker().pickerStyle(.segmented)).height },
    Row("Picker, segmented: segments around the widest option", 2 * 21) {
      try measured(picker().pickerStyle(.segmented)).width - 2 * measured(name.fixedSize()).width
    },
    Row("Picker, radioGroup: circle and gap", 16 + 5) { try added(picker().pickerStyle(.inline), to: name).width },
    Row("Picker, radioGroup: row gap", 6) {
      try measured(picker().pickerStyle(.inline)).height - 2 * measured(checkbox()).height
    },
    Row("ProgressView, linear: row", 20) { try measured(ProgressView(value: 0.5)).height },
    Row("ProgressView, linear labels: around the lines", 20) {
      try measured(
        ProgressView(value: 0.5) {
          name
        } currentValueLabel: {
          name
        }
      ).height - 2 * measured(name).height
    },
    Row("ProgressView, circular: diameter", 32) { try measured(ProgressView()).height },
    Row("ProgressView, circular: diameter, small", 16) { try measured(ProgressView().controlSize(.small)).height },
    Row("Stepper: height", 26) { try measured(stepper.labelsHidden()).height },
    Row("Stepper: width", 20) { try measured(stepper.labelsHidden()).width },
    Row("Stepper: label gap", 20 + 8) { try added(stepper, to: name).width },
    Row("Gauge, linearCapacity: bar", 16) { try measured(gauge(EmptyView())).height },
    Row("Gauge, linearCapacity: height with label", 40.15) { try measured(gauge(name)).height },
    Row("Gauge, linearCapacity: height with value", 60.89) { try measured(gaugeWithValue).height },
    Row("Gauge, accessoryCircular: size", 58) { try measured(gauge(name).gaugeStyle(.accessoryCircular)).width },
    Row("Gauge, accessoryLinear: track", 8) { try measured(gauge(name).gaugeStyle(.accessoryLinear)).height },
    Row("Gauge, accessoryLinearCapacity: height", 52) {
      try measured(gaugeWithValue.gaugeStyle(.accessoryLinearCapacity)).height
    },
    Row("DisclosureGroup: row", 8) {
      try measured(DisclosureGroup("Name") {}).height - measured(name).height
    },
    Row("LabeledContent: row", 0) {
      try measured(LabeledContent("Name", value: "Name")).height - measured(name).height
    },
    Row("LabeledContent: gap", 8) {
      try measured(LabeledContent("Name", value: "Name").fixedSize()).width - 2 * measured(name.fixedSize()).width
    },
    Row("Label: icon-title gap", 8) {
      let icon = Color.red.frame(width: 10, height: 10)
      return try measured(
        Label {
          name
        } icon: {
          icon
        }.fixedSize()
      ).width - measured(name.fixedSize()).width - 10
    },
  ]
}
