public import CanopyCore
internal import CanopyStyle
public import Foundation
public import UniformTypeIdentifiers

/// A document that is a value, which can be read from a file and written to one.
///
/// ```swift
/// struct Note: FileDocument {
///   static var readableContentTypes: [UTType] { [.plainText] }
///   var text = ""
///
///   init() {}
///
///   init(configuration: ReadConfiguration) throws {
///     guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
///     text = String(decoding: data, as: UTF8.self)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
///
/// A ``DocumentGroup`` opens windows for documents. `fileExporter` writes a document that has no window.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The file types that the document can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The file types that the document can be written as. By default, these are the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document from a file.
  init(configuration: ReadConfiguration) throws

  /// Returns a file wrapper with the content of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// The configuration for reading the document.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing the document.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// The file from which a document is read.
public struct FileDocumentReadConfiguration {
  /// The file's type.
  public let contentType: UTType
  /// The file's content.
  public let file: FileWrapper
}

/// The file to which a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type to write.
  public let contentType: UTType
  /// The current file on disk, or nil if there is none.
  public let existingFile: FileWrapper?
}

/// The document in an editor, and its file.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. Setting it marks the document as edited and registers an undo action.
  @Binding public var document: Document
  /// The document's file, or nil if it has never been saved.
  public var fileURL: URL?
  /// A Boolean value that indicates whether people can change the document. If false, setting the document has no effect.
  public var isEditable: Bool
}
