import SwiftUI

/// Text editors, links that share, and buttons that begin editing.
struct EditorsPage: View {
  @State private var note = "A text of several paragraphs.\nIt scrolls when it is longer than its place."
  @State private var letter = EditorsPage.letter
  @State private var selection = AttributedTextSelection()

  var body: some View {
    Card(title: "textEditorStyle(_:)") {
      HStack {
        TextEditor(text: $note)
        TextEditor(text: $note).textEditorStyle(.plain)
      }
      .frame(height: 64)
      HStack {
        TextEditor(text: $note).textEditorStyle(.roundedBorder)
        TextEditor(text: $note).textEditorStyle(.roundedBorder).disabled(true)
      }
      .frame(height: 64)
    }
    Card(title: "TextEditor(text:selection:)") {
      TextEditor(text: $letter, selection: $selection)
        .textEditorStyle(.roundedBorder)
        .frame(height: 110)
      HStack {
        Button("Bold", systemImage: "bold") { change { $0.font = ($0.font ?? .body).bold() } }
        Button("Underline", systemImage: "underline") { change { $0.underlineStyle = .single } }
        Button("Red", systemImage: "paintpalette") { change { $0.foregroundColor = .red } }
        Button("Plain", systemImage: "eraser") { change { $0 = AttributeContainer() } }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.bordered)
    }
    Card(title: "ShareLink") {
      HStack {
        ShareLink(item: note)
        ShareLink("Send", item: note, preview: SharePreview("Note")).buttonStyle(.bordered)
        ShareLink(item: note) { Image(systemName: "paperplane") }
        ShareLink(item: note).disabled(true)
      }
    }
    Card(title: "EditButton") {
      HStack {
        EditButton()
        EditButton().environment(\.editMode, .constant(.active))
        EditButton().environment(\.editMode, nil)
      }
    }
  }

  private func change(_ change: (inout AttributeContainer) -> Void) {
    letter.transformAttributes(in: &selection, body: change)
  }

  private static var letter: AttributedString {
    var text = AttributedString(
      "Dear reader,\nbold, italic, underlined and red letters stay as they are while people write. שלום")
    for (part, change) in [
      ("Dear reader,", { $0.font = .title3 }), ("bold", { $0.font = .body.bold() }),
      ("italic", { $0.font = .body.italic() }),
      ("underlined", { $0.underlineStyle = .single }), ("red", { $0.foregroundColor = .red }),
    ] as [(String, (inout AttributeContainer) -> Void)] {
      guard let range = text.range(of: part) else { continue }
      var attributes = AttributeContainer()
      change(&attributes)
      text[range].mergeAttributes(attributes)
    }
    return text
  }
}
