internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The content of an open document: a value or an object of the app.
@MainActor
protocol DocumentModel: AnyObject {
  /// A Boolean value that indicates whether the content reports its changes. Otherwise, a change is anything that can be
  /// undone.
  var tellsChanges: Bool { get }

  /// Returns a file wrapper with the content.
  func fileWrapper(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper

  /// Replaces the content with the content of a file.
  func read(_ configuration: FileDocumentReadConfiguration) throws
}

/// The content of a document that is a value.
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

  /// Returns a binding for an editor. Changes through the binding can be undone.
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
    // The undo manager already records the text that people type.
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
