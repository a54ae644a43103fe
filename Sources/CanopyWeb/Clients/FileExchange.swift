internal import CanopyMainLoop
internal import Foundation

/// The files that pages send and get. They are in a temporary folder for each window, as long as the window is open.
@MainActor
final class FileExchange {
  private unowned let host: WebHost
  private let folder = FileManager.default.temporaryDirectory.appending(path: "canopy-\(Secret.make().prefix(16))")
  /// Uploaded files by window and question.
  private var uploads: [String: [URL]] = [:]
  /// Files to save that the app hasn't written yet.
  private var expected: [Expected] = []
  /// Files that pages may get, by their secret paths.
  private var downloads: [String: (file: URL, window: String)] = [:]
  private lazy var timer = LoopTimer { [weak self] in self?.checkExpected() }

  private struct Expected {
    let file: URL
    weak var window: WebWindow?
    let end: Date
    var size: Int?
  }

  init(host: WebHost) { self.host = host }

  /// The number of files that may be uploaded for a question.
  private static var mostFiles: Int { 100 }

  // MARK: Up

  /// Takes a file from `/files/WINDOW/QUESTION?name=NAME`.
  func receive(_ request: Request) {
    let parts = request.path.split(separator: "/").map(String.init)
    guard parts.count == 3, parts[0] == "files", let number = Int(parts[2]),
      let window = host.windows.first(where: { Secret.areEqual($0.key, parts[1]) }), window.hasQuestion(number)
    else { return request.respond(404, "No window asks for this file.\n") }
    let place = "\(window.key)/\(number)"
    guard uploads[place, default: []].count < Self.mostFiles else {
      return request.respond(413, "These are too many files.\n")
    }
    let file = unusedFile(named: request["name"] ?? "File", for: window)
    do {
      try request.body.write(to: file)
      uploads[place, default: []].append(file)
      request.respond(200, "")
    } catch {
      host.log.note("A file can't be written: \(error.localizedDescription)")
      request.respond(500, "The file can't be kept.\n")
    }
  }

  /// Takes the files that a page has sent for a question.
  func takeUploads(for window: WebWindow, question: Int) -> [URL] {
    uploads.removeValue(forKey: "\(window.key)/\(question)") ?? []
  }

  // MARK: Down

  /// Returns the place at which an app may write a file that its window offers when it is complete.
  func newFile(named name: String, for window: WebWindow) -> URL {
    let file = unusedFile(named: name, for: window)
    expected.append(Expected(file: file, window: window, end: Date() + 60))
    timer.fire(at: Date() + Self.interval)
    return file
  }

  private static var interval: TimeInterval { 0.1 }

  /// Offers the files that are there and don't grow any more.
  private func checkExpected() {
    expected = expected.compactMap { waiting in
      var waiting = waiting
      guard let window = waiting.window, waiting.end > Date() else { return nil }
      let size = (try? waiting.file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
      if let size, size == waiting.size {
        let path = "/files/\(Secret.make())"
        downloads[path] = (waiting.file, window.key)
        window.download(path, named: waiting.file.lastPathComponent)
        return nil
      }
      waiting.size = size
      return waiting
    }
    timer.fire(at: expected.isEmpty ? nil : Date() + Self.interval)
  }

  /// Sends a file to a page.
  func send(_ request: Request) {
    guard let download = downloads[request.path], let content = try? Data(contentsOf: download.file) else {
      return request.respond(404, "This file isn't there any more.\n")
    }
    request.setHeader("Content-Disposition", "attachment")
    request.respond(200, type: "application/octet-stream", content)
  }

  // MARK: Folders

  private func folder(of window: WebWindow) -> URL { folder.appending(path: window.key) }

  /// Returns a place for a file in a folder of its own, so that names never meet.
  private func unusedFile(named name: String, for window: WebWindow) -> URL {
    let folder = folder(of: window).appending(path: String(Secret.make().prefix(12)))
    // Without the folder, writing the file fails with a message.
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder.appending(path: Self.sanitized(name))
  }

  /// Returns a name that is one of a file in a folder, whatever a client sends.
  static func sanitized(_ name: String) -> String {
    let kept = name.unicodeScalars.filter { $0 != "/" && $0 != "\\" && $0.value >= 32 && $0.value != 127 }
    var short = String(String.UnicodeScalarView(kept))
    while short.utf8.count > 200 { short.removeLast() }
    return short.trimmingCharacters(in: CharacterSet(charactersIn: ". ")).isEmpty ? "File" : short
  }

  /// Removes the files of a window that has closed.
  func removeFiles(of window: WebWindow) {
    downloads = downloads.filter { $0.value.window != window.key }
    uploads = uploads.filter { !$0.key.hasPrefix(window.key) }
    try? FileManager.default.removeItem(at: folder(of: window))
  }

  func removeAll() { try? FileManager.default.removeItem(at: folder) }
}
