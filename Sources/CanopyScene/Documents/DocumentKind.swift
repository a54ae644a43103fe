internal import CanopyStyle
internal import Foundation
internal import UniformTypeIdentifiers

/// The kind of documents that a scene opens.
struct DocumentKind {
  let readable: [UTType]
  /// The types that documents can be written as, or none for a viewer.
  let writable: [UTType]
  /// The type of the app's document value or object.
  let documentType: any Any.Type
  /// Creates the content of a new document, or nil for a viewer.
  let makeNew: (@MainActor () -> any DocumentModel)?
  /// Reads the content of a document.
  let read: @MainActor (FileDocumentReadConfiguration) throws -> any DocumentModel

  /// A Boolean value that indicates whether people can change the documents.
  var isEditor: Bool { makeNew != nil }

  /// Returns a Boolean value that indicates whether the scene opens a file.
  func opens(_ file: URL) -> Bool { readable.contains { $0.matches(file) } }

  /// Reads a document from a file, and returns its content and the file's type.
  @MainActor
  func open(_ file: URL) throws -> (model: any DocumentModel, type: UTType) {
    guard let type = file._type(among: readable) else { throw CocoaError(.fileReadUnsupportedScheme) }
    let wrapper = try FileWrapper(url: file.resolvingSymlinksInPath())
    return (try read(FileDocumentReadConfiguration(contentType: type, file: wrapper)), type)
  }
}

extension DocumentKind {
  static func editor<D: FileDocument>(_ makeNew: @escaping @Sendable () -> D) -> DocumentKind {
    DocumentKind(
      readable: D.readableContentTypes, writable: D.writableContentTypes, documentType: D.self,
      makeNew: { ValueModel(makeNew()) }, read: { ValueModel(try D(configuration: $0)) })
  }

  static func viewer<D: FileDocument>(_: D.Type) -> DocumentKind {
    DocumentKind(
      readable: D.readableContentTypes, writable: [], documentType: D.self, makeNew: nil,
      read: { ValueModel(try D(configuration: $0)) })
  }

  static func editor<D: ReferenceFileDocument>(_ makeNew: @escaping @Sendable () -> D) -> DocumentKind {
    DocumentKind(
      readable: D.readableContentTypes, writable: D.writableContentTypes, documentType: D.self,
      makeNew: { ObjectModel(makeNew()) }, read: { ObjectModel(try D(configuration: $0)) })
  }

  static func viewer<D: ReferenceFileDocument>(_: D.Type) -> DocumentKind {
    DocumentKind(
      readable: D.readableContentTypes, writable: [], documentType: D.self, makeNew: nil,
      read: { ObjectModel(try D(configuration: $0)) })
  }
}
