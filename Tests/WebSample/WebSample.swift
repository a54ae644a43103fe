import SwiftUI

/// A small app for the tests of the web host.
@main
struct WebSample: App {
  private let kind = ProcessInfo.processInfo.environment["WEB_SAMPLE"]

  var body: some Scene {
    WindowGroup("Sample") {
      switch kind {
      case "controls": ControlsView()
      case "gestures": GesturesView()
      default: SampleView()
      }
    }
    .commands {
      if kind == "menus" { SampleCommands() }
    }
    WindowGroup("Second", id: "second") { FilesView() }
  }
}

/// The window of the app. Tests show it without a browser, too, and compare.
struct SampleView: View {
  @State private var count = 0
  @State private var name = ""
  @SceneStorage("isOn") private var isOn = false
  @State private var isPresented = false
  @Environment(\.openWindow) private var openWindow
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Count \(count)").font(.title)
      HStack {
        Button("Add") { count += 1 }
        Button("Sheet") { isPresented = true }
        Button("Second") { openWindow(id: "second") }
      }
      TextField("Name", text: $name)
      Text("Hello, \(name)")
      Toggle("Switch", isOn: $isOn)
      Text(colorScheme == .dark ? "Dark" : "Light")
      Text(locale.identifier)
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<1_000, id: \.self) { Text("Row \($0)") }
        }
      }
    }
    .padding()
    .focusedSceneValue(\.sampleCount, $count)
    .sheet(isPresented: $isPresented) {
      VStack(spacing: 12) {
        Text(colorScheme == .dark ? "A dark sheet" : "A light sheet")
        Button("Done") { isPresented = false }
      }
      .padding()
    }
  }
}
