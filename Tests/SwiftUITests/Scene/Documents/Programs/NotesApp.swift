import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// What the views of a document see and do.
@MainActor final class DocumentLog {
  var configuration: DocumentConfiguration?
  var newDocument: NewDocumentAction?
  var openDocument: OpenDocumentAction?
  var undoManager: UndoManager?
  var set: ((String) -> Void)?
}

struct TextNote: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String

  init(text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text.hasPrefix("fail") { throw CocoaError(.fileWriteUnknown) }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct NoteEditor: View {
  @Binding var note: TextNote
  let log: DocumentLog
  @Environment(\.documentConfiguration) private var configuration
  @Environment(\.newDocument) private var newDocument
  @Environment(\.openDocument) private var openDocument
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    let _ = log.configuration = configuration
    VStack {
      Text("text: \(note.text)")
      TextField("field", text: $note.text)
    }
    .onAppear {
      log.newDocument = newDocument
      log.openDocument = openDocument
      log.undoManager = undoManager
      log.set = { note.text = $0 }
    }
  }
}

struct NotesApp: App {
  var log = DocumentLog()
  var body: some Scene {
    DocumentGroup(newDocument: TextNote()) { file in NoteEditor(note: file.$document, log: log) }
  }
}

struct ViewerApp: App {
  var log = DocumentLog()
  var body: some Scene {
    DocumentGroup(viewing: TextNote.self) { file in NoteEditor(note: file.$document, log: log) }
  }
}
