internal import CanopyMainLoop
internal import CanopyScene
internal import Foundation

/// The windows of pages on the disk. Another process can show them again after a restart, or behind a proxy.
///
/// For each window, it keeps what an app saves between runs: its scene, and its `@SceneStorage` values.
@MainActor
final class PageArchive {
  private let folder: URL
  private let limits: ClientLimits
  private let log: Log
  /// The windows to write, by key.
  private var changed: [String: SavedWindow] = [:]
  private var hasFailed = false
  private var lastRemoval = Date.distantPast
  private lazy var timer = LoopTimer { [weak self] in self?.save() }

  /// The delay between a change and saving it, in seconds. A burst of changes is written once.
  private static let delay: TimeInterval = 0.5
  /// The delay before saving is retried after a failure, in seconds. There may be space on the disk by then.
  private static let delayAfterFailure: TimeInterval = 30

  init(folder: URL, limits: ClientLimits, log: Log) {
    self.folder = folder
    self.limits = limits
    self.log = log
  }

  /// Saves the current state of a window.
  func keep(_ window: SavedWindow, for key: String) {
    changed[key] = window
    let date = Date() + Self.delay
    if timer.date.map({ $0 > date }) ?? true { timer.fire(at: date) }
  }

  /// Returns the window for a key, which another process may have written.
  func window(for key: String) -> SavedWindow? {
    if let waiting = changed[key] { return waiting }
    guard Secret.isSecret(key), let data = try? Data(contentsOf: file(for: key)) else { return nil }
    do {
      return try SavedWindow.windows(in: data).first
    } catch {
      log.note("A kept window can't be read: \(error)")
      return nil
    }
  }

  /// Deletes a window that a person has closed.
  func forget(_ key: String) {
    changed[key] = nil
    try? FileManager.default.removeItem(at: file(for: key))
  }

  /// A Boolean value that indicates whether there are no windows left to write.
  var isComplete: Bool { changed.isEmpty }

  /// Writes the windows that have changed. Failed writes are retried.
  func save() {
    timer.fire(at: nil)
    let windows = changed
    changed = [:]
    var failure: (any Error)?
    for (key, window) in windows {
      do {
        try write(window, to: file(for: key))
      } catch {
        failure = error
        // A full disk must not fill the memory, too.
        if changed.count < limits.keptWindows { changed[key] = window }
      }
    }
    if let failure, !hasFailed { log.warn("Windows can't be kept in \(folder.path): \(FileFailure(failure)).") }
    hasFailed = failure != nil || hasFailed && windows.isEmpty
    if failure != nil { timer.fire(at: Date() + Self.delayAfterFailure) }
    removeOld()
  }

  private func write(_ window: SavedWindow, to file: URL) throws {
    // Other users of the machine must not be able to read a person's text.
    let manager = FileManager.default
    try manager.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try SavedWindow.data(of: [window]).write(to: file, options: .atomic)
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  }

  /// The file name doesn't reveal the key, which opens the window.
  private func file(for key: String) -> URL {
    folder.appending(path: Secret.derived(from: key, for: "the file of a window"))
  }

  /// Removes windows that have been unused for longer than windows are kept.
  private func removeOld() {
    let now = Date()
    guard now.timeIntervalSince(lastRemoval) > 60 else { return }
    lastRemoval = now
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    for file in files ?? [] {
      let date = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      if let date, now.timeIntervalSince(date) > limits.archivedTime { try? FileManager.default.removeItem(at: file) }
    }
  }
}
