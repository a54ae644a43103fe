internal import CanopyGraph
public import Foundation

/// An item that is dragged, dropped or copied, with the types of data in which it can be loaded.
///
/// ```swift
/// Text(card.title).onDrag { NSItemProvider(object: card.title as NSString) }
/// ```
///
/// Completion handlers run on a background thread.
///
/// Safe because the representations and the name are only accessed with a lock.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  private let content = Guarded<Content>(Content())

  private struct Content {
    var representations: [ItemRepresentation] = []
    var suggestedName: String?
  }

  /// Creates a provider without an item.
  public override init() { super.init() }

  /// Creates a provider of an object, in the types that it can be written in.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of an item.
  ///
  /// - Parameters:
  ///   - item: The item: a string, a URL, or data.
  ///   - typeIdentifier: The type; nil for the type of the object.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let typeIdentifier, let data = (item as? NSData).map({ Data(referencing: $0) }) {
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { handle in
        handle(data, nil)
        return nil
      }
    } else if let object = item as? any NSItemProviderWriting, let typeIdentifier {
      let item = WrittenItem(object: object)
      add(ItemRepresentation(UTType(known: typeIdentifier)) { try await item.load(typeIdentifier) })
    } else if let object = item as? any NSItemProviderWriting {
      registerObject(object, visibility: .all)
    }
  }

  /// Creates a provider of a file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    add(ItemRepresentation(type, opensInPlace: true) { .file(fileURL) })
    add(ItemRepresentation(.fileURL) { .data(fileURL.dataRepresentation) })
  }

  /// The name of a file with the item, without its extension.
  open var suggestedName: String? {
    get { content.withLock { $0.suggestedName } }
    set { content.withLock { $0.suggestedName = newValue } }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    let content = content.withLock { $0 }
    copy.content.withLock { $0 = content }
    return copy
  }

  // MARK: Types

  /// The identifiers of the types of data, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type.identifier) }

  /// The types of data, in the order in which they were registered.
  public var registeredContentTypes: [UTType] { representations.map(\.type) }

  /// Returns the registered types that conform to a type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Returns a Boolean value that indicates whether the item can be loaded in a type, or in one that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(for: UTType(known: typeIdentifier)) != nil
  }

  /// Returns a Boolean value that indicates whether the item can be loaded in a type, or in one that conforms to it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - fileOptions: `openInPlace` if the item has to be a file that can be opened where it is.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    let type = UTType(known: typeIdentifier)
    return representations.contains {
      $0.type.conforms(to: type) && ($0.opensInPlace || !fileOptions.contains(.openInPlace))
    }
  }

  // MARK: Representations

  package var representations: [ItemRepresentation] { content.withLock { $0.representations } }

  package func add(_ representation: ItemRepresentation) {
    content.withLock {
      $0.representations.removeAll { $0.type == representation.type }
      $0.representations.append(representation)
    }
  }

  /// Returns the representation of a type, or else the first one that conforms to it; nil if there is none.
  package func representation(for type: UTType) -> ItemRepresentation? {
    let representations = representations
    return representations.first { $0.type == type } ?? representations.first { $0.type.conforms(to: type) }
  }

  /// Loads the item in a type.
  package func load(_ type: UTType) async throws -> LoadedItem {
    guard let representation = representation(for: type) else {
      throw LoadingError.unavailable(type.identifier, self)
    }
    return try await representation.load()
  }
}

/// The programs that can load an item in a type.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all = 0
  /// The programs of a team.
  case team = 1
  /// The programs of a group.
  case group = 2
  /// This program only.
  case ownProcess = 3
}

/// Options of items that are files.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file can be opened where it is, without a copy.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
  /// The domain of the errors of item providers.
  public static var errorDomain: String { "NSItemProviderErrorDomain" }

  /// The code of an error of an item provider.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    /// The provider has no item of the requested type.
    case itemUnavailableError = -1000
    /// The item isn't of the class that was requested.
    case unexpectedValueClassError = -1100
    /// The item couldn't be converted.
    case unavailableCoercionError = -1200
  }
}
