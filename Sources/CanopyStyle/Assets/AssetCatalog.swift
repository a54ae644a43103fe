internal import CanopyCore
internal import Foundation

/// The asset catalogs in the folder of a bundle, in source form.
enum AssetCatalog {
  /// Returns the folders of assets with a name and a kind: `logo.imageset`.
  static func folders(named name: String, kind: String, in folder: URL) -> [URL] {
    let catalogs = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let sought = "\(name).\(kind)"
    var result: [URL] = []
    for catalog in catalogs where catalog.pathExtension == "xcassets" {
      // A folder in a catalog is part of the name only if it provides a namespace. Both spellings find the same folder.
      let paths = FileManager.default.enumerator(atPath: catalog.path)?.compactMap { $0 as? String } ?? []
      for path in paths where path == sought || path.hasSuffix("/" + sought) {
        result.append(catalog.appending(path: path))
      }
    }
    return result
  }

  /// Returns the description of an asset in its folder.
  static func contents(of folder: URL) -> Data? { try? Data(contentsOf: folder.appending(path: "Contents.json")) }

  /// The appearance that a variant is intended for.
  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }
}

extension [AssetCatalog.Appearance] {
  /// A Boolean value that indicates whether the variant is for dark appearance; nil for both.
  var _isDark: Bool? { first { $0.appearance == "luminosity" }.map { $0.value == "dark" } }
  var _isIncreased: Bool { contains { $0.appearance == "contrast" && $0.value == "high" } }
}
