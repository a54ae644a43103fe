public import CanopyCore
internal import CanopyStyle
public import Combine
public import Foundation
public import UniformTypeIdentifiers

/// A document that is an object, which is read from a file and written to one.
///
/// ```swift
/// final class Drawing: ReferenceFileDocument {
///   static var readableContentTypes: [UTType] { [.json] }
///   @Published var strokes: [Stroke] = []
///
///   init() {}
///
///   init(configuration: ReadConfiguration) throws {
///     strokes = try JSONDecoder().decode([Stroke].self, from: configuration.file.regularFileContents ?? Data())
///   }
///
///   func snapshot(contentType: UTType) throws -> [Stroke] { strokes }
///
///   func fileWrapper(snapshot: [Stroke], configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
///   }
/// }
/// ```
///
/// The document counts as edited when an action is registered with the undo manager of its window, or undone.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The type of what is written: the state of the document at a time.
  associatedtype Snapshot

  /// The types of files that the document is read from.
  static var readableContentTypes: [UTType] { get }

  /// The types of files that the document is written to. The default is the types that it is read from.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document from a file.
  init(configuration: ReadConfiguration) throws

  /// Returns the state of the document that is written to a file.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns the file that a state is written to.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// The configuration for reading.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// A document that an editor shows, and where it is.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The file of the document; nil if it has never been saved.
  public var fileURL: URL?
  /// A Boolean value that indicates whether people can change the document.
  public var isEditable: Bool
}
