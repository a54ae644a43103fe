import SwiftUI

/// An app for tests of hosts with real windows. The variable `TEST_PAGE` chooses what its window shows.
@main
struct WindowTestApp: App {
  private let page = ProcessInfo.processInfo.environment["TEST_PAGE"] ?? "controls"

  var body: some Scene {
    WindowGroup("Window Test") { TestPage(name: page) }
      .defaultSize(width: 400, height: 300)
      .commands {
        if ["menus", "scheme"].contains(page) { TestCommands() }
        if page == "keys" { KeyCommands() }
      }
    WindowGroup("Small Test", id: "small") { SmallWindow() }
      .windowResizability(.contentSize)
  }
}

struct TestPage: View {
  let name: String

  var body: some View {
    switch name {
    case "launch": Launch()
    case "shapes": MovingShapes()
    case "elements": Elements()
    case "rows": ManyRows()
    case "transfer": Transfer()
    case "files": Files()
    case "scheme": PreferredScheme()
    case "links": Links()
    case "plain": PlainField()
    default: Controls()
    }
  }
}

/// Controls whose state tests change with the pointer and the keyboard. What happens is printed, a line for each event.
struct Controls: View {
  @State private var count = 0
  @State private var name = ""
  @State private var isOn = false
  @Environment(\.scenePhase) private var phase
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Count \(count)").font(.title)
      HStack {
        Button("Add") { count += 1 }
        Button("Close") { dismissWindow() }.keyboardShortcut("w")
      }
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      Toggle("Wi-Fi", isOn: $isOn)
      ScrollView {
        VStack(alignment: .leading) { ForEach(0..<40) { Text("Row \($0)") } }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(20)
    .onOpenURL { report("opened \($0.lastPathComponent)") }
    .onChange(of: count) { report("count \(count)") }
    .onChange(of: name) { report("name \(name)") }
    .onChange(of: isOn) { report("wi-fi \(isOn)") }
    .onChange(of: phase) { report("phase \(phase)") }
    .onGeometryChange(for: CGSize.self, of: \.size) { report("size \(Int($0.width)) \(Int($0.height))") }
    .onChange(of: scheme, initial: true) { report("scheme \(scheme)") }
    .onChange(of: reducesMotion, initial: true) { report("reduced \(reducesMotion)") }
    .onAppear { report("shown") }
    .onDisappear { report("gone") }
  }
}

/// A window that is dark by the choice of the app, until it has none.
struct PreferredScheme: View {
  @State private var isDark = true

  var body: some View {
    Toggle("Dark", isOn: $isDark).keyboardShortcut("k")
      .preferredColorScheme(isDark ? .dark : nil)
      .onAppear { report("shown") }
  }
}

/// A field without a border, a title, or a prompt.
struct PlainField: View {
  @State private var text = ""

  var body: some View {
    TextField("", text: $text).textFieldStyle(.plain).padding(20)
      .onChange(of: text) { report("text \(text)") }
      .onAppear { report("shown") }
  }
}

/// Links that no program opens.
struct Links: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      if let url = URL(string: "canopy-nobody:page") {
        Button("Link") { openURL(url) }.keyboardShortcut("l")
        Button("Asking") { openURL(url) { report("opened \($0)") } }.keyboardShortcut("a")
      }
    }
    .onAppear { report("shown") }
  }
}

/// A hundred shapes that never rest. They move by several pixels in each frame, so that no frame looks like the one before.
struct MovingShapes: View {
  @State private var isAway = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<100) { index in
        RoundedRectangle(cornerRadius: 6)
          .fill(Color(hue: Double(index) / 100, saturation: 0.7, brightness: 0.9))
          .frame(width: 36, height: 36)
          .offset(x: CGFloat(index % 10) * 20 + (isAway ? 200 : 0), y: CGFloat(index / 10) * 30)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onAppear {
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { isAway = true }
    }
  }
}

/// Prints a line at once.
func report(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
