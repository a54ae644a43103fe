import SwiftUI

// The app of the guides about tests that use it as a person does.

struct Notes: App {
  var body: some Scene {
    WindowGroup("Notes") { NotesPage() }
  }
}

private struct NotesPage: View {
  @State private var notes: [String] = []
  @State private var draft: String?
  @FocusState private var isWriting: Bool

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(notes, id: \.self) { Text($0) }
      if let draft {
        TextField("Note", text: Binding(get: { draft }, set: { self.draft = $0 }))
          .focused($isWriting)
          .onAppear { isWriting = true }
          .onSubmit {
            notes.append(draft)
            self.draft = nil
          }
      }
      Button("New note") { draft = "" }
    }
    .padding()
  }
}
