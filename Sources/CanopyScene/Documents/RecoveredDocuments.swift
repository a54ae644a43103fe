internal import CanopyCore
internal import Foundation

/// The folder for documents that couldn't be saved to their location when the app ended.
enum RecoveredDocuments {
  /// Writes a document to the folder under an unused name.
  static func keep(_ name: String, write: (URL) throws -> Void) throws -> URL {
    let app = ProcessInfo.processInfo.processName
    let folder = URL.applicationSupportDirectory.appending(path: app).appending(path: "Recovered Documents")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let place = folder._freePlace(for: name)
    try write(place)
    FileHandle.standardError.write(Data("The unsaved document “\(name)” is kept in \(place.path).\n".utf8))
    return place
  }
}
