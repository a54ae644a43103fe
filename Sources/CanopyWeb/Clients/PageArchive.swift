internal import CanopyMainLoop
internal import CanopyScene
internal import Foundation

/// The windows of pages on the disk, from which another process shows them again: after a restart, or behind a proxy.
///
/// It keeps what an app keeps of a window between runs: its scene, and its values of `@SceneStorage`.
@MainActor
final class PageArchive {
  private let folder: URL
  private let limits: ClientLimits
  private let log: Log
  /// The windows to write, by their keys.
  private var changed: [String: SavedWindow] = [:]
  private var hasFailed = false
  private var lastRemoval = Date.distantPast
  private lazy var timer = LoopTimer { [weak self] in self?.save() }

  /// The time between a change and its saving. A burst of changes is written once.
  private static let delay: TimeInterval = 0.5

  init(folder: URL, limits: ClientLimits, log: Log) {
    self.folder = folder
    self.limits = limits
    self.log = log
  }

  /// Keeps a window as it is now.
  func keep(_ window: SavedWindow, for key: String) {
    changed[key] = window
    if changed.count == 1 { timer.fire(at: Date() + Self.delay) }
  }

  /// Returns the window of a key, which another process may have written.
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

  /// Forgets a window that a person has closed.
  func forget(_ key: String) {
    changed[key] = nil
    try? FileManager.default.removeItem(at: file(for: key))
  }

  /// Writes the windows that have changed.
  func save() {
    timer.fire(at: nil)
    let windows = changed
    changed = [:]
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      for (key, window) in windows { try SavedWindow.data(of: [window]).write(to: file(for: key), options: .atomic) }
    } catch {
      if !hasFailed { log.note("Windows can't be kept in \(folder.path): \(error.localizedDescription)") }
      hasFailed = true
    }
    removeOld()
  }

  /// The name doesn't tell the key, which opens the window.
  private func file(for key: String) -> URL {
    folder.appending(path: Secret.derived(from: key, for: "the file of a window"))
  }

  /// Removes windows that have been of no use for longer than windows are kept.
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
