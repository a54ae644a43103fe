internal import CanopyPresentation
package import CanopyCore
package import CanopyDrawing
package import CanopyStyle
internal import Foundation

/// A running app: its scenes, and its windows in a host.
///
/// The app itself is a tree of views without a window. Its dynamic properties work as in a view, and its scenes are the views
/// in the tree. The values that its modifiers set flow to the windows of a scene. See ``InheritedScope``.
@MainActor
package final class RunningApp {
  let host: any Host
  /// The tree of the app and its scenes.
  let tree: ViewTree
  let engines: Engines
  /// The open windows with their contents, oldest first.
  var openWindows: [OpenWindow] = []
  /// The identifier of the most recently opened window.
  var lastID = 0
  /// The sequence number of the last use of a window.
  var lastUse = 0
  /// The number of the person who arrived last.
  var lastPerson = 0
  /// A Boolean value that indicates whether the first window of that person is about to open.
  var isPersonComing = false
  /// The window in which a person is currently requesting a command.
  weak var actingWindow: AppWindow?
  /// The focused values of the front window that the menus use.
  private(set) weak var shownFocusedValues: FocusedValuesStore?
  /// The undo and redo commands that the menus show.
  private(set) var shownUndoMenu = UndoMenu()
  /// Saves the app's windows and values between runs.
  package private(set) lazy var saving = AppSaving(of: self)
  /// The menus of the app.
  package private(set) lazy var menus = AppMenus(of: self)
  /// The number of scene changes that have been applied to windows.
  private var followedChanges = 0
  private(set) var isEnding = false
  /// The closure that requested updates before the app was launched.
  private var outerRequest: (@Sendable () -> Void)?

  /// The engines that all windows of the program share.
  package struct Engines {
    let isDiagnosed: Bool
    let text: any TextEngine
    let images: (any ImageEngine)?
    /// The clock of the windows, or nil if each has its own, which its host advances.
    let clock: WindowClock?

    /// - Parameter isDiagnosed: A Boolean value that indicates whether views can be explained, and expensive mistakes are
    ///   reported.
    package init(
      isDiagnosed: Bool = isDiagnosedByDefault, text: any TextEngine, images: (any ImageEngine)?,
      clock: WindowClock? = nil
    ) {
      self.isDiagnosed = isDiagnosed
      self.text = text
      self.images = images
      self.clock = clock
    }

    /// True in debug builds, and if the environment contains `CANOPY_DIAGNOSTICS=1`.
    package static var isDiagnosedByDefault: Bool {
      #if DEBUG
        true
      #else
        ProcessInfo.processInfo.environment["CANOPY_DIAGNOSTICS"] == "1"
      #endif
    }

    @MainActor
    func makeContext(_ values: SceneValues = SceneValues()) -> TreeContext {
      let context = TreeContext(
        isDiagnosed: isDiagnosed, clock: clock ?? WindowClock(now: Date()), textEngine: text, imageEngine: images)
      context.restore(values)
      return context
    }
  }

  /// Starts an app. Its windows open when ``launch(restoring:)`` is called.
  ///
  /// - Parameters:
  ///   - app: The app to start.
  ///   - host: The host that shows the app's windows.
  ///   - values: The environment values of the host's system, for the app itself.
  ///   - engines: The engines for texts and images, and the clock.
  ///   - idiom: The idiom that the person chose, or nil to use the host's.
  package init<A: App>(
    _ app: @autoclosure () -> A, in host: any Host, values: EnvironmentValues, engines: Engines,
    idiom: InterfaceIdiom? = nil
  ) {
    self.host = host
    self.engines = engines
    self.values = values
    let context = engines.makeContext()
    let standard = StandardCommands()
    let content = context.collectingIssues {
      TupleView((standard._commandsContent, StyleBody(app()) { $0.body._sceneContent }))
        ._changing(\.interfaceIdiom, for: "--idiom") { $0 = idiom ?? $0 }
    }
    tree = ViewTree(content, environment: values, context: context)
    standard.app.running = self
    outerRequest = ViewRuntime.onNeedsUpdate
    ViewRuntime.onNeedsUpdate = host.updateRequest
    valuesDidChange()
  }

  /// Ends the app: its views disappear, and their tasks are canceled.
  package func end() {
    isEnding = true
    NotificationCenter.default.post(name: AppNotifications.willTerminate, object: nil)
    for window in windows { window.close() }
    menus.end()
    tree.end()
    ViewRuntime.onNeedsUpdate = outerRequest
  }

  /// The open windows, oldest first.
  package var windows: [AppWindow] { openWindows.map(\.window) }

  /// The scenes, in the app's order.
  var scenes: [SceneRecord] { tree.context[SceneRecord.companion].all(in: tree.element) }

  /// A Boolean value that indicates whether the app has the standard commands: at least one of its scenes hasn't removed them.
  var hasStandardCommands: Bool {
    let scenes = scenes.filter { $0.description.kind != .settings }
    return scenes.isEmpty || scenes.contains { !$0.isWithoutCommands }
  }

  /// The runtime issues of the app itself. Windows have their own.
  package var issues: [RuntimeIssue] { tree.context.issues }

  /// The name of the app.
  package static var name: String { ProcessInfo.processInfo.processName }

  // MARK: Values

  /// The environment values of the host's system, for the app itself. Windows have separate values.
  package var values: EnvironmentValues {
    didSet { valuesDidChange() }
  }

  /// Updates the values of the app and its menus that depend on its windows.
  func valuesDidChange() {
    var all = values
    all.scenePhase = windows.map(\.activity).max() ?? .background
    let phase = all.scenePhase
    defer { tellPhase(phase) }
    all.supportsMultipleWindows = host.supportsMultipleWindows
    all.openWindow = opening
    all.openSettings = openingSettings
    let scenes = scenes
    all.hasSettings = scenes.contains { $0.description.kind == .settings && !$0.isWithoutCommands }
    let isFirstWithoutCommands = scenes.first(where: \.opensByItself)?.isWithoutCommands ?? false
    all.canOpenNewWindows = host.supportsMultipleWindows && !isFirstWithoutCommands
    all.windowCommands =
      host.supportsMultipleWindows ? scenes.compactMap { WindowCommand(of: $0, among: scenes) } : []
    all.documentMenu = documentMenu
    shownUndoMenu = undoMenu
    all.undoMenu = shownUndoMenu
    shownFocusedValues = focusedValues
    all.focusedValuesStore = shownFocusedValues
    menus.valuesDidChange(all)
    tree.setEnvironment(all)
    for group in scenes.flatMap(\.groups) {
      let windows = openWindows.filter { $0.scene.groups.contains { $0 === group } }
      group.phase = windows.map(\.window.activity).max() ?? .background
    }
  }

  /// The phase most recently reported to code outside of views.
  private var toldPhase = ScenePhase.background

  private func tellPhase(_ phase: ScenePhase) {
    let old = toldPhase
    toldPhase = phase
    for name in AppNotifications.names(from: old, to: phase) {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }

  private lazy var opening = OpenWindowAction { [weak self] in self?.open($0, from: self?.frontWindow) }
  private lazy var openingSettings = OpenSettingsAction { [weak self] in self?.openSettings(from: self?.frontWindow) }

  // MARK: Updates

  /// Updates all windows, and requests frames from their hosts for windows that have changed.
  package func update() {
    ViewRuntime.update()
    followScenes()
    for window in windows { window.askForNextFrame() }
    menus.update()
    saving.noticeChanges()
  }

  /// Updates the windows with the properties of their scenes, and closes windows whose scene is gone.
  private func followScenes() {
    let changes = tree.context[SceneRecord.companion].changes
    guard changes != followedChanges else { return }
    followedChanges = changes
    valuesDidChange()
    for open in openWindows {
      if open.scene.isInTree { updateProperties(of: open.window) } else { open.window.close() }
    }
  }
}
