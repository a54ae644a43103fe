public import Foundation

/// A representation of values as files.
public struct FileRepresentation<Item: Transferable>: PrimitiveRepresentation {
  private let part: TransferPart

  /// Creates a representation of values that are exported and imported.
  ///
  /// - Parameters:
  ///   - contentType: The type of the files.
  ///   - shouldAttemptToOpenInPlace: A Boolean value that indicates whether the original is imported, instead of a copy.
  ///   - exporting: Returns the file of a value.
  ///   - importing: Returns the value of a file. Without `shouldAttemptToOpenInPlace`, the file is a copy that is deleted afterward.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    var part = TransferPart(type: contentType)
    part.export = { try await exporting(try transferred($0)).item }
    part.import = Self.import(shouldAttemptToOpenInPlace, contentType, importing)
    self.part = part
  }

  /// Creates a representation of values that are only exported.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the files.
  ///   - shouldAllowToOpenInPlace: A Boolean value that indicates whether the original may be opened, instead of a copy.
  ///   - exporting: Returns the file of a value.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    var part = TransferPart(type: exportedContentType, opensInPlace: shouldAllowToOpenInPlace)
    part.export = { try await exporting(try transferred($0)).item }
    self.part = part
  }

  /// Creates a representation of values that are only imported.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the files.
  ///   - shouldAttemptToOpenInPlace: A Boolean value that indicates whether the original is imported, instead of a copy.
  ///   - importing: Returns the value of a file. Without `shouldAttemptToOpenInPlace`, the file is a copy that is deleted afterward.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    var part = TransferPart(type: importedContentType)
    part.import = Self.import(shouldAttemptToOpenInPlace, importedContentType, importing)
    self.part = part
  }

  private static func `import`(
    _ inPlace: Bool, _ type: UTType,
    _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> @Sendable (LoadedItem) async throws -> Any {
    { item in
      let isOriginal = inPlace && item.opensInPlace
      let file = try item.file(named: nil, of: type, copies: !isOriginal)
      defer { if !isOriginal { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) } }
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: isOriginal))
    }
  }

  public static func _addParts(of representation: Self, to parts: inout _TransferParts) {
    parts.parts.append(representation.part)
  }
}

/// A file that is exported.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// A Boolean value that indicates whether the receiver may open the original.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of a file to export.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }

  fileprivate var item: LoadedItem { .file(file, opensInPlace: allowAccessingOriginalFile) }
}

/// A file that is imported.
public struct ReceivedTransferredFile: Sendable {
  /// The file. A copy is deleted after the import.
  public let file: URL
  /// A Boolean value that indicates whether it is the original and not a copy.
  public let isOriginalFile: Bool
}
