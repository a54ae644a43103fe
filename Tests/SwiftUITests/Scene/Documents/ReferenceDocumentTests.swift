import CanopyPresentation
import CanopyScene
import Combine
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Windows of documents that are objects.
@MainActor @Suite struct ReferenceDocumentTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test func theEditorSeesTheObjectAndItsChanges() throws {
    let app = HeadlessApp(DrawingApp(), launches: false)
    app.app.receive(try folder.write("1,2", to: "a.drawing"))
    app.settle()
    #expect(app.titles == ["a.drawing"])
    #expect(try app.labels.contains("2 points"))
    #expect(try app.labels.contains("2 in the environment"))
    try app.tap("Add")
    #expect(try app.labels.contains("3 points"))
    #expect(try app.labels.contains("3 in the environment"))
  }

  @Test func onlyAnUndoableChangeIsSaved() throws {
    let app = HeadlessApp(DrawingApp(), launches: false)
    app.app.receive(try folder.write("1,2", to: "a.drawing"))
    app.settle()
    try app.tap("Add silently")
    app.advance(by: 4)
    #expect(try folder.text("a.drawing") == "1,2")
    try app.tap("Add")
    #expect(app.titles == ["a.drawing — Edited"])
    app.advance(by: 4)
    #expect(try folder.text("a.drawing") == "1,2,0,0")
    #expect(app.titles == ["a.drawing"])
  }

  @Test func aTypeOfTheAppHasTheLastPartOfItsIdentifierAsExtension() throws {
    let app = HeadlessApp(DrawingApp())
    try app.tap("Add")
    app.app.saveDocument(of: try app.window.window)
    #expect(try app.window.fileDialogs.first?.request.purpose == .save(suggestedName: "Untitled.drawing"))
    try app.answer([folder.place("b")])
    #expect(try folder.text("b.drawing") == "0")
  }
}

extension UTType {
  fileprivate static var drawing: UTType { UTType(exportedAs: "com.example.drawing") }
}

private final class Drawing: ReferenceFileDocument, @unchecked Sendable {
  static var readableContentTypes: [UTType] { [.drawing] }
  @Published var points: [Int] = []

  init() {}

  init(configuration: ReadConfiguration) throws {
    let text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    points = text.split(separator: ",").compactMap { Int($0) }
  }

  func snapshot(contentType: UTType) throws -> [Int] { points }

  func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.map(String.init).joined(separator: ",").utf8))
  }

  @MainActor func add(undoManager: UndoManager?) {
    points.append(0)
    undoManager?.registerUndo(withTarget: self) { $0.points.removeLast() }
  }
}

private struct DrawingApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { Drawing() }) { file in
      DrawingView(drawing: file.document)
    }
  }
}

private struct DrawingView: View {
  @ObservedObject var drawing: Drawing
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    VStack {
      Text("\(drawing.points.count) points")
      Inner()
      Button("Add") { drawing.add(undoManager: undoManager) }
      Button("Add silently") { drawing.points.append(0) }
    }
  }

  struct Inner: View {
    @EnvironmentObject private var drawing: Drawing
    var body: some View { Text("\(drawing.points.count) in the environment") }
  }
}
