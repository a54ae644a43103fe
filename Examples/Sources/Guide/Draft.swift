import SwiftUI

/// A draft that is saved when a person asks for it, and says so for a moment.
struct Draft: View {
  @State private var note = ""
  @State private var progress = 0.0

  var body: some View {
    VStack {
      Button("Save") { Task { await save() } }
      if !note.isEmpty { Text(note).transition(.move(edge: .bottom)) }
      Capsule().frame(width: 200 * progress, height: 8).accessibilityIdentifier("bar")
      ScrollView {
        LazyVStack { ForEach(1..<200) { Text("Version \($0)") } }
      }
    }
    .onAppear {
      withAnimation(.linear(duration: 1)) { progress = 1 }
    }
  }

  private func save() async {
    withAnimation { note = "Saved" }
    try? await Task.sleep(for: .milliseconds(200))
    withAnimation(.linear(duration: 1)) { note = "" }
  }
}
