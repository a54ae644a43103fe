internal import CanopyPresentation
internal import CanopyCore
package import Foundation

/// Keeps what outlives an app: its windows, with their values of `@SceneStorage`, and the values of `@AppStorage`.
///
/// It writes a moment after a change, so that a burst of changes is written once, and at the end of the app.
@MainActor
package final class AppSaving {
  private unowned let app: RunningApp
  /// The file with the windows; nil to keep none.
  package var file: URL?
  /// Called with each window whose views have stored something, for a host that keeps windows itself.
  package var storedValuesDidChange: (AppWindow) -> Void = { _ in }
  /// Called with a sentence when something can't be kept, instead of noting it as an issue of the app: for the person who runs it.
  package var failed: ((String) -> Void)?
  private var isWaiting = false
  /// The kinds of things that couldn't be kept the last time, which have been reported.
  private var failures: Set<String> = []
  private var hasChanges = false
  /// A Boolean value that indicates whether the app ends, and keeps the windows that it had when it began to.
  private var keepsLast = false

  init(of app: RunningApp) { self.app = app }

  /// The time between a change and its saving.
  private static let delay: TimeInterval = 0.5
  /// The time after which it tries again what has failed: the disk may have room then.
  private static let delayAfterFailure: TimeInterval = 30

  /// Notes that a window has come.
  func windowDidOpen() {
    keepsLast = false
    windowsDidChange()
  }

  /// Notes that a window has gone.
  func windowDidClose() {
    if !keepsLast { windowsDidChange() }
  }

  private func windowsDidChange() {
    guard file != nil else { return }
    hasChanges = true
    saveSoon()
  }

  /// Saves, and keeps the windows as they are now, although they close one after the other. A window that stays open ends that when its
  /// views store something.
  package func saveForEnd() {
    save()
    keepsLast = true
  }

  /// Saves soon if the views of a window have stored something, or a window has another size.
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
    // Not a task that sleeps: the threads of Dispatch, once they are in use, wake every second, also in an app at rest.
    let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
      onMainActor { self?.save() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  /// Writes what has changed to the disk. Hosts call it before the app ends. What can't be written is tried again.
  package func save() {
    isWaiting = false
    let keepsDefaults = ViewRuntime.saveDefaults()
    // What the app itself has set there.
    let keepsOwn = UserDefaults.standard.synchronize()
    report("defaults", keepsDefaults && keepsOwn ? nil : .cannotSaveDefaults)
    saveWindows()
    if !isComplete { saveSoon(after: Self.delayAfterFailure) }
  }

  /// A Boolean value that indicates whether all that was to be kept is on the disk, as far as ``save()`` knows.
  package var isComplete: Bool { failures.isEmpty }

  /// Reports that something can't be kept, unless that is known.
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
      // Others who use the machine may not read what a person has written.
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

  /// Returns the windows that were open when the app last ended. A file that can't be read has none.
  package func load() -> [SavedWindow] {
    guard let file, let data = try? Data(contentsOf: file) else { return [] }
    do {
      return try SavedWindow.windows(in: data)
    } catch {
      RuntimeIssue.record(.cannotRestore(from: file, error), in: app.tree.context)
      return []
    }
  }

  /// The usual file of an app: in the folder for state that the desktop says, or in the home directory.
  package static func usualFile(variables: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    func folder(in variable: String) -> URL? {
      variables[variable].flatMap { $0.hasPrefix("/") ? URL(filePath: $0, directoryHint: .isDirectory) : nil }
    }
    // Foundation knows the home directory of the account only.
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

  /// Foundation doesn't tell the cause.
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
