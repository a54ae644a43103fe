import CanopyTesting
import SwiftUI
import Testing

@MainActor
@Suite("Edit buttons")
struct EditButtonTests {
  private struct Reader: View {
    @Environment(\.editMode) private var mode
    var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading") }
  }

  private struct Page: View {
    @State private var isPresented = false
    var body: some View {
      VStack {
        EditButton()
        Reader()
        Button("Present") { isPresented = true }
      }
      .sheet(isPresented: $isPresented) {
        VStack {
          Reader()
          EditButton()
        }
      }
    }
  }

  @Test("The button begins and ends the editing of its window")
  func togglesTheEditMode() throws {
    let screen = TestScreen { Page() }
    #expect(screen.texts.contains("reading"))
    try screen.find("Edit").tap()
    #expect(screen.texts.contains("editing"))
    try screen.find("Done").tap()
    #expect(screen.texts.contains("reading") && screen.texts.contains("Edit"))
  }

  @Test("A sheet has an edit mode of its own")
  func sheetsHaveTheirOwn() throws {
    let screen = TestScreen { Page() }
    try screen.find("Edit").tap()
    try screen.find("Present").tap()
    #expect(screen.texts.suffix(2) == ["reading", "Edit"])
    try screen.find("Edit").tap()
    #expect(screen.texts.suffix(2) == ["editing", "Done"])
  }

  @Test("A binding of the app decides, if it sets one")
  func bindingsOfTheAppDecide() throws {
    struct Own: View {
      @State private var mode = EditMode.active
      var body: some View {
        VStack {
          EditButton()
          Text("\(mode == .active ? "active" : "inactive")")
        }
        .environment(\.editMode, $mode)
      }
    }
    let screen = TestScreen { Own() }
    try screen.find("Done").tap()
    #expect(screen.texts.contains("inactive") && screen.texts.contains("Edit"))
  }

  @Test("Only the button and the readers of the edit mode run when it changes")
  func onlyReadersRun() throws {
    let screen = TestScreen { Page() }
    screen.resetCounts()
    try screen.find("Edit").tap()
    #expect(screen.bodyCount(of: Page.self) == 0)
    #expect(screen.bodyCount(of: Reader.self) == 1)
    #expect(screen.bodyCount(of: EditButton.self) == 1)
  }
}
