package import Foundation

/// The contents of asset catalogs, or of a namespace in them.
package struct AssetFolder: Equatable, Sendable {
  /// An image or a color.
  package struct Asset: Equatable, Sendable {
    package let name: String
    /// The name at run time, including the names of the enclosing namespaces.
    package let path: String
    package let kind: AssetKind
  }

  /// The name of the namespace, or an empty string for the root contents of catalogs.
  package var name = ""
  package var assets: [Asset] = []
  /// The nested namespaces.
  package var namespaces: [AssetFolder] = []

  package init() {}

  /// Reads asset catalogs in the given order, and the contents of each folder in name order.
  package init(catalogs: [URL]) throws {
    for catalog in catalogs { try read(catalog, path: "") }
  }

  /// Adds the contents of a folder, including those of nested folders that don't provide a namespace.
  private mutating func read(_ folder: URL, path: String) throws {
    let entries = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset", "symbolset": assets.append(Asset(name: name, path: path + name, kind: .image))
      case "colorset": assets.append(Asset(name: name, path: path + name, kind: .color))
      case "" where entry.hasDirectoryPath:
        if Self.providesNamespace(entry) {
          try readNamespace(entry, name: name, path: path + name + "/")
        } else {
          try read(entry, path: path)
        }
      default: break
      }
    }
  }

  /// Adds a folder as a namespace, or adds its contents to an existing namespace with the same name, such as one from another
  /// catalog.
  private mutating func readNamespace(_ folder: URL, name: String, path: String) throws {
    let place = namespaces.firstIndex { $0.name == name } ?? namespaces.count
    if place == namespaces.count {
      namespaces.append(AssetFolder())
      namespaces[place].name = name
    }
    try namespaces[place].read(folder, path: path)
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }

  private struct Contents: Decodable {
    let properties: Properties?

    struct Properties: Decodable {
      let providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
  }
}
