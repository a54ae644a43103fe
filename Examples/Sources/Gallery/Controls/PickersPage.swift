import SwiftUI

/// Pickers in all styles.
struct PickersPage: View {
  private enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Self { self }
  }

  @State private var flavor = Flavor.vanilla
  @State private var color = Color.orange

  var body: some View {
    Card(title: "menu") { picker.pickerStyle(.menu) }
    Card(title: "segmented") { picker.pickerStyle(.segmented) }
    Card(title: "inline") { picker.pickerStyle(.inline) }
    Card(title: "radioGroup") { picker.pickerStyle(.radioGroup) }
    Card(title: "palette") {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Label($0.rawValue.capitalized, systemImage: "circle.hexagongrid") }
      }
      .pickerStyle(.palette)
    }
    Card(title: "wheel") { picker.pickerStyle(.wheel) }
    Card(title: "disabled") {
      picker.pickerStyle(.menu).disabled(true)
      picker.pickerStyle(.segmented).disabled(true)
    }
    Card(title: "ColorPicker") {
      ColorPicker("Color", selection: $color)
      ColorPicker("Opaque", selection: $color, supportsOpacity: false)
      ColorPicker("Disabled", selection: $color).disabled(true)
    }
  }

  private var picker: some View {
    Picker("Flavor", selection: $flavor) {
      ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
    }
  }
}
