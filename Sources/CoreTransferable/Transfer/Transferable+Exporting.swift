internal import CanopyGraph
public import Foundation

extension Transferable {
  /// Returns the types in which values are exported, the best one first.
  public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    _TransferParts.of(Self.self).filter { $0.export != nil && $0.visibility.includes(visibility) }
      .map(\.type)
  }

  /// Returns the types from which values are imported, the best one first.
  public static func importedContentTypes() -> [UTType] {
    _TransferParts.of(Self.self).filter { $0.import != nil }.map(\.type)
  }

  /// Returns the types in which this value is exported, the best one first.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    _TransferParts.of(Self.self).filter {
      $0.export != nil && $0.condition(self) && $0.visibility.includes(visibility)
    }
    .map(\.type)
  }

  /// Returns the types from which values are imported, the best one first.
  public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

  /// The name of a file with the value; nil for none.
  public var suggestedFilename: String? {
    for part in _TransferParts.of(Self.self) { if let name = part.name(self) { return name } }
    return nil
  }

  /// Exports the value as data.
  ///
  /// - Parameter contentType: The type of the data; nil for the best one.
  public func exported(as contentType: UTType?) async throws -> Data {
    let parts = _TransferParts.of(Self.self).filter { $0.condition(self) }
    let part = parts.first { part in part.export != nil && contentType.map { part.type.conforms(to: $0) } != false }
    guard let export = part?.export else { throw TransferError.notExported(Self.self, as: contentType) }
    return try await export(self).data()
  }

  /// Imports a value from data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - contentType: The type of the data; nil for the best one.
  public init(importing data: Data, contentType: UTType?) async throws {
    let parts = _TransferParts.of(Self.self)
    let part = parts.first { part in part.import != nil && contentType.map { $0.conforms(to: part.type) } != false }
    guard let `import` = part?.import else {
      throw TransferError.notImported(Self.self, from: contentType.map { [$0] } ?? [])
    }
    self = try transferred(try await `import`(.data(data)))
  }

  /// Returns a Boolean value that indicates whether a value can be imported from one of the types.
  package static func _isImported(from types: [UTType]) -> Bool {
    _TransferParts.of(Self.self).contains { part in part.import != nil && types.contains { $0.conforms(to: part.type) }
    }
  }

  /// Imports a value from an item, in the best type that both have.
  package static func _imported(from provider: NSItemProvider) async throws -> Self {
    var last: (any Error)?
    for part in _TransferParts.of(Self.self) {
      guard let `import` = part.import, let representation = provider.representation(for: part.type) else { continue }
      do { return try transferred(try await `import`(try await representation.load())) } catch { last = error }
    }
    throw last ?? TransferError.notImported(Self.self, from: provider.registeredContentTypes)
  }
}

extension NSItemProvider {
  /// Adds all types in which a value is exported.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    register(value: transferable())
  }

  /// Adds all types in which a value is exported.
  package func register<T: Transferable>(value: T) {
    // Safe because the value isn't changed, and its type exports it on any thread by the rules of `Transferable`.
    let value = UncheckedSendable(value)
    if let name = value.value.suggestedFilename { suggestedName = name }
    for part in _TransferParts.of(T.self) {
      guard let export = part.export, part.condition(value.value) else { continue }
      add(
        ItemRepresentation(part.type, part.visibility.ofProvider, opensInPlace: part.opensInPlace) {
          try await export(value.value)
        })
    }
  }

  /// Imports a value from the item.
  ///
  /// - Parameters:
  ///   - transferableType: The type of the value.
  ///   - completionHandler: A closure that gets the value, or an error. It runs on a background thread.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress where T: Sendable {
    ItemLoading.run {
      try await T._imported(from: self)
    } then: {
      completionHandler($0)
    }
  }
}
