import SwiftUI

/// Elements of all kinds for assistive technologies, which change by their actions.
struct Elements: View {
  @State private var count = 0
  @State private var volume = 0.3
  @State private var name = "Ada"
  @State private var secret = "abc"
  @State private var isStrong = false
  @State private var isOn = false
  @State private var rows = ["Ant", "Bee", "Cat"]
  @State private var isSheetShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Count \(count)").accessibilityAddTraits(.isHeader)
      HStack {
        Button("Add") { count += 1 }.accessibilityHint("Counts up")
        Button("Disabled") {}.disabled(true)
        Button("Sheet") { isSheetShown = true }
        Button("Turn") { rows = rows.reversed() }
        Button("Remove") { rows.removeFirst() }
      }
      Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
      HStack {
        TextField("Name", text: $name)
        SecureField("Secret", text: $secret)
      }
      HStack {
        Text("Chosen").accessibilityAddTraits(.isSelected)
        Text("Strength").accessibilityLabel("Strength").accessibilityValue(isStrong ? "strong" : "weak")
          .accessibilityAdjustableAction { isStrong = $0 == .increment }
        if let manual = URL(string: "https://localhost/manual") { Link("Manual", destination: manual) }
        HStack { Text("Inside") }.accessibilityElement(children: .contain).accessibilityLabel("Group")
      }
      Toggle("Wi-Fi", isOn: $isOn)
      ForEach(rows, id: \.self) { row in
        Text(row).accessibilityAction(named: "Archive") { rows.removeAll { $0 == row } }
      }
    }
    .padding(10)
    .onChange(of: count) { report("count \(count)") }
    .onChange(of: volume) { report("volume \(volume.formatted())") }
    .onChange(of: name) { old, new in
      report("name \(new)")
      if new.contains("!") { name = old }
    }
    .onChange(of: isOn) { report("wi-fi \(isOn)") }
    .onChange(of: rows) { report("rows \(rows.joined(separator: " "))") }
    .onAppear { report("shown") }
    .sheet(isPresented: $isSheetShown) {
      VStack {
        Text("A sheet")
        Button("Done") { isSheetShown = false }
      }
      .padding(20)
    }
  }
}

/// A thousand elements.
struct ManyRows: View {
  var body: some View {
    ScrollView { VStack { ForEach(0..<1000) { row in Button("Row \(row)") {} } } }
      .onAppear { report("shown") }
  }
}
