/// A representation of values by values of another type.
///
/// ```swift
/// ProxyRepresentation(exporting: \.title)
/// ```
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: PrimitiveRepresentation {
  private let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

  /// Creates a representation of values that are exported and imported.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { (self.exporting, self.importing) = (exporting, importing) }

  /// Creates a representation of values that are only exported.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    (self.exporting, importing) = (exporting, nil)
  }

  /// Creates a representation of values that are only imported.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    (exporting, self.importing) = (nil, importing)
  }

  public static func _addParts(of representation: Self, to parts: inout _TransferParts) {
    for proxy in _TransferParts.of(ProxyRepresentation.self) {
      var part = TransferPart(type: proxy.type, opensInPlace: proxy.opensInPlace)
      part.visibility = proxy.visibility
      if let export = proxy.export, let exporting = representation.exporting {
        part.export = {
          let value = try await exporting(try transferred($0))
          guard proxy.condition(value) else { throw TransferError.notExported(Item.self, as: proxy.type) }
          return try await export(value)
        }
      }
      if let `import` = proxy.import, let importing = representation.importing {
        part.import = { try await importing(try transferred(try await `import`($0))) }
      }
      if part.export != nil || part.import != nil { parts.parts.append(part) }
    }
  }
}
