import SwiftUI

/// Commands for the window that has the attention of its person.
struct SampleCommands: Commands {
  @FocusedBinding(\.sampleCount) private var count: Int?

  var body: some Commands {
    CommandMenu("Counting") {
      Button("Count") { count? += 1 }.keyboardShortcut("d")
      Button("Forget \(count ?? 0)") { count? = 0 }.disabled(count == 0)
      Divider()
      Toggle(
        "Hundred",
        isOn: Binding {
          count == 100
        } set: {
          count? = $0 ? 100 : 0
        })
    }
  }
}

extension FocusedValues {
  @Entry var sampleCount: Binding<Int>?
}
