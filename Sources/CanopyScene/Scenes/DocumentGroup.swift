public import CanopyCore
internal import CanopyStyle
internal import Foundation

/// A scene of documents. Each has its own window, titled with the name of its file.
///
/// ```swift
/// @main
/// struct Notes: App {
///   var body: some Scene {
///     DocumentGroup(newDocument: Note()) { file in
///       NoteEditor(text: file.$document.text)
///     }
///   }
/// }
/// ```
///
/// Changes are saved automatically after a few seconds, when the window becomes inactive, and when it closes. A new document
/// asks for a location when it is first saved. If a document can't be saved, its window stays open and says why. If another
/// program changes a file, the file is read again, unless the document has unsaved changes: then the person decides.
@MainActor @preconcurrency
public struct DocumentGroup<Document, Content: View> {
  private let description: SceneDescription

  private init(_ kind: DocumentKind, _ content: @escaping @MainActor (OpenDocument) -> AnyView) {
    description = SceneDescription(kind: .document, documents: kind) { value in
      value.document.map(content) ?? value.placeholder ?? AnyView(EmptyView())
    }
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a scene that creates, opens and edits documents.
  ///
  /// - Parameters:
  ///   - newDocument: A new document.
  ///   - editor: A view builder that returns the editor for a document.
  public init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(.editor(newDocument)) { Self.window($0, editor) }
  }

  /// Creates a scene that opens documents and shows them.
  ///
  /// - Parameters:
  ///   - documentType: The type of document to open.
  ///   - viewer: A view builder that returns a view for a document.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(.viewer(documentType)) { Self.window($0, viewer) }
  }

  private static func window(
    _ open: OpenDocument, _ content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) -> AnyView {
    guard let model = open.model as? ValueModel<Document> else { return AnyView(EmptyView()) }
    return AnyView(DocumentWindow(document: open, editor: ValueEditor(open: open, model: model, content: content)))
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a scene that creates, opens and edits documents.
  ///
  /// The document is also an environment object of the editor.
  ///
  /// - Parameters:
  ///   - newDocument: A closure that creates a new document.
  ///   - editor: A view builder that returns the editor for a document.
  public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(.editor(newDocument)) { Self.window($0, editor) }
  }

  /// Creates a scene that opens documents and shows them.
  ///
  /// - Parameters:
  ///   - documentType: The type of document to open.
  ///   - viewer: A view builder that returns a view for a document.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(.viewer(documentType)) { Self.window($0, viewer) }
  }

  private static func window(
    _ open: OpenDocument, _ content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) -> AnyView {
    guard let model = open.model as? ObjectModel<Document> else { return AnyView(EmptyView()) }
    return AnyView(DocumentWindow(document: open, editor: ObjectEditor(open: open, model: model, content: content)))
  }
}

extension DocumentGroup: PrimitiveScene {
  public var _sceneContent: AnyView { AnyView(SceneView(description)) }
}
