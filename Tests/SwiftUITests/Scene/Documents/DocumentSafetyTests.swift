import CanopyPresentation
import CanopyScene
import Foundation
import RandomTestSupport
import SwiftUI
import Testing

/// Random edits, failures, changes by other programs and answers never lose a document.
@MainActor @Suite struct DocumentSafetyTests {
  @Test(arguments: 0..<12) func documentsNeverLoseData(seed: UInt64) throws {
    let folder = try TestFolder()
    var random = SeededGenerator(seed: seed)
    let log = SafetyLog()
    let app = HeadlessApp(SafetyApp(log: log), launches: false)
    app.app.receive(try folder.write("0", to: "a.txt"))
    app.settle()
    // Each version that anyone has written must be in the file, in the window, or given up by an answer.
    var (mine, file, edits) = ("0", "0", 0)
    for _ in 0..<60 {
      log.fails = Int.random(in: 0..<3, using: &random) == 0
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2:
        edits += 1
        mine = "mine \(edits)"
        log.set?(mine)
        app.settle()
      case 3...4: app.advance(by: 4)
      case 5:
        edits += 1
        file = "theirs \(edits)"
        try folder.write(file, to: "a.txt")
      case 6: try app.close()
      default:
        try app.window.window.activity = .inactive
        try app.window.window.activity = .active
        app.settle()
      }
      if app.host.hasEnded { break }
      let shown = log.shown
      let onDisk = try folder.text("a.txt")
      #expect(try folder.names == ["a.txt"], "Nothing else is left in the folder.")
      // Without an answer of the person, nothing is lost: the window has what was edited last, or what the file has.
      #expect(shown == mine || shown == onDisk)
      #expect(onDisk == file || onDisk == mine)
      (mine, file) = (shown, onDisk)
      try answer(app, &mine, &file, folder, &random)
      if app.host.hasEnded { break }
    }
    if app.host.hasEnded { #expect([mine, file].contains(try folder.text("a.txt"))) }
  }

  /// Answers the question of the window, if there is one.
  private func answer(
    _ app: HeadlessApp, _ mine: inout String, _ file: inout String, _ folder: TestFolder,
    _ random: inout SeededGenerator
  ) throws {
    let labels = try app.labels
    if labels.contains("Save Anyway") {
      #expect(try folder.text("a.txt") == file)
      let answer = try #require(["Save Anyway", "Use Other Version", "Cancel"].randomElement(using: &random))
      try app.tap(answer)
      if answer == "Use Other Version" { mine = file }
    } else if labels.contains("Try Again") {
      #expect(try folder.text("a.txt") == file)
      try app.tap("Cancel")
    }
    guard !app.host.hasEnded else { return }
    file = try folder.text("a.txt")
    // Answers may show the next question.
    if try app.labels.contains("Try Again") { try app.tap("Cancel") }
  }
}

@MainActor private final class SafetyLog {
  var set: ((String) -> Void)?
  var shown = ""
  nonisolated(unsafe) static var fails = false  // Safe because the tests of documents that fail run on the main actor.
  var fails: Bool {
    get { Self.fails }
    set { Self.fails = newValue }
  }
}

private struct FailingNote: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if SafetyLog.fails { throw CocoaError(.fileWriteOutOfSpace) }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct SafetyApp: App {
  var log = SafetyLog()
  var body: some Scene {
    DocumentGroup(newDocument: FailingNote()) { file in
      let _ = log.shown = file.document.text
      Text("text: \(file.document.text)").onAppear { log.set = { file.$document.text.wrappedValue = $0 } }
    }
  }
}
