import CanopyPresentation
import CanopyScene
import Foundation
import SwiftUI
import Testing

/// What the menu File does with documents.
@MainActor @Suite struct DocumentCommandsTests {
  private let folder: TestFolder
  private let log = DocumentLog()

  init() throws { folder = try TestFolder() }

  private func items(of app: HeadlessApp) throws -> [AppMenu.Item] {
    try #require(app.host.menus.first { $0.title == "File" }).items
  }

  private func titles(_ app: HeadlessApp) throws -> [String] { try items(of: app).map(\.title) }

  private func choose(_ title: String, in app: HeadlessApp) throws {
    let item = try #require(items(of: app).first { $0.title == title })
    #expect(item.isEnabled)
    item.action()
    app.settle()
  }

  private func isEnabled(_ title: String, in app: HeadlessApp) throws -> Bool {
    try #require(items(of: app).first { $0.title == title }).isEnabled
  }

  @Test func anAppOfDocumentsHasTheirCommands() throws {
    let app = HeadlessApp(NotesApp(log: log))
    #expect(
      try titles(app) == ["New", "Open…", "", "Close", "Save", "Save As…", "Revert to Saved", "", "Quit"])
    #expect(try isEnabled("Save", in: app))
    #expect(try !isEnabled("Revert to Saved", in: app))
    #expect(app.host.menus.contains { !$0.isUsual })
  }

  @Test func aViewerOnlyOpens() throws {
    let app = HeadlessApp(ViewerApp(log: log))
    try app.answer([folder.write("Hello", to: "a.txt")])
    #expect(try titles(app) == ["New Window", "Open…", "", "Close", "", "Quit"])
  }

  @Test func anAppWithoutDocumentsHasNoSuchCommands() throws {
    struct Plain: App {
      var body: some Scene { WindowGroup { Text("plain") } }
    }
    let app = HeadlessApp(Plain())
    #expect(try titles(app) == ["New Window", "", "Close", "", "Quit"])
    #expect(app.host.menus.filter { !$0.isUsual }.isEmpty)
  }

  @Test func documentsAreMadeOpenedSavedAndReverted() throws {
    let app = HeadlessApp(NotesApp(log: log))
    try choose("New", in: app)
    #expect(app.titles == ["Untitled", "Untitled 2"])
    try choose("Open…", in: app)
    try app.answer([folder.write("Hello", to: "a.txt")])
    #expect(app.titles == ["Untitled", "Untitled 2", "a.txt"])
    #expect(try isEnabled("Revert to Saved", in: app))
    log.set?("Bye")
    app.settle()
    try choose("Save", in: app)
    #expect(try folder.text("a.txt") == "Bye")
    log.set?("Again")
    app.settle()
    try choose("Revert to Saved", in: app)
    #expect(try app.labels.contains("text: Bye"))
    try choose("Save As…", in: app)
    try app.answer([folder.place("b.txt")])
    #expect(app.titles.last == "b.txt")
    #expect(try folder.text("b.txt") == "Bye")
    try choose("Close", in: app)
    #expect(app.titles == ["Untitled", "Untitled 2"])
  }

  @Test func shortcutsOfDocumentsWork() throws {
    let app = HeadlessApp(NotesApp(log: log))
    app.app.receive(try folder.write("Hello", to: "a.txt"))
    app.settle()
    log.set?("Bye")
    app.settle()
    try app.press("s", .command)
    #expect(try folder.text("a.txt") == "Bye")
    try app.press("n", .command)
    #expect(app.titles.last == "Untitled 2")
  }

  @Test func aWindowWithoutADocumentHasNothingToSave() throws {
    struct Both: App {
      var log = DocumentLog()
      var body: some Scene {
        WindowGroup { Text("plain") }
        DocumentGroup(newDocument: TextNote()) { file in NoteEditor(note: file.$document, log: log) }
      }
    }
    let app = HeadlessApp(Both(log: log))
    #expect(try titles(app).prefix(3) == ["New Window", "New Document", "Open…"])
    #expect(try !isEnabled("Save", in: app))
    try choose("New Document", in: app)
    #expect(try isEnabled("Save", in: app))
  }

  // MARK: The command line

  @Test func anAppThatIsStartedForAFileOpensNothingElse() throws {
    let app = HeadlessApp(NotesApp(log: log), launches: false)
    app.app.launch(opening: [try folder.write("Hello", to: "a.txt")])
    app.settle()
    #expect(app.titles == ["a.txt"])
  }

  @Test func argumentsAreFilesAndURLs() throws {
    let operands = ["a.txt", "https://example.org/x", "/tmp/b c.txt", "-x.txt"]
    let launch = AppLaunch(NotesApp.self, options: ["--verbose"], operands: operands)
    let expected = [
      URL(filePath: "a.txt"), try #require(URL(string: "https://example.org/x")), URL(filePath: "/tmp/b c.txt"),
      URL(filePath: "-x.txt"),
    ]
    #expect(launch.urls == expected)
  }
}
