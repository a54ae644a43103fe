internal import Foundation

/// A list of the values that the pages of a navigation stack show, which can be of different types.
///
/// ```swift
/// @State private var path = NavigationPath()
///
/// var body: some View {
///   NavigationStack(path: $path) {
///     Library()
///       .navigationDestination(for: Album.self) { AlbumPage(album: $0) }
///       .navigationDestination(for: Artist.self) { ArtistPage(artist: $0) }
///   }
/// }
/// ```
public struct NavigationPath: Equatable {
  /// The values, beginning with the one of the first page above the root.
  package private(set) var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path with the elements of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  /// The number of values.
  public var count: Int { values.count }

  /// A Boolean value that indicates whether the path has no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value to the end of the path.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes values from the end of the path.
  ///
  /// - Parameter k: The number of values to remove. The path must have as many.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      k >= 0 && k <= values.count,
      "NavigationPath.removeLast(\(k)): the path has \(values.count) values, and \(k) of them can’t be removed.")
    values.removeLast(k)
  }
}

// MARK: Encoding

extension NavigationPath {
  /// A form of the path that can be encoded, or nil if one of its values can’t be.
  public var codable: CodableRepresentation? {
    var elements: [CodableRepresentation.Element] = []
    for value in values {
      guard let value = value.base as? any Hashable & Codable else { return nil }
      elements.append(CodableRepresentation.Element(value: value))
    }
    return CodableRepresentation(elements: elements)
  }

  /// Creates a path from a form that was decoded.
  public init(_ codable: CodableRepresentation) {
    values = codable.elements.map { element in
      func erased(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }
      return erased(element.value)
    }
  }

  /// A form of a path that can be encoded and decoded.
  ///
  /// Each value is written after the name of its type, so a program can read what it wrote as long as the types keep their names.
  public struct CodableRepresentation: Codable {
    struct Element { let value: any Hashable & Codable }

    let elements: [Element]

    init(elements: [Element]) { self.elements = elements }
  }
}

extension NavigationPath.CodableRepresentation {
  /// Creates a form of a path by decoding it.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "This program has no type “\(name)” that is hashable and can be decoded.")
      }
      elements.append(Element(value: try container.decode(type)))
    }
    self.elements = elements
  }

  /// Encodes the path.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements {
      let type = type(of: element.value)
      guard let name = _mangledTypeName(type) else {
        throw EncodingError.invalidValue(
          element.value,
          EncodingError.Context(
            codingPath: encoder.codingPath, debugDescription: "\(type) has no name that can be kept."))
      }
      try container.encode(name)
      try container.encode(element.value)
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    NavigationPath(first) == NavigationPath(second)
  }
}
