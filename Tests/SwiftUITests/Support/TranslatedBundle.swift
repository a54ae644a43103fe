import Foundation
import Testing

/// A bundle with translations, for as long as the value lives.
final class TranslatedBundle {
  let bundle: Bundle
  private let folder: URL

  /// Makes one of the contents of its files: `["fr.lproj/Localizable.strings": "\"Hi\" = \"Salut\";"]`.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).bundle")
    for (path, content) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    bundle = try #require(Bundle(url: folder))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
