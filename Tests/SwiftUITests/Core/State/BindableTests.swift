import CanopyTesting
import SwiftUI
import Testing

/// Bindings to the properties of observable objects.
@MainActor @Suite struct BindableTests {
  @Test func aBindableProvidesBindingsToProperties() throws {
    let note = Note()
    let screen = TestScreen { Editor(note: note) }
    try screen.find("write").tap()
    #expect(note.title == "written")
    #expect(screen.texts == ["write", "written"])
  }

  @Test func makingABindingDoesNotDependOnItsValue() throws {
    let note = Note()
    let screen = TestScreen { Editor(note: note) }
    screen.resetCounts()
    try screen.find("write").tap()
    #expect(screen.bodyCount(of: Editor.self) == 0)
    #expect(screen.bodyCount(of: Writer.self) == 0)
    #expect(screen.bodyCount(of: Label.self) == 1)
  }

  @Test func onlyTheRowOfAChangedElementRunsItsBody() throws {
    let list = List()
    let screen = TestScreen { ListEditor(list: list) }
    #expect(screen.texts == ["a", "b", "c"])
    screen.resetCounts()
    list.notes[1].title = "B"
    screen.update()
    #expect(screen.texts == ["a", "B", "c"])
    #expect(screen.bodyCount(of: TitleRow.self) == 1)
    try screen.find("c").tap()
    #expect(list.notes.map(\.title) == ["a", "B", "c!"])
    #expect(screen.texts == ["a", "B", "c!"])
    #expect(screen.bodyCount(of: TitleRow.self) == 2)
  }

  @Test func anEnvironmentObjectCanBeMadeBindableInABody() throws {
    let note = Note()
    let screen = TestScreen { EnvironmentEditor().environment(note) }
    try screen.find("write").tap()
    #expect(screen.texts == ["write", "written"])
  }

  @Test func anObjectInStateProvidesBindings() throws {
    let screen = TestScreen { OwningEditor() }
    try screen.find("write").tap()
    #expect(screen.texts == ["write", "written"])
  }

  @Test func aBindableHasTheIdentityOfItsObject() {
    let note = Note()
    #expect(Bindable(note).id == ObjectIdentifier(note))
  }

  @Test func replacingTheObjectUpdatesItsBindings() throws {
    let screen = TestScreen { Switches(notes: [Note(), Note()]) }
    try screen.find("write").tap()
    try screen.find("switch").tap()
    #expect(screen.texts == ["switch", "write", ""])
    try screen.find("write").tap()
    #expect(screen.texts == ["switch", "write", "written"])
  }
}

@Observable private final class Note: Identifiable {
  var title = ""
}

private struct Editor: View {
  @Bindable var note: Note
  var body: some View {
    Writer(text: $note.title)
    Label(text: $note.title)
  }
}

private struct Writer: View {
  @Binding var text: String
  var body: some View { Button("write") { text = "written" } }
}

private struct Label: View {
  @Binding var text: String
  var body: some View { Text(text) }
}

private struct EnvironmentEditor: View {
  @Environment(Note.self) private var note
  var body: some View {
    @Bindable var note = note
    Writer(text: $note.title)
    Text(note.title)
  }
}

private struct OwningEditor: View {
  @State private var note = Note()
  var body: some View {
    Writer(text: $note.title)
    Text(note.title)
  }
}

private struct Switches: View {
  let notes: [Note]
  @State private var index = 0
  var body: some View {
    Button("switch") { index = 1 }
    Editor(note: notes[index])
  }
}

@Observable private final class List {
  struct Note: Identifiable {
    let id: Int
    var title: String
  }

  var notes = [Note(id: 1, title: "a"), Note(id: 2, title: "b"), Note(id: 3, title: "c")]
}

private struct ListEditor: View {
  @Bindable var list: List
  var body: some View { ForEach($list.notes) { $note in TitleRow(title: $note.title) } }
}

private struct TitleRow: View {
  @Binding var title: String
  var body: some View { Button(title) { title += "!" } }
}
