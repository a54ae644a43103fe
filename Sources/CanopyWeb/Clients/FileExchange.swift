internal import CanopyMainLoop
internal import CanopyScene
internal import Foundation

/// The files that pages upload and download. They are in a temporary folder per window, while the window is open.
@MainActor
final class FileExchange {
  private unowned let host: WebHost
  private let folder = FileManager.default.temporaryDirectory.appending(path: "canopy-\(Secret.make().prefix(16))")
  /// Uploaded files and folders, keyed by window and question.
  private var uploads: [String: Uploads] = [:]
  /// Files to download that the app hasn't written yet.
  private var expected: [Expected] = []
  /// Files that pages may download, keyed by their secret paths.
  private var downloads: [String: (file: URL, window: String)] = [:]
  private lazy var timer = LoopTimer { [weak self] in self?.checkExpected() }

  private final class Uploads {
    /// The individual files, or the chosen folders.
    var chosen: [URL] = []
    var count = 0
    var size = 0
    /// The folder that contains the chosen folders.
    var folder: URL?
  }

  private struct Expected {
    let file: URL
    weak var window: WebWindow?
    let end: Date
    var size: Int?
  }

  init(host: WebHost) { self.host = host }

  /// The maximum number of files that may be uploaded for a question.
  private static var mostFiles: Int { 1_000 }
  /// The maximum total size of these files, in bytes.
  private static var mostBytes: Int { 256 << 20 }

  // MARK: Up

  /// Prepares to receive a file at `/files/QUESTION`, before its content arrives.
  ///
  /// The window and the file name are sent in headers, because addresses appear in the logs of proxies. The name of a file in a
  /// folder is its relative path.
  func prepare(_ request: Request) {
    guard let question = question(of: request) else {
      return request.respond(404, "No window asks for this file.\n")
    }
    let place = "\(question.window.key)/\(question.number)"
    let known = uploads[place] ?? Uploads()
    uploads[place] = known
    if let length = request.header("Content-Length").flatMap({ Int($0) }), length > host.limits.uploadSize {
      return refuse(request)
    }
    guard known.count < Self.mostFiles else { return request.respond(413, "These are too many files.\n") }
    known.count += 1
    do {
      let folder = folder(of: question.window)
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let file = try IncomingFile(
        at: folder.appending(path: "incoming-\(Secret.make().prefix(12))"), limit: host.limits.uploadSize
      ) { size in
        known.size += size
        return known.size <= Self.mostBytes
      }
      request.receive(into: file, atRate: host.limits.uploadRate)
    } catch {
      fail(request, error)
    }
  }

  /// Receives a file whose content has arrived.
  func receive(_ request: Request) {
    guard let file = request.file, let (window, number) = question(of: request),
      let known = uploads["\(window.key)/\(number)"]
    else { return request.respond(404, "No window asks for this file.\n") }
    if case .isTooLarge = file.state { return refuse(request) }
    do {
      let name = request.header("Canopy-Name")?.removingPercentEncoding ?? "File"
      try keep(file, named: name, in: known, of: window, isInFolder: window.asksForFolder)
      request.respond(200, "")
    } catch {
      fail(request, error)
    }
  }

  private func refuse(_ request: Request) {
    host.log.drop("a file that is too large")
    request.respond(413, "The file is too large.\n")
  }

  private func fail(_ request: Request, _ error: any Error) {
    host.log.drop("a file that a page sends, because it can't be written: \(FileFailure(error))")
    request.respond(500, "The file can't be kept.\n")
  }

  /// Returns the window that uploads a file, and the number of its question, or nil if the window isn't asking.
  private func question(of request: Request) -> (window: WebWindow, number: Int)? {
    let parts = request.path.split(separator: "/")
    guard parts.count == 2, parts[0] == "files", let number = Int(parts[1]), let key = request.header("Canopy-Window"),
      let window = host.windows.first(where: { Secret.areEqual($0.key, key) }), window.hasQuestion(number)
    else { return nil }
    return (window, number)
  }

  private func keep(
    _ content: IncomingFile, named name: String, in uploads: Uploads, of window: WebWindow, isInFolder: Bool
  ) throws {
    guard isInFolder else {
      let file = unusedFile(named: name, for: window)
      try content.move(to: file)
      return uploads.chosen.append(file)
    }
    let path = name.split(separator: "/").suffix(32).map { Self.sanitized(String($0)) }
    let root = uploads.folder ?? unusedFile(named: "Folders", for: window)
    uploads.folder = root
    // A file that was chosen without a folder is put in a separate one.
    let folders = path.count > 1 ? Array(path.dropLast()) : ["Folder"]
    let folder = folders.reduce(root) { $0.appending(path: $1) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: path.last ?? "File")
    try? FileManager.default.removeItem(at: file)
    try content.move(to: file)
    let chosen = root.appending(path: folders[0], directoryHint: .isDirectory)
    if !uploads.chosen.contains(chosen) { uploads.chosen.append(chosen) }
  }

  /// Removes and returns the files that a page has uploaded for a question.
  func takeUploads(for window: WebWindow, question: Int) -> [URL] {
    uploads.removeValue(forKey: "\(window.key)/\(question)")?.chosen ?? []
  }

  // MARK: Down

  /// Returns the location where an app can write a file. The window offers the file when it is complete.
  func newFile(named name: String, for window: WebWindow) -> URL {
    let file = unusedFile(named: name, for: window)
    expected.append(Expected(file: file, window: window, end: Date() + 60))
    timer.fire(at: Date() + Self.interval)
    return file
  }

  private static var interval: TimeInterval { 0.1 }

  /// Offers the files that exist and have stopped growing.
  private func checkExpected() {
    expected = expected.compactMap { waiting in
      var waiting = waiting
      guard let window = waiting.window, waiting.end > Date() else { return nil }
      let values = try? waiting.file.resourceValues(forKeys: [.fileSizeKey, .isDirectoryKey])
      // A folder appears complete, because it is first written elsewhere.
      let isFolder = values?.isDirectory == true
      let size = isFolder ? 0 : values?.fileSize
      if let size, size == waiting.size {
        let path = "/files/\(Secret.make())"
        downloads[path] = (waiting.file, window.key)
        window.download(path, named: waiting.file.lastPathComponent + (isFolder ? ".zip" : ""))
        return nil
      }
      waiting.size = size
      return waiting
    }
    timer.fire(at: expected.isEmpty ? nil : Date() + Self.interval)
  }

  /// Sends a file to a page.
  func send(_ request: Request) {
    guard let download = downloads[request.path], let file = outgoing(download.file) else {
      return request.respond(404, "This file isn't there any more.\n")
    }
    request.setHeader("Content-Disposition", "attachment")
    request.respond(with: file)
  }

  private func outgoing(_ file: URL) -> OutgoingFile? {
    do {
      let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
      return try isFolder ? archive(of: file) : OutgoingFile(at: file)
    } catch {
      host.log.drop("a file that a page wants, because it can't be read: \(FileFailure(error))")
      return nil
    }
  }

  /// Returns an archive of a folder. Its file is removed after it has been opened, so it takes no space after it was sent.
  private func archive(of folder: URL) throws -> OutgoingFile {
    let place = folder.deletingLastPathComponent().appending(path: "archive-\(Secret.make().prefix(12))")
    defer { try? FileManager.default.removeItem(at: place) }
    try FolderArchive.write(folder, to: place)
    return try OutgoingFile(at: place)
  }

  // MARK: Folders

  private func folder(of window: WebWindow) -> URL { folder.appending(path: window.key) }

  /// Returns a location for a file in a separate folder, so that names never collide.
  private func unusedFile(named name: String, for window: WebWindow) -> URL {
    let folder = folder(of: window).appending(path: String(Secret.make().prefix(12)))
    // Without the folder, writing the file fails with a message.
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder.appending(path: Self.sanitized(name))
  }

  /// Returns a valid name of a file in a folder, regardless of what a client sends.
  static func sanitized(_ name: String) -> String {
    let kept = name.unicodeScalars.filter { $0 != "/" && $0 != "\\" && $0.value >= 32 && $0.value != 127 }
    let whole = String(String.UnicodeScalarView(kept))._withoutDirectionControls
    // A truncated name keeps its extension, which identifies the type of the file.
    let end = whole.lastIndex(of: ".").map { whole[$0...] } ?? ""
    let type = (2...20).contains(end.utf8.count) ? String(end) : ""
    var start = whole.dropLast(type.count)
    while start.utf8.count + type.utf8.count > 200 { start.removeLast() }
    let short = start + type
    return short.trimmingCharacters(in: CharacterSet(charactersIn: ". ")).isEmpty ? "File" : String(short)
  }

  /// Removes the files of a window that has closed.
  func removeFiles(of window: WebWindow) {
    downloads = downloads.filter { $0.value.window != window.key }
    uploads = uploads.filter { !$0.key.hasPrefix(window.key) }
    try? FileManager.default.removeItem(at: folder(of: window))
  }

  func removeAll() { try? FileManager.default.removeItem(at: folder) }
}
