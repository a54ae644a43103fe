import SwiftUI

/// Notes that are written, finished and deleted.
struct NotesPage: View {
  @StateObject private var notes = Notes()
  @State private var draft = ""
  @State private var showsSettings = false
  @FocusState private var isWriting: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        TextField("New note", text: $draft)
          .textFieldStyle(.roundedBorder)
          .focused($isWriting)
          .onSubmit(add)
        Button("Add", action: add).disabled(draft.isEmpty)
      }
      ForEach(notes.all) { note in
        HStack {
          Text(note.text).strikethrough(note.isDone)
          Spacer()
          Button(note.isDone ? "Reopen" : "Finish") { notes.toggle(note) }
          Button("Delete", role: .destructive) { withAnimation { notes.delete(note) } }
        }
      }
      Text(notes.summary).foregroundStyle(.secondary)
      Button("Settings") { showsSettings = true }.keyboardShortcut("e")
    }
    .sheet(isPresented: $showsSettings) { NoteSettings(notes: notes) }
  }

  private func add() {
    guard !draft.isEmpty else { return }
    withAnimation { notes.add(draft) }
    draft = ""
    isWriting = true
  }
}

/// A sheet over the notes.
struct NoteSettings: View {
  @ObservedObject var notes: Notes
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("Settings").font(.headline)
      Text(scheme == .dark ? "Shown in the dark" : "Shown in the light")
      Toggle("Hide finished notes", isOn: $notes.hidesDone)
      Button("Close") { dismiss() }.keyboardShortcut(.cancelAction)
    }
    .padding(24)
    .frame(width: 300)
  }
}

struct Note: Identifiable {
  let id: Int
  let text: String
  var isDone = false
}

final class Notes: ObservableObject {
  @Published private var notes: [Note] = []
  @Published var hidesDone = false
  private var last = 0

  var all: [Note] { hidesDone ? notes.filter { !$0.isDone } : notes }

  var summary: String {
    let open = notes.filter { !$0.isDone }.count
    return open == 1 ? "1 note to do" : "\(open) notes to do"
  }

  func add(_ text: String) {
    last += 1
    notes.append(Note(id: last, text: text))
  }

  func toggle(_ note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index].isDone.toggle()
  }

  func delete(_ note: Note) { notes.removeAll { $0.id == note.id } }
}
