import CanopyTesting
import SwiftUI
import Testing

/// Fields behind a sheet.
private struct Behind: View {
  @FocusState private var field: String?
  @State private var isShown = false

  var body: some View {
    Text("now \(field ?? "none")")
    Text("Name").focusable().focused($field, equals: "name")
    Text("City").focusable().focused($field, equals: "city")
    Button("Open") { (field, isShown) = ("city", true) }
      .sheet(isPresented: $isShown) {
        Text("Inside").focusable()
        Button("City later") { field = "city" }
        Button("Close") { isShown = false }
      }
    Button("Name first") { field = "name" }
  }
}

@MainActor
@Suite("Focus states behind a sheet")
struct FocusBehindSheetTests {
  @Test(
    "A focus state that is set in the action that opens a sheet counts when the sheet has gone",
    arguments: [false, true])
  func setWithTheSheet(hasFocusBefore: Bool) throws {
    let screen = TestScreen { VStack { Behind() } }
    if hasFocusBefore { try screen.find("Name first").tap() }
    try screen.find("Open").tap()
    #expect(screen.texts.contains("now none"))
    #expect(screen.focusedElement == nil)
    try screen.find("Close").tap()
    #expect(screen.texts.contains("now city"))
    #expect(try screen.find("City").isFocused)
  }

  @Test("A focus state that is set while a sheet is open counts when the sheet has gone, and doesn't take its focus")
  func setDuringTheSheet() throws {
    let screen = TestScreen { VStack { Behind() } }
    try screen.find("Name first").tap()
    try screen.find("Open").tap()
    try screen.find("Inside").focus()
    try screen.find("City later").tap()
    #expect(try screen.find("Inside").isFocused)
    try screen.find("Close").tap()
    #expect(try screen.find("City").isFocused)
    #expect(screen.issues.isEmpty)
  }
}
