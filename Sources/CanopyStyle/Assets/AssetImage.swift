internal import CanopyDrawing
internal import Foundation

/// The variants of an image in an asset catalog, as listed in its `Contents.json`.
struct AssetImage {
  private let folder: URL
  private let contents: Contents

  private struct Contents: Decodable {
    let images: [Entry]
    let properties: Properties?

    struct Entry: Decodable {
      let filename: String?
      let scale: String?
      let idiom: String?
      let appearances: [AssetCatalog.Appearance]?
      let resizing: Resizing?
    }

    struct Properties: Decodable {
      let intent: String?
      let isVector: Bool?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
        case isVector = "preserves-vector-representation"
      }
    }

    struct Resizing: Decodable {
      let capInsets: Insets?
      let center: Center?

      enum CodingKeys: String, CodingKey {
        case capInsets = "cap-insets"
        case center
      }
    }

    struct Insets: Decodable {
      let top: CGFloat?
      let left: CGFloat?
      let bottom: CGFloat?
      let right: CGFloat?
    }

    struct Center: Decodable { let mode: String? }
  }

  static func find(_ name: String, in folder: URL) -> AssetImage? {
    for folder in AssetCatalog.folders(named: name, kind: "imageset", in: folder) {
      guard let data = AssetCatalog.contents(of: folder),
        let contents = try? JSONDecoder().decode(Contents.self, from: data)
      else { continue }
      return AssetImage(folder: folder, contents: contents)
    }
    return nil
  }

  /// Returns the file that matches best: first by appearance, then by the number of pixels.
  func file(for traits: AssetTraits) -> ImageFile? {
    var (best, bestRank): ([ImageFile], Int) = ([], -1)
    for entry in contents.images {
      guard let name = entry.filename, isOurs(entry.idiom) else { continue }
      let appearances = entry.appearances ?? []
      if appearances._isDark == !traits.isDark || (appearances._isIncreased && !traits.isIncreased) { continue }
      let rank = (appearances._isDark == nil ? 0 : 2) + (appearances._isIncreased ? 1 : 0)
      if rank < bestRank { continue }
      if rank > bestRank { best = [] }
      bestRank = rank
      best.append(file(name, entry))
    }
    return best._best(for: traits.scale)
  }

  private func isOurs(_ idiom: String?) -> Bool {
    idiom == nil || ["universal", "mac", "ipad", "iphone"].contains(idiom)
  }

  private func file(_ name: String, _ entry: Contents.Entry) -> ImageFile {
    let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
    let slices = entry.resizing.map { resizing in
      let insets = resizing.capInsets
      func points(_ pixels: CGFloat?) -> CGFloat { (pixels ?? 0) / scale }
      return DisplayImage.Slices(
        top: points(insets?.top), left: points(insets?.left), bottom: points(insets?.bottom),
        right: points(insets?.right), isTiled: resizing.center?.mode == "tile")
    }
    return ImageFile(
      url: folder.appending(path: name), scale: scale, isTemplate: contents.properties?.intent == "template",
      slices: slices)
  }
}

/// Image files in the folder of a bundle: `photo.png`, `photo@2x.png`, `photo.svg`.
enum LooseImage {
  private static let kinds = ["png", "jpg", "jpeg", "svg", "gif", "webp"]

  /// Returns the file that matches best: the one with the scale of the display, or else the one with the most pixels.
  static func find(_ name: String, in folder: URL, _ traits: AssetTraits) -> ImageFile? {
    let path = URL(filePath: name)
    let hasKind = kinds.contains(path.pathExtension.lowercased())
    let base = hasKind ? path.deletingPathExtension().relativePath : name
    var found: [ImageFile] = []
    for kind in hasKind ? [path.pathExtension] : kinds {
      for scale in [1, 2, 3] {
        let suffix = scale == 1 ? "" : "@\(scale)x"
        let url = folder.appending(path: "\(base)\(suffix).\(kind)")
        if FileManager.default.fileExists(atPath: url.path) { found.append(ImageFile(url: url, scale: CGFloat(scale))) }
      }
    }
    return found._best(for: traits.scale)
  }
}

extension [ImageFile] {
  /// Returns the file with the fewest pixels that suffice for a scale, or else the one with the most pixels.
  func _best(for scale: CGFloat) -> ImageFile? {
    filter { $0.scale >= scale }.min { $0.scale < $1.scale } ?? self.max { $0.scale < $1.scale }
  }
}
