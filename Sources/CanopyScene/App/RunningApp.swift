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
  private(set) var scenesOfWindows: [Int: OpenScene] = [:]
  private var lastID = 0

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
    fileprivate func makeContext(_ values: SceneValues = SceneValues()) -> TreeContext {
      TreeContext(
        isDiagnosed: isDiagnosed, sceneValues: values, clock: clock ?? WindowClock(now: Date()), textEngine: text,
        imageEngine: images)
    }
  }

  /// A window's scene, and what it shows of it.
  struct OpenScene {
    let scene: SceneRecord
    let value: PresentedValue
    /// The values of `@SceneStorage`.
    let kept: SceneValues
  }

  /// Starts an app. Its windows open with ``launch()``.
  ///
  /// - Parameter values: The environment values of the host's system, as the app itself sees them.
  package init<A: App>(_ app: @autoclosure () -> A, in host: any Host, values: EnvironmentValues, engines: Engines) {
    self.host = host
    self.engines = engines
    self.values = values
    let context = engines.makeContext()
    let standard = StandardCommands()
    let content = context.collectingIssues {
      TupleView((standard._commandsContent, StyleBody(app()) { $0.body._sceneContent }))
    }
    tree = ViewTree(content, environment: values, context: context)
    standard.app.running = self
    ViewRuntime.onNeedsUpdate = { [weak host] in host?.requestUpdate() }
    valuesDidChange()
  }

  /// The number of changes of scenes that windows have followed.
  private var followedChanges = 0
  private var isEnding = false
  /// Keeps the windows and the values of the app between its runs.
  package private(set) lazy var saving = AppSaving(of: self)

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
    all.focusedValuesStore = frontWindow?.frame?.tree.context[FocusedValuesStore.companion]
    all.hasSettings = scenes.contains { $0.description.kind == .settings }
    menus.valuesDidChange(all)
    tree.setEnvironment(all)
  }

  /// The menus of the app.
  package private(set) lazy var menus = AppMenus(of: self)

  /// The window that has the attention of the person; nil if none has it.
  var frontWindow: AppWindow? { windows.last { $0.activity == .active } }

  private lazy var opening = OpenWindowAction { [weak self] in self?.open($0, from: nil) }
  private lazy var openingSettings = OpenSettingsAction { [weak self] in self?.openSettings(from: nil) }

  /// The scenes, in the order in which the app lists them.
  var scenes: [SceneRecord] { tree.context[SceneRecord.companion].all(in: tree.element) }

  /// The runtime issues of the app itself. Windows have their own.
  package var issues: [RuntimeIssue] { tree.context.issues }

  // MARK: Updates

  /// Updates all windows for what has changed, and asks their hosts for the frames in which they look different.
  package func update() {
    ViewRuntime.update()
    let changes = tree.context[SceneRecord.companion].changes
    if changes != followedChanges {
      followedChanges = changes
      followScenes()
    }
    for window in windows { window.askForNextFrame() }
    menus.update()
    saving.noticeChanges()
  }

  /// Closes the windows of scenes that the app doesn't have any more.
  private func followScenes() {
    for window in windows {
      guard let open = scenesOfWindows[window.id] else { continue }
      if open.scene.isInTree { window.properties.title = title(of: open.scene) } else { window.close() }
    }
  }

  /// The title of the first menu.
  var menuTitle: String { Self.name }

  func makeMenuContext() -> TreeContext { engines.makeContext() }

  // MARK: Windows

  /// Opens the windows with which the app starts.
  ///
  /// - Parameter saved: The windows that were open when the app last ended.
  package func launch(restoring saved: [SavedWindow] = []) {
    let scenes = scenes
    for window in saved { restore(window) }
    for scene in scenes where scene.options.launchBehavior == .presented { open(scene, nil, from: nil) }
    guard windows.isEmpty else { return }
    let first = scenes.first { $0.opensByItself }
    if let first { open(first, nil, from: nil) } else { RuntimeIssue.record(.noWindowToOpen, in: tree.context) }
  }

  /// Opens another window like those with which the app starts: one for each client of a server.
  ///
  /// - Returns: The window; nil if the app has no scene of windows.
  @discardableResult
  package func openWindow() -> AppWindow? {
    scenes.first { $0.opensByItself }.map { open($0, nil, from: nil) }
  }

  /// Opens a window of a scene, or brings it to the front if the scene has it already.
  @discardableResult
  func open(
    _ scene: SceneRecord, _ value: WindowReference.Value?, keeping kept: SceneValues? = nil, size: CGSize? = nil,
    from opener: AppWindow?
  ) -> AppWindow {
    if let window = openWindow(of: scene, showing: value) {
      window.activate()
      return window
    }
    lastID += 1
    let id = lastID
    let (shown, kept) = (PresentedValue(value), kept ?? SceneValues())
    let content = AppWindow.Content(
      view: AnyView(SceneContent(scene: scene, value: shown)),
      scope: InheritedScope(scene.scope, upTo: tree.scope),
      makeContext: { [engines] in engines.makeContext(kept) },
      setValues: { [weak self] in self?.setValues(in: &$0, ofWindow: id) })
    var properties = properties(of: scene)
    if let size { properties.initialSize = size }
    let window = AppWindow(id: id, properties: properties, content: content)
    window.didIgnoreKey = { [weak self] in self?.menus.perform($0) }
    window.activityDidChange = { [weak self] in self?.valuesDidChange() }
    window.didClose = { [weak self] in self?.windowDidClose(id) }
    windows.append(window)
    scenesOfWindows[id] = OpenScene(scene: scene, value: shown, kept: kept)
    host.open(window, from: opener)
    valuesDidChange()
    saving.needsSave()
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

  /// Returns the value that a window shows.
  func value(of window: AppWindow) -> WindowReference.Value? { scenesOfWindows[window.id]?.value.value }

  /// Ends the app: its views disappear, and their tasks are canceled.
  package func end() {
    isEnding = true
    for window in windows { window.close() }
    menus.end()
    tree.end()
    ViewRuntime.onNeedsUpdate = nil
  }

  private func windowDidClose(_ id: Int) {
    windows.removeAll { $0.id == id }
    scenesOfWindows[id] = nil
    actionsOfWindows[id] = nil
    // An app that ends keeps the windows that it has then.
    if isEnding { return }
    valuesDidChange()
    saving.needsSave()
    if windows.isEmpty { host.end() }
  }

  private func properties(of scene: SceneRecord) -> WindowProperties {
    let options = scene.options
    var properties = WindowProperties()
    properties.title = title(of: scene)
    properties.initialSize = options.defaultSize
    properties.initialPosition = options.defaultPosition.map { CGPoint(x: $0.x, y: $0.y) }
    properties.showsTitleBar = options.style != .hiddenTitleBar && options.style != .plain
    properties.floatsOnTop = options.level.floats
    return properties
  }

  private func title(of scene: SceneRecord) -> String {
    scene.description.title?.resolved(in: EnvironmentValues(seenFrom: scene.scope)) ?? Self.name
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
  }

  private func setValues(in values: inout EnvironmentValues, ofWindow id: Int) {
    let actions = actionsOfWindows[id] ?? makeActions(ofWindow: id)
    actionsOfWindows[id] = actions
    values.supportsMultipleWindows = host.supportsMultipleWindows
    values.openWindow = actions.open
    values.dismissWindow = actions.dismiss
    values.openSettings = actions.openSettings
    values.urlOpener = actions.openURL
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
      })
  }
}

extension SceneRecord {
  /// A Boolean value that indicates whether the app opens a window of the scene when it starts, if it is the first such scene.
  fileprivate var opensByItself: Bool {
    options.launchBehavior != .suppressed && (description.kind == .group || description.kind == .single)
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
