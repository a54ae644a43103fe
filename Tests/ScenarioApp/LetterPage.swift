import SwiftUI

/// A letter with formats, and a button that begins the editing of its parts.
struct LetterPage: View {
  @State private var text = AttributedString("Dear reader")
  @State private var selection = AttributedTextSelection()
  @Environment(\.editMode) private var mode

  private var boldLetters: Int {
    let context = EnvironmentValues().fontResolutionContext
    return text.runs.reduce(0) { count, run in
      run.font?.resolve(in: context).isBold == true ? count + text[run.range].characters.count : count
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextEditor(text: $text, selection: $selection)
        .textEditorStyle(.roundedBorder)
        .frame(height: 140)
        .accessibilityLabel("Text of the letter")
      Text("\(text.characters.count) letters, \(boldLetters) of them bold")
      HStack {
        EditButton()
        Text(mode?.wrappedValue.isEditing == true ? "Parts can be removed" : "Parts can be read")
        ShareLink(item: String(text.characters))
      }
    }
  }
}
