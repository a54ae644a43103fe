import CanopyPresentation
import CanopyScene
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Windows of documents with a value.
@MainActor @Suite struct DocumentGroupTests {
  private let folder: TestFolder
  private let log = DocumentLog()

  init() throws { folder = try TestFolder() }

  private func launch(_ name: String? = nil, _ text: String = "") throws -> HeadlessApp {
    let app = HeadlessApp(NotesApp(log: log), launches: name == nil)
    if let name { app.app.receive(try folder.write(text, to: name)) }
    app.settle()
    return app
  }

  // MARK: Opening

  @Test func anAppOfDocumentsStartsWithANewOne() throws {
    let app = try launch()
    #expect(app.titles == ["Untitled"])
    #expect(try app.labels.contains("text: "))
    #expect(log.configuration?.fileURL == nil && log.configuration?.isEditable == true)
  }

  @Test func aFileOpensInAWindowWithItsName() throws {
    let app = try launch("a.txt", "Hello")
    #expect(app.titles == ["a.txt"])
    #expect(try app.labels.contains("text: Hello"))
    #expect(log.configuration?.fileURL == folder.place("a.txt"))
    #expect(try app.window.properties.document == folder.place("a.txt"))
  }

  @Test func aFileHasOneWindow() throws {
    let app = try launch("a.txt", "Hello")
    log.newDocument?(TextNote(text: "other"))
    app.settle()
    #expect(app.titles == ["a.txt", "Untitled"])
    app.app.receive(folder.place("a.txt"))
    app.settle()
    #expect(app.titles == ["Untitled", "a.txt"])
  }

  @Test func newDocumentsHaveDifferentNames() throws {
    let app = try launch()
    log.newDocument?(contentType: .plainText)
    log.newDocument?(TextNote(text: "third"))
    app.settle()
    #expect(app.titles == ["Untitled", "Untitled 2", "Untitled 3"])
    #expect(try app.labels.contains("text: third"))
  }

  @Test func openDocumentThrowsForAFileThatCannotBeRead() async throws {
    let app = try launch()
    let open = try #require(log.openDocument)
    try Data([0xFF, 0xFE]).write(to: folder.place("bad.txt"))
    await #expect(throws: (any Error).self) { try await open(at: folder.place("bad.txt")) }
    await #expect(throws: (any Error).self) { try await open(at: folder.place("missing.txt")) }
    await #expect(throws: (any Error).self) { try await open(at: folder.place("picture.png")) }
    #expect(app.titles == ["Untitled"])
    try await open(at: folder.write("fine", to: "good.txt"))
    app.settle()
    #expect(app.titles == ["Untitled", "good.txt"])
  }

  @Test func aFileFromOutsideThatCannotBeReadShowsWhy() throws {
    let app = try launch("a.txt", "Hello")
    try Data([0xFF, 0xFE]).write(to: folder.place("bad.txt"))
    app.app.receive(folder.place("bad.txt"))
    app.settle()
    #expect(try app.labels.contains("The document “bad.txt” couldn’t be opened."))
  }

  @Test func peopleChooseDocuments() throws {
    let app = try launch()
    app.app.chooseDocuments(from: nil)
    #expect(try app.window.fileDialogs.first?.request.types == [.plainText])
    try app.answer([folder.write("1", to: "1.txt"), folder.write("2", to: "2.txt")])
    #expect(app.titles == ["Untitled", "1.txt", "2.txt"])
  }

  @Test func aViewerLetsPeopleChooseAndChangesNothing() throws {
    let app = HeadlessApp(ViewerApp(log: log))
    let dialog = try #require(try app.window.fileDialogs.first)
    #expect(dialog.request.purpose == .open(allowsSeveral: false))
    try app.answer([folder.write("Hello", to: "a.txt")])
    #expect(app.titles == ["a.txt"])
    #expect(log.configuration?.isEditable == false)
    log.set?("changed")
    app.settle()
    #expect(try app.labels.contains("text: Hello"))
    try app.close()
    #expect(app.host.hasEnded)
    #expect(try folder.text("a.txt") == "Hello")
  }

  @Test func aCanceledViewerOffersToOpen() throws {
    let app = HeadlessApp(ViewerApp(log: log))
    try app.answer([])
    try app.tap("Open…")
    try app.answer([folder.write("Hello", to: "a.txt")])
    #expect(app.titles == ["a.txt"])
  }

  // MARK: Saving

  @Test func anEditedDocumentIsMarkedAndSavedByItself() throws {
    let app = try launch("a.txt", "Hello")
    log.set?("Bye")
    app.settle()
    #expect(app.titles == ["a.txt — Edited"])
    #expect(try app.window.properties.isDocumentEdited)
    #expect(try folder.text("a.txt") == "Hello")
    app.advance(by: 4)
    #expect(app.titles == ["a.txt"])
    #expect(try folder.text("a.txt") == "Bye")
    #expect(try folder.names == ["a.txt"])
  }

  @Test func anUneditedDocumentIsNeverWritten() throws {
    let app = try launch("a.txt", "Hello")
    let before = try FileManager.default.attributesOfItem(atPath: folder.place("a.txt").path)[.systemFileNumber] as? Int
    app.advance(by: 10)
    try app.close()
    let after = try FileManager.default.attributesOfItem(atPath: folder.place("a.txt").path)[.systemFileNumber] as? Int
    #expect(before == after)
    #expect(app.host.hasEnded)
  }

  @Test func aWindowThatGoesToTheBackSaves() throws {
    let app = try launch("a.txt", "Hello")
    log.set?("Bye")
    log.newDocument?(TextNote(text: ""))
    app.settle()
    #expect(try folder.text("a.txt") == "Bye")
  }

  @Test func aClosedWindowSaves() throws {
    let app = try launch("a.txt", "Hello")
    log.set?("Bye")
    try app.close()
    #expect(try folder.text("a.txt") == "Bye")
    #expect(app.host.hasEnded)
  }

  @Test func aNewDocumentAsksForItsPlace() throws {
    let app = try launch()
    log.set?("Bye")
    app.advance(by: 10)
    try app.close()
    #expect(try app.labels.contains("Do you want to keep the new document “Untitled”?"))
    try app.tap("Cancel")
    #expect(app.titles == ["Untitled — Edited"])
    try app.close()
    try app.tap("Save…")
    #expect(try app.window.fileDialogs.first?.request.purpose == .save(suggestedName: "Untitled.txt"))
    try app.answer([])
    #expect(!app.host.hasEnded)
    try app.close()
    try app.tap("Save…")
    try app.answer([folder.place("new")])
    #expect(app.host.hasEnded)
    #expect(try folder.text("new.txt") == "Bye")
  }

  @Test func aWindowThatAsksAlreadyGoesOnAsking() throws {
    let app = try launch()
    log.set?("Bye")
    for _ in 0..<3 { try app.close() }
    #expect(try app.labels.contains("Save…"))
    try app.tap("Save…")
    try app.close()
    #expect(try app.window.fileDialogs.count == 1)
    #expect(try app.labels.contains("Save…") == false)
    try app.answer([])
    try app.close()
    #expect(try app.labels.contains("Save…"))
    try app.tap("Delete")
    #expect(app.host.hasEnded)
  }

  @Test func aNewDocumentCanBeDeleted() throws {
    let app = try launch()
    log.set?("Bye")
    try app.close()
    try app.tap("Delete")
    #expect(app.host.hasEnded)
  }

  @Test func aNewDocumentWithoutChangesClosesAtOnce() throws {
    let app = try launch()
    try app.close()
    #expect(app.host.hasEnded)
  }

  @Test func aSavedDocumentTakesItsNewName() throws {
    let app = try launch()
    log.set?("Bye")
    app.app.saveDocument(of: try app.window.window)
    try app.answer([folder.place("b.txt")])
    #expect(app.titles == ["b.txt"])
    #expect(log.configuration?.fileURL == folder.place("b.txt"))
    app.app.saveDocumentAs(of: try app.window.window)
    try app.answer([folder.place("c.txt")])
    log.set?("Later")
    app.advance(by: 4)
    #expect(try folder.text("b.txt") == "Bye")
    #expect(try folder.text("c.txt") == "Later")
  }

  @Test func aDocumentThatCannotBeSavedStaysOpen() throws {
    let app = try launch("a.txt", "Hello")
    log.set?("fail")
    app.advance(by: 4)
    #expect(try app.labels.contains("The document “a.txt” couldn’t be saved."))
    try app.tap("Cancel")
    #expect(app.titles == ["a.txt — Edited"])
    try app.close()
    #expect(try app.labels.contains("Close Without Saving"))
    try app.tap("Cancel")
    #expect(try app.labels.contains("text: fail"))
    #expect(try folder.text("a.txt") == "Hello")
    log.set?("works")
    try app.close()
    #expect(app.host.hasEnded)
    #expect(try folder.text("a.txt") == "works")
  }

  @Test func aWindowThatIsGoneKeepsTheDocument() throws {
    let app = try launch("a.txt", "Hello")
    log.set?("Bye")
    try app.window.window.close()
    #expect(try folder.text("a.txt") == "Bye")
  }

  // MARK: Other programs

  @Test func aFileThatAnotherProgramChangesIsReadAgain() throws {
    let app = try launch("a.txt", "Hello")
    try folder.write("Other", to: "a.txt")
    try app.window.window.activity = .inactive
    try app.window.window.activity = .active
    app.settle()
    #expect(try app.labels.contains("text: Other"))
    #expect(app.titles == ["a.txt"])
  }

  @Test(arguments: ["Save Anyway", "Use Other Version", "Save As…", "Cancel"])
  func twoChangesOfAFileAskThePerson(answer: String) throws {
    let app = try launch("a.txt", "Hello")
    log.set?("Mine")
    try folder.write("Theirs", to: "a.txt")
    app.advance(by: 4)
    #expect(try app.labels.contains("The file of “a.txt” has been changed by another program."))
    #expect(try folder.text("a.txt") == "Theirs")
    try app.tap(answer)
    switch answer {
    case "Save Anyway": #expect(try folder.text("a.txt") == "Mine")
    case "Use Other Version": #expect(try app.labels.contains("text: Theirs"))
    case "Save As…":
      try app.answer([folder.place("b.txt")])
      #expect(try folder.text("b.txt") == "Mine")
      #expect(try folder.text("a.txt") == "Theirs")
      #expect(app.titles == ["b.txt"])
    default:
      #expect(try folder.text("a.txt") == "Theirs")
      #expect(try app.labels.contains("text: Mine"))
    }
  }

  @Test func aRemovedFileIsWrittenAgain() throws {
    let app = try launch("a.txt", "Hello")
    try FileManager.default.removeItem(at: folder.place("a.txt"))
    log.set?("Mine")
    app.advance(by: 4)
    #expect(try folder.text("a.txt") == "Mine")
  }

  // MARK: Undo

  @Test func changesOfTheDocumentCanBeUndone() throws {
    let app = try launch("a.txt", "Hello")
    log.set?("One")
    app.settle()
    log.set?("Two")
    app.settle()
    let manager = try #require(log.undoManager)
    manager.undo()
    app.settle()
    #expect(try app.labels.contains("text: One"))
    manager.undo()
    app.settle()
    #expect(try app.labels.contains("text: Hello"))
    manager.redo()
    app.advance(by: 4)
    #expect(try folder.text("a.txt") == "One")
  }

  @Test func typedTextIsUndoneOnce() throws {
    let app = try launch("a.txt", "Hi")
    try app.tap("field")
    try app.press("x")
    try app.press("y")
    #expect(try app.labels.contains("text: Hixy"))
    log.undoManager?.undo()
    app.settle()
    #expect(try app.labels.contains("text: Hi"))
    #expect(log.undoManager?.canUndo == false)
  }
}
