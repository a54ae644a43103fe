internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The content of a document that is open: a value or an object of the app.
@MainActor
protocol DocumentModel: AnyObject {
  /// A Boolean value that indicates whether the content tells when it changes. Changes of other content are those that can be undone.
  var tellsChanges: Bool { get }

  /// Returns the file that the content is written to.
  func fileWrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper

  /// Replaces the content by that of a file.
  func read(_ configuration: FileDocumentReadConfiguration) throws
}

/// The content of a document with a value.
@MainActor
final class ValueModel<Document: FileDocument>: DocumentModel {
  let tellsChanges = true
  private let source = OwnedSource("the document")
  private var stored: Document

  init(_ document: Document) { stored = document }

  var document: Document {
    get {
      source.track()
      return stored
    }
    set {
      stored = newValue
      source.valueChanged()
    }
  }

  /// Returns a binding for an editor, whose changes can be undone.
  func binding(in open: OpenDocument) -> Binding<Document> {
    Binding {
      self.document
    } set: { [weak open] new in
      guard let open, open.isEditable else { return }
      self.change(to: new, in: open)
    }
  }

  private func change(to new: Document, in open: OpenDocument) {
    let before = stored
    document = new
    open.didEdit()
    // The undo manager has what people type already.
    guard !TextUndo.isWriting else { return }
    open.undoManager?.registerUndo(withTarget: self) { [weak open] model in
      if let open { model.change(to: before, in: open) }
    }
  }

  func fileWrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    try stored.fileWrapper(configuration: configuration)
  }

  func read(_ configuration: FileDocumentReadConfiguration) throws {
    document = try Document(configuration: configuration)
  }
}

/// The content of a document that is an object.
@MainActor
final class ObjectModel<Document: ReferenceFileDocument>: DocumentModel {
  let tellsChanges = false
  private let source = OwnedSource("the document")
  private var stored: Document

  init(_ document: Document) { stored = document }

  var document: Document {
    source.track()
    return stored
  }

  func fileWrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    try stored.fileWrapper(
      snapshot: try stored.snapshot(contentType: configuration.contentType), configuration: configuration)
  }

  func read(_ configuration: FileDocumentReadConfiguration) throws {
    stored = try Document(configuration: configuration)
    source.valueChanged()
  }
}
