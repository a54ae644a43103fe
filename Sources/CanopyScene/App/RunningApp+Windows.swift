internal import CanopyPresentation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
internal import CanopyText
package import Foundation

// The windows of an app, from opening to closing.

extension RunningApp {
  /// Opens the app's initial windows.
  ///
  /// - Parameters:
  ///   - saved: The windows that were open when the app last ended.
  ///   - urls: The files and URLs for which the app was launched. If there are any, no other window opens.
  package func launch(restoring saved: [SavedWindow] = [], opening urls: [URL] = []) {
    let scenes = scenes
    showMenus()
    for window in saved where canOpenAnother { restore(window) }
    // A scene whose windows have been restored opens no other one, so their number doesn't grow with each launch.
    for scene in scenes where scene.options.launchBehavior == .presented && canOpenAnother {
      if windows(of: scene).isEmpty { openNew(scene) }
    }
    for url in urls { receive(url) }
    guard windows.isEmpty else { return }
    let first = scenes.first { $0.opensByItself } ?? scenes.first { $0.description.kind == .menuBarExtra }
    if let first { openNew(first) } else { RuntimeIssue.record(.noWindowToOpen, in: tree.context) }
  }

  /// A Boolean value that indicates whether the host can show another window.
  private var canOpenAnother: Bool { host.supportsMultipleWindows || windows.isEmpty }

  /// Shows the menus before the first window opens, because a host that shows menus in windows sizes them accordingly.
  package func showMenus() {
    valuesDidChange()
    menus.update()
  }

  /// Opens another window like the app's initial ones.
  ///
  /// - Returns: The window, or nil if the app has no scene with windows.
  @discardableResult
  package func openWindow(from opener: AppWindow?) -> AppWindow? {
    scenes.first { $0.opensByItself }.map { openNew($0, from: opener) }
  }

  /// Opens the window of a scene without a particular value. A document scene opens a new document.
  @discardableResult
  private func openNew(_ scene: SceneRecord, from opener: AppWindow? = nil) -> AppWindow {
    scene.description.documents == nil ? open(scene, nil, from: opener) : newDocument(in: scene, from: opener)
  }

  /// Opens a window of a scene, or brings it to the front if it is already open.
  @discardableResult
  func open(_ scene: SceneRecord, _ value: WindowReference.Value?, from opener: AppWindow?) -> AppWindow {
    let known = windows(of: scene, at: opener).first { scene.description.kind != .group || isValue(value, of: $0) }
    guard let known else { return open(scene, PresentedValue(value), from: opener) }
    known.activate()
    return known
  }

  /// Opens another window of a scene.
  ///
  /// - Parameters:
  ///   - kept: The `@SceneStorage` values from an earlier run.
  ///   - size: The size from an earlier run, or nil for the scene's default.
  ///   - opener: The window in which a person requested it.
  @discardableResult
  func open(
    _ scene: SceneRecord, _ value: PresentedValue, keeping kept: SceneValues = SceneValues(), size: CGSize? = nil,
    from opener: AppWindow?
  ) -> AppWindow {
    lastID += 1
    let actions = WindowActions(of: self)
    let content = AppWindow.Content(
      view: AnyView(SceneContent(scene: scene, value: value)), scope: InheritedScope(scene.scope, upTo: tree.scope),
      makeContext: { [engines] in engines.makeContext(kept) }, setValues: { actions.set(in: &$0) })
    var properties = properties(of: scene, showing: value)
    if let size { properties.initialSize = size }
    let window = AppWindow(id: lastID, properties: properties, content: content)
    actions.window = window
    let open = OpenWindow(window, of: scene, showing: value, keeping: kept, for: person(opening: opener))
    openWindows.append(open)
    follow(open)
    host.open(window, from: opener)
    valuesDidChange()
    saving.windowDidOpen()
    return window
  }

  private func follow(_ open: OpenWindow) {
    let window = open.window
    noteUse(of: open)
    follow(open.value.document, in: window)
    window.didIgnoreKey = { [weak self, weak window] key in
      guard let self, let window else { return false }
      var isPerformed = false
      act(in: window) { isPerformed = self.menus.perform(key) }
      return isPerformed
    }
    window.activityDidChange = { [weak self, weak open] in
      if let open { self?.activityDidChange(of: open) }
    }
    window.didClose = { [weak self, weak open] in
      if let open { self?.didClose(open) }
    }
  }

  private func didClose(_ open: OpenWindow) {
    _ = open.value.document?.rescue()
    openWindows.removeAll { $0 === open }
    // When the app ends, the windows that are open at that time are saved.
    if isEnding { return }
    valuesDidChange()
    saving.windowDidClose()
    if windows.isEmpty { host.end() }
  }

  // MARK: Attention

  /// The window that commands act on: the one in which a person is requesting a command, or else the active one, or nil if none
  /// is active.
  var frontWindow: AppWindow? {
    actingWindow ?? openWindows.filter { $0.window.activity == .active }.max { $0.lastUse < $1.lastUse }?.window
  }

  /// The focused values of the front window, or nil if it isn't shown yet.
  var focusedValues: FocusedValuesStore? { frontWindow?.frame?.tree.context[FocusedValuesStore.companion] }

  /// The windows, most recently used first.
  var windowsByUse: [AppWindow] { openWindows.sorted { $0.lastUse > $1.lastUse }.map(\.window) }

  func noteUse(of open: OpenWindow) {
    lastUse += 1
    open.lastUse = lastUse
  }

  private func activityDidChange(of open: OpenWindow) {
    if open.window.activity == .active {
      noteUse(of: open)
      open.value.document?.followFile()
    } else {
      open.value.document?.saveByItself()
    }
    valuesDidChange()
  }

  // MARK: Content of windows

  func openWindow(_ window: AppWindow) -> OpenWindow? { openWindows.first { $0.window === window } }

  /// Returns the open windows of a scene, oldest first.
  func windows(of scene: SceneRecord) -> [AppWindow] { openWindows.filter { $0.scene === scene }.map(\.window) }

  /// Returns the scene of a window, or nil if the window has closed.
  func scene(of window: AppWindow) -> SceneRecord? { openWindow(window)?.scene }

  /// Returns the value that a window presents.
  func value(of window: AppWindow) -> WindowReference.Value? { openWindow(window)?.value.value }

  /// Returns the document that a window shows, or nil if it shows none.
  func document(of window: AppWindow) -> OpenDocument? { openWindow(window)?.value.document }

  /// Updates a window's properties because its document has changed.
  func updateProperties(of window: AppWindow) {
    guard let open = openWindow(window) else { return }
    // The File menu depends on the document.
    if open.value.document != nil { valuesDidChange() }
    window.adopt(properties(of: open.scene, showing: open.value))
  }

  private func contentLimits(of scene: SceneRecord) -> ContentLimits {
    switch scene.options.resizability.limits {
    case .contentSize: .leastAndGreatest
    case .contentMinSize: .least
    case .automatic where !host.letsPeopleResize: .none
    case .automatic: scene.description.kind == .settings ? .leastAndGreatest : .least
    }
  }

  func properties(of scene: SceneRecord, showing value: PresentedValue) -> WindowProperties {
    let options = scene.options
    var properties = WindowProperties()
    properties.title =
      scene.description.title?.resolved(in: EnvironmentValues(seenFrom: scene.scope)) ?? Self.name
    properties.initialSize = options.defaultSize
    properties.initialPosition = options.defaultPosition.map { CGPoint(x: $0.x, y: $0.y) }
    properties.showsTitleBar = options.style != .hiddenTitleBar && options.style != .plain
    properties.floatsOnTop = options.level.floats
    properties.contentLimits = contentLimits(of: scene)
    if let document = value.document { properties.show(document) }
    return properties
  }
}

extension SceneRecord {
  /// A Boolean value that indicates whether the app opens a window of the scene at launch, if it is the first such scene.
  var opensByItself: Bool {
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
