import SwiftUI

/// Commands that print what they do.
struct TestCommands: Commands {
  @State private var count = 0
  @State private var isOn = false

  var body: some Commands {
    CommandMenu("Counting") {
      Button("Count") {
        count += 1
        report("menu count \(count)")
      }
      .keyboardShortcut("d")
      Button("Count_Back") { report("back") }.keyboardShortcut(.upArrow, modifiers: [.command, .shift])
      Button("Impossible") { report("impossible") }.disabled(true)
      Divider()
      Toggle("Lasting", isOn: $isOn).onChange(of: isOn) { report("lasting \(isOn)") }
      if isOn { Text("It lasts") }
    }
    CommandGroup(after: .newItem) { Button("Open…") { report("open") }.keyboardShortcut("o") }
  }
}

/// A command with the key that otherwise shows a window on the full screen.
struct KeyCommands: Commands {
  var body: some Commands {
    CommandMenu("Keys") {
      Button("Eleven") { report("eleven") }.keyboardShortcut(KeyEquivalent("\u{F70E}"), modifiers: [])
    }
  }
}
