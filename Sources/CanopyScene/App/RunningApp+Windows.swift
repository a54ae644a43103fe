internal import CanopyPresentation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
package import Foundation

// The windows of an app, from their opening to their end.

extension RunningApp {
  /// Opens the windows with which the app starts.
  ///
  /// - Parameters:
  ///   - saved: The windows that were open when the app last ended.
  ///   - urls: The files and URLs for which the app was started. No other window opens then.
  package func launch(restoring saved: [SavedWindow] = [], opening urls: [URL] = []) {
    let scenes = scenes
    showMenus()
    for window in saved { restore(window) }
    for scene in scenes where scene.options.launchBehavior == .presented { openNew(scene) }
    for url in urls { receive(url) }
    guard windows.isEmpty else { return }
    let first = scenes.first { $0.opensByItself } ?? scenes.first { $0.description.kind == .menuBarExtra }
    if let first { openNew(first) } else { RuntimeIssue.record(.noWindowToOpen, in: tree.context) }
  }

  /// Shows the menus before there are windows, whose size depends on them: a host shows them there.
  package func showMenus() {
    valuesDidChange()
    menus.update()
  }

  /// Opens another window like those with which the app starts.
  ///
  /// - Returns: The window; nil if the app has no scene of windows.
  @discardableResult
  package func openWindow(from opener: AppWindow?) -> AppWindow? {
    scenes.first { $0.opensByItself }.map { openNew($0, from: opener) }
  }

  /// Opens the window of a scene that shows nothing in particular: for documents, that of a new one.
  @discardableResult
  private func openNew(_ scene: SceneRecord, from opener: AppWindow? = nil) -> AppWindow {
    scene.description.documents == nil ? open(scene, nil, from: opener) : newDocument(in: scene, from: opener)
  }

  /// Opens a window of a scene, or brings it to the front if the scene has it already.
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
  ///   - kept: The values of `@SceneStorage` from an earlier run.
  ///   - size: The size from an earlier run; nil for that of the scene.
  ///   - opener: The window in which a person has asked for it.
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
    // An app that ends keeps the windows that it has then.
    if isEnding { return }
    valuesDidChange()
    saving.windowDidClose()
    if windows.isEmpty { host.end() }
  }

  // MARK: Attention

  /// The window in which commands act: the one in which a person asks for one, and otherwise the one that has the attention; nil if none
  /// has it.
  var frontWindow: AppWindow? {
    actingWindow ?? openWindows.filter { $0.window.activity == .active }.max { $0.lastUse < $1.lastUse }?.window
  }

  /// The focused values of the window in front; nil if it isn't shown yet.
  var focusedValues: FocusedValuesStore? { frontWindow?.frame?.tree.context[FocusedValuesStore.companion] }

  /// The windows, the one that was used last first.
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

  /// Returns the open windows of a scene, the oldest first.
  func windows(of scene: SceneRecord) -> [AppWindow] { openWindows.filter { $0.scene === scene }.map(\.window) }

  /// Returns the scene of a window; nil if the window has closed.
  func scene(of window: AppWindow) -> SceneRecord? { openWindow(window)?.scene }

  /// Returns the value that a window shows.
  func value(of window: AppWindow) -> WindowReference.Value? { openWindow(window)?.value.value }

  /// Returns the document that a window shows; nil if it shows none.
  func document(of window: AppWindow) -> OpenDocument? { openWindow(window)?.value.document }

  /// Sets the properties of a window again, because its document has changed.
  func updateProperties(of window: AppWindow) {
    guard let open = openWindow(window) else { return }
    // The menu File depends on the document.
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
  /// A Boolean value that indicates whether the app opens a window of the scene when it starts, if it is the first such scene.
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
