internal import Foundation

/// Picture files in the folder of a bundle: `photo.png`, `photo@2x.png`, `photo.svg`.
enum LooseImage {
  private static let kinds = ["png", "jpg", "jpeg", "svg", "gif", "webp"]

  /// Returns the best file: with the scale of the display, or else the one with the most pixels.
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
    return found.best(for: traits.scale)
  }
}

extension [ImageFile] {
  /// Returns the file with the fewest sufficient pixels, or else the one with the most.
  func best(for scale: CGFloat) -> ImageFile? {
    filter { $0.scale >= scale }.min { $0.scale < $1.scale } ?? self.max { $0.scale < $1.scale }
  }
}
