public import CanopyCore
internal import CanopyStyle
public import Foundation
public import UniformTypeIdentifiers

/// An action that opens a window for a new document.
///
/// ```swift
/// struct NewNoteButton: View {
///   @Environment(\.newDocument) private var newDocument
///   var body: some View { Button("New note") { newDocument(Note()) } }
/// }
/// ```
@MainActor @preconcurrency
public struct NewDocumentAction: Sendable {
  enum Request {
    case type(UTType)
    case document(any Any.Type, any DocumentModel)
  }

  nonisolated private let box: ActionBox<@MainActor (Request) -> Void>?

  nonisolated init() { box = nil }
  nonisolated init(_ open: @escaping @MainActor (Request) -> Void) { box = ActionBox(open) }

  /// Opens a new document in the scene that edits documents of a type.
  public func callAsFunction(contentType: UTType) { open(.type(contentType)) }

  /// Opens a new document in the scene that edits this type of document.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure () -> D) {
    open(.document(D.self, ValueModel(newDocument())))
  }

  /// Opens a new document in the scene that edits this type of document.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: () -> D) {
    open(.document(D.self, ObjectModel(newDocument())))
  }

  private func open(_ request: Request) {
    if let box { box.function(request) } else { RuntimeIssue.record(.noDocuments(for: "create a document")) }
  }
}

/// An action that opens a window for a document in a file.
///
/// ```swift
/// struct RecentNote: View {
///   let file: URL
///   @Environment(\.openDocument) private var openDocument
///
///   var body: some View {
///     Button(file.lastPathComponent) {
///       Task { do { try await openDocument(at: file) } catch { message = error.localizedDescription } }
///     }
///   }
/// }
/// ```
@MainActor
public struct OpenDocumentAction: Sendable {
  nonisolated private let box: ActionBox<@MainActor (URL) throws -> Void>?

  nonisolated init() { box = nil }
  nonisolated init(_ open: @escaping @MainActor (URL) throws -> Void) { box = ActionBox(open) }

  /// Opens the document in a file, or brings its window to the front.
  ///
  /// - Throws: An error if no scene opens such files, or if the file can't be read.
  public func callAsFunction(at url: URL) async throws {
    guard let box else {
      RuntimeIssue.record(.noDocuments(for: "open \(url.lastPathComponent)"))
      throw CocoaError(.featureUnsupported)
    }
    try box.function(url)
  }
}

extension EnvironmentValues {
  /// The action that opens a window for a new document.
  @Entry public internal(set) var newDocument: NewDocumentAction = NewDocumentAction()

  /// The action that opens a window for a document in a file.
  @Entry public internal(set) var openDocument: OpenDocumentAction = OpenDocumentAction()
}

extension RuntimeIssue {
  static func noDocuments(for action: String) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: "Can't \(action): the app has no scene for such documents. Add a DocumentGroup to its body.")
  }
}
