internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// An open window of an app, with the content that it shows.
@MainActor
final class OpenWindow {
  let window: AppWindow
  let scene: SceneRecord
  let value: PresentedValue
  /// The window's `@SceneStorage` values.
  let kept: SceneValues
  /// The number of the person who uses the window. See ``RunningApp/windowsOfPerson(at:)``.
  let person: Int
  /// The most recently saved size of the window.
  private var keptSize = CGSize.zero
  /// The sequence number of the window's last use, among the uses of all windows.
  var lastUse = 0

  init(
    _ window: AppWindow, of scene: SceneRecord, showing value: PresentedValue, keeping kept: SceneValues,
    for person: Int
  ) {
    self.window = window
    self.scene = scene
    self.value = value
    self.kept = kept
    self.person = person
  }

  /// Returns a Boolean value that indicates whether the window's size has changed since the last call.
  func takeChangeOfSize() -> Bool {
    let size = window.geometry.size
    defer { keptSize = size }
    return size != keptSize
  }
}

/// The app's actions in the environment of a window. They stay the same while the window is open, so they never cause updates.
@MainActor
final class WindowActions {
  private weak var app: RunningApp?
  /// The window, which is created after its actions.
  weak var window: AppWindow?

  init(of app: RunningApp) { self.app = app }

  private lazy var open = OpenWindowAction { [weak self] in self?.app?.open($0, from: self?.window) }
  private lazy var dismiss = DismissWindowAction { [weak self] in self?.app?.close($0, from: self?.window) }
  private lazy var openSettings = OpenSettingsAction { [weak self] in self?.app?.openSettings(from: self?.window) }
  private lazy var newDocument = NewDocumentAction { [weak self] in self?.app?.newDocument($0, from: self?.window) }
  private lazy var openDocument = OpenDocumentAction { [weak self] in
    try self?.app?.openDocument(at: $0, from: self?.window)
  }
  private lazy var openURL = URLOpener { [weak self] url, _, completion in
    let window = self?.window
    guard let app = self?.app else {
      completion?(false)
      return
    }
    app.host.open(url, from: window) { isOpened in
      if !isOpened { window?.didNotOpen(url, isReported: completion == nil) }
      completion?(isOpened)
    }
  }
  private lazy var chooseFiles = FileChooser { [weak self] request, texts, completion in
    guard let window = self?.window else { return FileDialog(request, completion: completion) }
    return window.chooseFiles(request, texts, completion: completion)
  }
  private let undoManager = UndoManager()
  private lazy var undoObserver = UndoObserver(of: undoManager) { [weak self] in self?.app?.undoingDidChange() }

  func set(in values: inout EnvironmentValues) {
    _ = undoObserver
    values.supportsMultipleWindows = app?.host.supportsMultipleWindows ?? false
    values.openWindow = open
    values.dismissWindow = dismiss
    values.openSettings = openSettings
    values.urlOpener = openURL
    values.fileChooser = chooseFiles
    values.undoManager = undoManager
    values.newDocument = newDocument
    values.openDocument = openDocument
  }
}
