package import CanopyCore
package import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// An app that runs: its scenes, and its windows in a host.
///
/// The app itself is a tree of views without a window, so its dynamic properties are those of a view, and its scenes are the views
/// inside. What its modifiers set flows to the windows of a scene. See ``InheritedScope``.
@MainActor
package final class RunningApp {
  /// The windows that are open, the oldest first.
  package private(set) var windows: [AppWindow] = []
  let host: any Host
  /// The tree of the app and its scenes.
  let tree: ViewTree
  private let engines: Engines
  private var scenesOfWindows: [Int: OpenScene] = [:]
  private var lastID = 0
  /// When each window came to the front, in the order of uses.
  private var usesOfWindows: [Int: Int] = [:]
  private var lastUse = 0

  /// What windows share of the program.
  package struct Engines {
    let isDiagnosed: Bool
    let text: any TextEngine
    let images: (any ImageEngine)?
    /// The clock of the windows; nil for one of their own, which hosts move.
    let clock: WindowClock?

    package init(
      isDiagnosed: Bool = false, text: any TextEngine, images: (any ImageEngine)?, clock: WindowClock? = nil
    ) {
      self.isDiagnosed = isDiagnosed
      self.text = text
      self.images = images
      self.clock = clock
    }

    @MainActor
    fileprivate func makeContext() -> TreeContext {
      TreeContext(
        isDiagnosed: isDiagnosed, clock: clock ?? WindowClock(now: Date()), textEngine: text, imageEngine: images)
    }
  }

  /// A window's scene, and the value that it shows there.
  struct OpenScene {
    let scene: SceneRecord
    let value: PresentedValue
  }

  /// Starts an app. Its windows open with ``launch()``.
  ///
  /// - Parameter values: The environment values of the host's system, as the app itself sees them.
  package init<A: App>(_ app: @autoclosure () -> A, in host: any Host, values: EnvironmentValues, engines: Engines) {
    self.host = host
    self.engines = engines
    self.values = values
    let context = engines.makeContext()
    let content = context.collectingIssues { StyleBody(app()) { $0.body._sceneContent } }
    tree = ViewTree(content, environment: values, context: context)
    context[AppScenes.companion].didChange = { [weak self] in self?.scenesHaveChanged = true }
    ViewRuntime.onNeedsUpdate = { [weak host] in host?.requestUpdate() }
    valuesDidChange()
  }

  private var scenesHaveChanged = false

  /// The environment values of the host's system, as the app itself sees them. Windows have their own.
  package var values: EnvironmentValues {
    didSet { valuesDidChange() }
  }

  private func valuesDidChange() {
    var all = values
    all.scenePhase = windows.map(\.activity).max() ?? .background
    all.supportsMultipleWindows = host.supportsMultipleWindows
    all.openWindow = opening
    all.openSettings = openingSettings
    tree.setEnvironment(all)
  }

  private lazy var opening = OpenWindowAction { [weak self] in self?.open($0, from: nil) }
  private lazy var openingSettings = OpenSettingsAction { [weak self] in self?.openSettings(from: nil) }

  /// The scenes, in the order in which the app lists them.
  var scenes: [SceneRecord] { tree.context[AppScenes.companion].all(in: tree.element) }

  /// The runtime issues of the app itself. Windows have their own.
  package var issues: [RuntimeIssue] { tree.context.issues }

  // MARK: Updates

  /// Updates all windows for what has changed, and asks their hosts for the frames in which they look different.
  package func update() {
    ViewRuntime.update()
    if scenesHaveChanged { followScenes() }
    for window in windows { window.askForNextFrame() }
  }

  /// Closes the windows of scenes that the app doesn't have any more.
  private func followScenes() {
    scenesHaveChanged = false
    for window in windows {
      guard let open = scenesOfWindows[window.id] else { continue }
      if open.scene.isInTree { window.properties = properties(of: open) } else { window.close() }
    }
  }

  // MARK: Windows

  /// Opens the windows with which the app starts.
  package func launch() {
    let scenes = scenes
    for scene in scenes where scene.options.launchBehavior == .presented { openNew(scene) }
    guard windows.isEmpty else { return }
    let first = scenes.first { $0.opensByItself }
    if let first { openNew(first) } else { RuntimeIssue.record(.noWindowToOpen, in: tree.context) }
  }

  /// Opens another window like those with which the app starts: one for each client of a server.
  ///
  /// - Returns: The window; nil if the app has no scene of windows.
  @discardableResult
  package func openWindow() -> AppWindow? {
    scenes.first { $0.opensByItself }.map { openNew($0) }
  }

  /// Opens the window of a scene that shows nothing in particular: for documents, that of a new one.
  @discardableResult
  private func openNew(_ scene: SceneRecord) -> AppWindow {
    scene.description.documents == nil ? open(scene, nil, from: nil) : newDocument(in: scene, from: nil)
  }

  /// Opens a window of a scene, or brings it to the front if the scene has it already.
  @discardableResult
  func open(_ scene: SceneRecord, _ value: WindowReference.Value?, from opener: AppWindow?) -> AppWindow {
    if let window = openWindow(of: scene, showing: value) {
      window.activate()
      return window
    }
    return open(scene, PresentedValue(value), from: opener)
  }

  /// Opens another window of a scene.
  @discardableResult
  func open(_ scene: SceneRecord, _ shown: PresentedValue, from opener: AppWindow?) -> AppWindow {
    lastID += 1
    let id = lastID
    let content = AppWindow.Content(
      view: AnyView(SceneContent(scene: scene, value: shown)),
      scope: InheritedScope(scene.scope, upTo: tree.scope),
      makeContext: { [engines] in engines.makeContext() },
      setValues: { [weak self] in self?.setValues(in: &$0, ofWindow: id) })
    let open = OpenScene(scene: scene, value: shown)
    let window = AppWindow(id: id, properties: properties(of: open), content: content)
    follow(shown.document, in: window)
    window.activityDidChange = { [weak self] in self?.activityDidChange(ofWindow: id) }
    window.didClose = { [weak self] in self?.windowDidClose(id) }
    windows.append(window)
    lastUse += 1
    usesOfWindows[id] = lastUse
    scenesOfWindows[id] = open
    host.open(window, from: opener)
    valuesDidChange()
    return window
  }

  /// Returns the window that a scene has for a value; nil if another one may open.
  private func openWindow(of scene: SceneRecord, showing value: WindowReference.Value?) -> AppWindow? {
    windows(of: scene).first { scene.description.kind != .group || isValue(value, of: $0) }
  }

  /// Returns the open windows of a scene, the oldest first.
  func windows(of scene: SceneRecord) -> [AppWindow] {
    windows.filter { scenesOfWindows[$0.id]?.scene === scene }
  }

  /// Returns the scene of a window; nil if the window has closed.
  func scene(of window: AppWindow) -> SceneRecord? { scenesOfWindows[window.id]?.scene }

  /// The windows, the one that was used last first.
  var windowsByUse: [AppWindow] { windows.sorted { (usesOfWindows[$0.id] ?? 0) > (usesOfWindows[$1.id] ?? 0) } }

  private func activityDidChange(ofWindow id: Int) {
    guard let window = windows.first(where: { $0.id == id }) else { return }
    if window.activity == .active {
      lastUse += 1
      usesOfWindows[id] = lastUse
      document(of: window)?.followFile()
    } else {
      document(of: window)?.saveByItself()
    }
    valuesDidChange()
  }

  /// Returns the value that a window shows.
  func value(of window: AppWindow) -> WindowReference.Value? { scenesOfWindows[window.id]?.value.value }

  /// Returns the document that a window shows; nil if it shows none.
  func document(of window: AppWindow) -> OpenDocument? { scenesOfWindows[window.id]?.value.document }

  private func windowDidClose(_ id: Int) {
    _ = scenesOfWindows[id]?.value.document?.rescue()
    windows.removeAll { $0.id == id }
    scenesOfWindows[id] = nil
    actionsOfWindows[id] = nil
    usesOfWindows[id] = nil
    valuesDidChange()
    if windows.isEmpty { host.end() }
  }

  /// Sets the properties of a window again, because its document has changed.
  func updateProperties(of window: AppWindow) {
    if let open = scenesOfWindows[window.id] { window.properties = properties(of: open) }
  }

  private func properties(of open: OpenScene) -> WindowProperties {
    let scene = open.scene
    let (description, options) = (scene.description, scene.options)
    var properties = WindowProperties()
    properties.title = description.title?.resolved(in: EnvironmentValues(seenFrom: scene.scope)) ?? Self.name
    properties.initialSize = options.defaultSize
    properties.initialPosition = options.defaultPosition.map { CGPoint(x: $0.x, y: $0.y) }
    properties.showsTitleBar = options.style != .hiddenTitleBar && options.style != .plain
    properties.floatsOnTop = options.level.floats
    if let document = open.value.document { properties.show(document) }
    return properties
  }

  /// The name of the app.
  package static var name: String { ProcessInfo.processInfo.processName }

  // MARK: Actions of windows

  private var actionsOfWindows: [Int: WindowActions] = [:]

  /// The actions in the environment of a window. They are the same as long as the window is open, so no view is updated for them.
  private struct WindowActions {
    let open: OpenWindowAction
    let dismiss: DismissWindowAction
    let openSettings: OpenSettingsAction
    let openURL: URLOpener
    let chooseFiles: FileChooser
    let undoManager: UndoManager
    let newDocument: NewDocumentAction
    let openDocument: OpenDocumentAction
  }

  private func setValues(in values: inout EnvironmentValues, ofWindow id: Int) {
    let actions = actionsOfWindows[id] ?? makeActions(ofWindow: id)
    actionsOfWindows[id] = actions
    values.supportsMultipleWindows = host.supportsMultipleWindows
    values.openWindow = actions.open
    values.dismissWindow = actions.dismiss
    values.openSettings = actions.openSettings
    values.urlOpener = actions.openURL
    values.fileChooser = actions.chooseFiles
    values.undoManager = actions.undoManager
    values.newDocument = actions.newDocument
    values.openDocument = actions.openDocument
  }

  private func makeActions(ofWindow id: Int) -> WindowActions {
    func window(_ app: RunningApp?) -> AppWindow? { app?.windows.first { $0.id == id } }
    return WindowActions(
      open: OpenWindowAction { [weak self] in self?.open($0, from: window(self)) },
      dismiss: DismissWindowAction { [weak self] in self?.close($0, from: window(self)) },
      openSettings: OpenSettingsAction { [weak self] in self?.openSettings(from: window(self)) },
      openURL: URLOpener { [weak self] url, _, completion in
        guard let self else { return completion(false) }
        host.open(url, from: window(self), completion: completion)
      },
      chooseFiles: FileChooser { [weak self] request, texts, completion in
        guard let window = window(self) else { return FileDialog(request, completion: completion) }
        return window.chooseFiles(request, texts, completion: completion)
      },
      undoManager: UndoManager(),
      newDocument: NewDocumentAction { [weak self] in self?.newDocument($0, from: window(self)) },
      openDocument: OpenDocumentAction { [weak self] in try self?.openDocument(at: $0, from: window(self)) })
  }
}

extension SceneRecord {
  /// A Boolean value that indicates whether the app opens a window of the scene when it starts, if it is the first such scene.
  fileprivate var opensByItself: Bool {
    options.launchBehavior != .suppressed && [.group, .single, .document].contains(description.kind)
  }
}

extension RuntimeIssue {
  fileprivate static var noWindowToOpen: RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        The app opens no window: none of its scenes is a WindowGroup or a Window that opens by itself. Add one to its body.
        """)
  }
}
