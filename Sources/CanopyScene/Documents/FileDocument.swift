public import CanopyCore
internal import CanopyStyle
public import Foundation
public import UniformTypeIdentifiers

/// A document with a value: a struct that is read from a file and written to one.
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
/// A ``DocumentGroup`` opens windows for documents. `fileExporter` writes a document without a window of its own.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The types of files that the document is read from.
  static var readableContentTypes: [UTType] { get }

  /// The types of files that the document is written to. The default is the types that it is read from.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document from a file.
  init(configuration: ReadConfiguration) throws

  /// Returns the file that the document is written to.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// The configuration for reading.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it is on disk; nil if there is none.
  public let existingFile: FileWrapper?
}

/// A document that an editor shows, and where it is.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. Setting it marks the document as edited, and can be undone.
  @Binding public var document: Document
  /// The file of the document; nil if it has never been saved.
  public var fileURL: URL?
  /// A Boolean value that indicates whether people can change the document. If it is false, setting the document does nothing.
  public var isEditable: Bool
}
