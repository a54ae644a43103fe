public import Foundation

/// A representation of values as data.
public struct DataRepresentation<Item: Transferable>: PrimitiveRepresentation {
  private let part: TransferPart

  /// Creates a representation of values that are exported and imported.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    var part = TransferPart(type: contentType)
    part.export = { .data(try await exporting(try transferred($0))) }
    part.import = { try await importing(try $0.data()) }
    self.part = part
  }

  /// Creates a representation of values that are only exported.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    var part = TransferPart(type: exportedContentType)
    part.export = { .data(try await exporting(try transferred($0))) }
    self.part = part
  }

  /// Creates a representation of values that are only imported.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    var part = TransferPart(type: importedContentType)
    part.import = { try await importing(try $0.data()) }
    self.part = part
  }

  public static func _addParts(of representation: Self, to parts: inout _TransferParts) {
    parts.parts.append(representation.part)
  }
}
