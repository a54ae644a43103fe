internal import Foundation

/// A type whose values can be dragged, dropped, copied and shared.
///
/// ```swift
/// struct Card: Codable, Transferable {
///   var title: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .card)
///     ProxyRepresentation(exporting: \.title)
///   }
/// }
/// ```
public protocol Transferable: SendableMetatype {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// The types of data in which values are exported and imported, the best one first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// A description of how values are exported to data, and imported from it.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the representation that this one consists of.
  associatedtype Body: TransferRepresentation

  /// The representation that this one consists of.
  @TransferRepresentationBuilder<Item>
  var body: Body { get }

  static func _addParts(of representation: Self, to parts: inout _TransferParts)
}

extension TransferRepresentation {
  public static func _addParts(of representation: Self, to parts: inout _TransferParts) {
    Body._addParts(of: representation.body, to: &parts)
  }
}

/// The body of representations that add their parts themselves. `Never` has a body already, as a view.
public enum _NoRepresentation: TransferRepresentation {
  public typealias Item = String
  public var body: _NoRepresentation { self }
  public static func _addParts(of representation: Self, to parts: inout _TransferParts) {}
}

/// A representation that adds its parts itself.
package protocol PrimitiveRepresentation: TransferRepresentation where Body == _NoRepresentation {}

extension PrimitiveRepresentation {
  public var body: _NoRepresentation { preconditionFailure("\(Self.self) has no body.") }
}

/// The programs that can import an exported value.
public enum TransferRepresentationVisibility: Sendable {
  /// All programs.
  case all
  /// The programs of a team.
  case team
  /// The programs of a group.
  case group
  /// This program only.
  case ownProcess

  /// Returns a Boolean value that indicates whether values with this visibility can be imported by some programs.
  func includes(_ programs: TransferRepresentationVisibility) -> Bool {
    self == .all || self == programs || programs == .ownProcess
  }

  var ofProvider: NSItemProviderRepresentationVisibility {
    switch self {
    case .all: .all
    case .team: .team
    case .group: .group
    case .ownProcess: .ownProcess
    }
  }
}

/// The parts of a representation, the best one first.
public struct _TransferParts {
  package var parts: [TransferPart] = []

  static func of<T: Transferable>(_: T.Type) -> [TransferPart] {
    var parts = _TransferParts()
    T.Representation._addParts(of: T.transferRepresentation, to: &parts)
    return parts.parts
  }
}

/// A type of data in which values are exported, imported, or both.
package struct TransferPart: Sendable {
  package let type: UTType
  /// A Boolean value that indicates whether the value is a file that may be opened where it is.
  package var opensInPlace = false
  /// Exports a value; nil if the type is only imported.
  package var export: (@Sendable (Any) async throws -> LoadedItem)?
  /// Imports a value; nil if the type is only exported.
  package var `import`: (@Sendable (LoadedItem) async throws -> Any)?
  package var visibility = TransferRepresentationVisibility.all
  /// Returns the name of a file with the value.
  package var name: @Sendable (Any) -> String? = { _ in nil }
  /// Returns a Boolean value that indicates whether a value is exported in this type.
  package var condition: @Sendable (Any) -> Bool = { _ in true }

  package init(type: UTType, opensInPlace: Bool = false) { (self.type, self.opensInPlace) = (type, opensInPlace) }
}

/// An error of a value that is exported or imported.
package struct TransferError: LocalizedError {
  package let message: String
  package var errorDescription: String? { message }

  package init(message: String) { self.message = message }

  package static func notExported<T>(_: T.Type, as type: UTType?) -> TransferError {
    TransferError(message: "\(T.self) isn't exported\(type.map { " as “\($0)”" } ?? "").")
  }

  package static func notImported<T>(_: T.Type, from types: [UTType]) -> TransferError {
    let names = types.map { "“\($0)”" }.joined(separator: ", ")
    let sources = names.isEmpty ? "nothing" : names
    return TransferError(message: "\(T.self) isn't imported from \(sources).")
  }

  package static func otherValue<T>(_ value: Any, than _: T.Type) -> TransferError {
    TransferError(
      message: "A representation of \(T.self) got a value of \(type(of: value)).")
  }
}

/// Returns a value of a representation's item. Parts don't know the type of their item, so that lists of them have one type.
package func transferred<T>(_ value: Any, as _: T.Type = T.self) throws -> T {
  guard let value = value as? T else { throw TransferError.otherValue(value, than: T.self) }
  return value
}
