internal import CanopyGraph
public import Foundation

/// A type of data, such as text or an image, that programs exchange or store in files.
///
/// Types conform to more general types: `UTType.png` conforms to `UTType.image`, and that to `UTType.data`.
///
/// A program declares types of its own in code, and needs no property list:
///
/// ```swift
/// extension UTType {
///   static let card = UTType(exportedAs: "com.example.card")
/// }
/// ```
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String

  package init(known identifier: String) { self.identifier = identifier }

  /// Creates a type from its identifier; nil if the identifier isn't valid.
  ///
  /// Linux has no database of the types that programs declare, so each identifier of letters, digits, periods and hyphens is a type.
  public init?(_ identifier: String) {
    let isValid = identifier.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"): true
      default: false
      }
    }
    guard isValid, identifier.contains(".") else { return nil }
    self.init(known: identifier)
  }

  /// Creates a type that the program defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, in reverse domain name notation.
  ///   - parentType: A type that the new one conforms to; nil for `data`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
    DeclaredTypes.declare(self, conformingTo: parentType ?? .data)
  }

  /// Creates a type that another program defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, in reverse domain name notation.
  ///   - parentType: A type that the new one conforms to; nil for `data`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  // MARK: Conformance

  /// The types that this type conforms to, directly or not.
  public var supertypes: Set<UTType> {
    var (found, waiting) = (Set<UTType>(), [self])
    while let next = waiting.popLast() {
      for parent in next.parents where found.insert(parent).inserted { waiting.append(parent) }
    }
    return found
  }

  private var parents: [UTType] {
    if let known = KnownType.all[identifier] { return known.parents.map(UTType.init(known:)) }
    if isDynamic { return [.data] }
    return DeclaredTypes.parents(of: self)
  }

  /// Returns a Boolean value that indicates whether the type equals another type or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Returns a Boolean value that indicates whether the type conforms to a different type.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns a Boolean value that indicates whether another type conforms to this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// A Boolean value that indicates whether the type was created for an unknown file extension.
  public var isDynamic: Bool { identifier.hasPrefix(Self.dynamic) }

  /// A Boolean value that indicates whether the system or the program has declared the type.
  public var isDeclared: Bool { KnownType.all[identifier] != nil || !DeclaredTypes.parents(of: self).isEmpty }

  /// A Boolean value that indicates whether the type is one of the public types.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  // MARK: Files

  /// Creates the type of files with an extension.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension, without a period.
  ///   - supertype: A type that the new one conforms to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty else { return nil }
    let known = KnownType.identifier(ofExtension: name).map(UTType.init(known:))
    if let known, known.conforms(to: supertype) || supertype == .data {
      self = known
    } else {
      self.init(known: Self.dynamic + name)
    }
  }

  /// Creates the type with a MIME type; nil if there is none.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    let known = KnownType.all.filter { $0.value.mimeTypes.contains(name) }.keys.min()
    guard let known = known.map(UTType.init(known:)), known.conforms(to: supertype) else { return nil }
    self = known
  }

  private static let dynamic = "dyn."

  /// The extension of files of the type; nil if they have none.
  public var preferredFilenameExtension: String? {
    isDynamic ? String(identifier.dropFirst(Self.dynamic.count)) : KnownType.all[identifier]?.extensions.first
  }

  /// The MIME type; nil if there is none.
  public var preferredMIMEType: String? { KnownType.all[identifier]?.mimeTypes.first }

  /// A description for people; nil if there is none.
  public var localizedDescription: String? { KnownType.all[identifier]?.description }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    guard let type = UTType(identifier) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(identifier)” is not the identifier of a type.")
    }
    self = type
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension URL {
  /// Adds the extension of a type to the last part, unless that has it already.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let known = contentType.preferredFilenameExtension, pathExtension.lowercased() != known else { return self }
    return appendingPathExtension(known)
  }

  /// Adds a part and the extension of a type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}

/// The types that the program has declared.
private enum DeclaredTypes {
  private static let declared = Guarded<[UTType: [UTType]]>([:])

  static func declare(_ type: UTType, conformingTo parent: UTType) {
    if type == parent || KnownType.all[type.identifier] != nil { return }
    declared.withLock { if $0[type]?.contains(parent) != true { $0[type, default: []].append(parent) } }
  }

  static func parents(of type: UTType) -> [UTType] { declared.withLock { $0[type] ?? [] } }
}
