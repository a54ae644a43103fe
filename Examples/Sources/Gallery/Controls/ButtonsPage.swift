import SwiftUI

/// Buttons in all styles, sizes and states.
struct ButtonsPage: View {
  @State private var count = 0

  var body: some View {
    Card(title: "buttonStyle(_:)") {
      ForEach([false, true], id: \.self) { isDisabled in
        VStack(alignment: .leading) {
          Button("automatic") { count += 1 }
          Button("bordered") { count += 1 }.buttonStyle(.bordered)
          Button("borderedProminent") { count += 1 }.buttonStyle(.borderedProminent)
          Button("borderless") { count += 1 }.buttonStyle(.borderless)
          Button("plain") { count += 1 }.buttonStyle(.plain)
          Button("glass") { count += 1 }.buttonStyle(.glass)
          Button("glassProminent") { count += 1 }.buttonStyle(.glassProminent)
        }
        .disabled(isDisabled)
      }
      Text("Pressed \(count) times").foregroundStyle(.secondary)
    }
    Card(title: "controlSize(_:)") {
      VStack(alignment: .leading) {
        Button("mini") { count += 1 }.controlSize(.mini)
        Button("small") { count += 1 }.controlSize(.small)
        Button("regular") { count += 1 }
        Button("large") { count += 1 }.controlSize(.large)
      }
      .buttonStyle(.bordered)
    }
    Card(title: "role, tint, buttonBorderShape(_:)") {
      VStack(alignment: .leading) {
        Button("destructive", role: .destructive) { count += 1 }
        Button("tint") { count += 1 }.tint(.purple)
        Button("roundedRectangle") { count += 1 }.buttonBorderShape(.roundedRectangle)
        Button("circle", systemImage: "plus") { count += 1 }.labelStyle(.iconOnly).buttonBorderShape(.circle)
      }
      .buttonStyle(.bordered)
    }
    Card(title: "Link, HelpLink, RenameButton, ControlGroup") {
      Link("canopy.example", destination: URL(filePath: "/"))
      HelpLink { count += 1 }
      RenameButton().renameAction { count += 1 }
      ControlGroup {
        Button("Smaller", systemImage: "minus") { count -= 1 }
        Button("Larger", systemImage: "plus") { count += 1 }
      }
    }
  }
}
