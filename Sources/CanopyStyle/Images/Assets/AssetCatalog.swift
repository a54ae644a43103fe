internal import CanopyCore
internal import Foundation

/// The asset catalogs in the folder of a bundle, as they are in the sources of a program.
enum AssetCatalog {
  /// The folders of a name and a kind: `logo.imageset`.
  static func folders(named name: String, kind: String, in folder: URL) -> [URL] {
    let catalogs = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let sought = "\(name).\(kind)"
    var result: [URL] = []
    for catalog in catalogs where catalog.pathExtension == "xcassets" {
      // Folders in a catalog are part of the name only if they say so; both ways lead to the same folder.
      let paths = FileManager.default.enumerator(atPath: catalog.path)?.compactMap { $0 as? String } ?? []
      for path in paths where path == sought || path.hasSuffix("/" + sought) {
        result.append(catalog.appending(path: path))
      }
    }
    return result
  }

  /// What the folder of an asset says about it.
  static func contents(of folder: URL) -> Data? { try? Data(contentsOf: folder.appending(path: "Contents.json")) }

  /// For which surroundings a look is meant.
  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }
}

extension [AssetCatalog.Appearance] {
  /// nil where the look is for both.
  var isDark: Bool? { first { $0.appearance == "luminosity" }.map { $0.value == "dark" } }
  var isIncreased: Bool { contains { $0.appearance == "contrast" && $0.value == "high" } }
}
