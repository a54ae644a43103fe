import SwiftUI

/// A window with what people reach by keys and with a screen reader.
struct ControlsView: View {
  @State private var count = 0
  @State private var name = "Ann"
  @State private var isOn = false
  @State private var level = 5.0
  @State private var isPresented = false
  @State private var opened = "nothing"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Controls").font(.title).accessibilityAddTraits(.isHeader)
      Button("Count \(count)") { count += 1 }
      TextField("Name", text: $name)
      Toggle("Switch", isOn: $isOn)
      Slider(value: $level, in: 0...10, step: 1) { Text("Level") }
      Button("Sheet") { isPresented = true }
      Text("Read the [manual](https://example.com/manual) first")
      Text("It has opened \(opened)")
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<60, id: \.self) { Text("Row \($0)") }
        }
      }
      Button("Last") {}
    }
    .padding()
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened = url.lastPathComponent
        return .handled
      }
    )
    .sheet(isPresented: $isPresented) {
      VStack(spacing: 12) {
        Text("Settings")
        Button("Done") { isPresented = false }
      }
      .padding()
    }
  }
}
