internal import CanopyPresentation
internal import CanopyCore
package import Foundation

/// Saves the state that outlives an app: its windows with their `@SceneStorage` values, and the `@AppStorage` values.
///
/// It writes shortly after a change, so that a burst of changes is written once, and again when the app ends.
@MainActor
package final class AppSaving {
  private unowned let app: RunningApp
  /// The file for the windows, or nil to save none.
  package var file: URL?
  /// A closure called with each window whose views have stored a value, for a host that saves windows itself.
  package var storedValuesDidChange: (AppWindow) -> Void = { _ in }
  /// A closure called with a message for the person who runs the app when saving fails. Without it, the failure becomes a
  /// runtime issue.
  package var failed: ((String) -> Void)?
  private var isWaiting = false
  /// The kinds of saving that failed last time and have been reported.
  private var failures: Set<String> = []
  private var hasChanges = false
  /// A Boolean value that indicates whether the app is ending, and keeps the windows that were open at that time.
  private var keepsLast = false

  init(of app: RunningApp) { self.app = app }

  /// The delay between a change and saving it, in seconds.
  private static let delay: TimeInterval = 0.5
  /// The delay before saving is retried after a failure, in seconds. There may be space on the disk by then.
  private static let delayAfterFailure: TimeInterval = 30

  /// Records that a window has opened.
  func windowDidOpen() {
    keepsLast = false
    windowsDidChange()
  }

  /// Records that a window has closed.
  func windowDidClose() {
    if !keepsLast { windowsDidChange() }
  }

  private func windowsDidChange() {
    guard file != nil else { return }
    hasChanges = true
    saveSoon()
  }

  /// Saves, and keeps the current list of windows although they close one after the other. If a window stays open and its views
  /// store something, saving resumes as usual.
  package func saveForEnd() {
    save()
    keepsLast = true
  }

  /// Schedules saving if the views of a window have stored something, or a window's size has changed.
  func noticeChanges() {
    if takeChangesOfSizes(), !keepsLast { windowsDidChange() }
    if takeChangesOfWindows() {
      keepsLast = false
      windowsDidChange()
    }
    if ViewRuntime.hasUnsavedDefaults { saveSoon() }
  }

  private func takeChangesOfWindows() -> Bool {
    var changes = false
    for open in app.openWindows where open.kept.takeChanges() {
      changes = true
      storedValuesDidChange(open.window)
    }
    return changes
  }

  private func takeChangesOfSizes() -> Bool {
    var changes = false
    for open in app.openWindows where open.takeChangeOfSize() { changes = true }
    return changes
  }

  private func saveSoon(after delay: TimeInterval = delay) {
    guard !isWaiting else { return }
    isWaiting = true
    // Not a task that sleeps: once they are in use, Dispatch threads wake up every second, even in an idle app.
    let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
      onMainActor { self?.save() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  /// Writes all changes to the disk. Hosts call it before the app ends. Failed writes are retried.
  package func save() {
    isWaiting = false
    let keepsDefaults = ViewRuntime.saveDefaults()
    // The values that the app itself set there.
    let keepsOwn = UserDefaults.standard.synchronize()
    report("defaults", keepsDefaults && keepsOwn ? nil : .cannotSaveDefaults)
    saveWindows()
    if !isComplete { saveSoon(after: Self.delayAfterFailure) }
  }

  /// A Boolean value that indicates whether everything is on the disk, according to the last ``save()``.
  package var isComplete: Bool { failures.isEmpty }

  /// Reports a failure to save, unless it was reported before.
  private func report(_ kind: String, _ issue: RuntimeIssue?) {
    guard let issue else {
      failures.remove(kind)
      return
    }
    guard failures.insert(kind).inserted else { return }
    if let failed { failed(issue.message) } else { RuntimeIssue.record(issue, in: app.tree.context) }
  }

  private func saveWindows() {
    if takeChangesOfWindows() { hasChanges = true }
    if !keepsLast, takeChangesOfSizes() { hasChanges = true }
    guard hasChanges, let file else { return }
    hasChanges = false
    do {
      // Other users of the machine must not be able to read a person's text.
      let manager = FileManager.default
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try SavedWindow.data(of: app.savedWindows).write(to: file, options: .atomic)
      try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      report("windows", nil)
    } catch {
      hasChanges = true
      report("windows", .cannotSave(to: file, error))
    }
  }

  /// Returns the windows that were open when the app last ended, or none if the file can't be read.
  package func load() -> [SavedWindow] {
    guard let file, let data = try? Data(contentsOf: file) else { return [] }
    do {
      return try SavedWindow.windows(in: data)
    } catch {
      RuntimeIssue.record(.cannotRestore(from: file, error), in: app.tree.context)
      return []
    }
  }

  /// The default file of an app, in the desktop's state folder or in the home directory.
  package static func usualFile(variables: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    func folder(in variable: String) -> URL? {
      variables[variable].flatMap { $0.hasPrefix("/") ? URL(filePath: $0, directoryHint: .isDirectory) : nil }
    }
    // Foundation only knows the home directory of the user account.
    let home = folder(in: "HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    let folder = folder(in: "XDG_STATE_HOME") ?? home.appending(path: ".local/state")
    return folder.appending(path: RunningApp.name).appending(path: "windows.plist")
  }
}

extension RuntimeIssue {
  fileprivate static func cannotSave(to file: URL, _ error: any Error) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other, message: "The windows can't be kept in \(file.path): \(FileFailure(error)).")
  }

  /// Foundation doesn't report the cause.
  fileprivate static var cannotSaveDefaults: RuntimeIssue {
    let variables = ProcessInfo.processInfo.environment
    let folder = variables["XDG_CONFIG_HOME"] ?? "\(NSHomeDirectory())/.config"
    return RuntimeIssue(kind: .other, message: "The values of @AppStorage can't be kept: \(folder) can't be written.")
  }

  fileprivate static func cannotRestore(from file: URL, _ error: any Error) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: "The windows in \(file.path) can't be opened again, so the app starts with new ones: \(error)")
  }
}
