public import CanopyCore
internal import CanopyStyle
public import Combine
public import Foundation
public import UniformTypeIdentifiers

/// A document that is an object, which can be read from a file and written to one.
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
/// The document counts as edited when an action is registered with its window's undo manager, or undone.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The type of a snapshot: the state of the document at one time.
  associatedtype Snapshot

  /// The file types that the document can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The file types that the document can be written as. By default, these are the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document from a file.
  init(configuration: ReadConfiguration) throws

  /// Returns a snapshot of the document for writing.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns a file wrapper with the content of a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// The configuration for reading the document.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing the document.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// The document in an editor, and its file.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document object.
  @ObservedObject public var document: Document
  /// The document's file, or nil if it has never been saved.
  public var fileURL: URL?
  /// A Boolean value that indicates whether people can change the document.
  public var isEditable: Bool
}
