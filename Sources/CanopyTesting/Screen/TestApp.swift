public import CanopyCore
internal import CanopyRaster
public import CanopyScene
public import CanopyStyle
public import Foundation

/// An app without a display for tests: it opens windows, which tests use like screens.
///
/// ```swift
/// let app = TestApp(Notes())
/// try app.window.find("New note").tap()
/// #expect(app.windows.map(\.title) == ["Notes", "Untitled"])
/// ```
///
/// Its windows share a clock, which only tests move.
@MainActor
public final class TestApp {
  let host: HeadlessHost
  let running: RunningApp
  private let time = TestTime()
  private var screens: [Int: TestScreen] = [:]

  /// Starts an app, and opens its first window.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - size: The size of windows for which the app doesn't set one, in points.
  ///   - storage: A folder in which the app keeps its windows, to open them again when it starts the next time; nil to keep none.
  ///   - supportsMultipleWindows: A Boolean value that indicates whether the system shows several windows of an app.
  ///   - settles: A Boolean value that indicates whether animations run to their end that begin as the first views appear. Otherwise,
  ///     the app is shown as it is when these begin.
  ///   - environment: Sets the environment values of the system, as for a ``TestScreen``.
  public init<A: App>(
    _ app: @autoclosure () -> A, size: CGSize = CGSize(width: 390, height: 844), storage: URL? = nil,
    supportsMultipleWindows: Bool = true, settles: Bool = true,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var values = EnvironmentValues.window(of: size)
    environment(&values)
    host = HeadlessHost(usualSize: size, values: values)
    host.scale = values.displayScale
    host.supportsMultipleWindows = supportsMultipleWindows
    let engines = RunningApp.Engines(
      isDiagnosed: true, text: PangoTextEngine.shared, images: RasterImageEngine.shared, clock: time.clock)
    running = RunningApp(app(), in: host, values: values, engines: engines)
    running.saving.file = storage?.appending(path: "windows.plist")
    running.launch(restoring: running.saving.load())
    if settles { settle() } else { update() }
  }

  /// The open windows, the oldest first.
  public var windows: [TestScreen] { running.windows.compactMap(screen) }

  /// The window in front, which has the attention of the person.
  ///
  /// - Precondition: The app has a window.
  public var window: TestScreen {
    guard let front = host.windows.last, let screen = screen(of: front.window) else {
      preconditionFailure(
        "The app has no window. Look at `issues` for the reason, or at `windows` if it may have none.")
    }
    return screen
  }

  private func screen(of window: AppWindow) -> TestScreen? {
    if let known = screens[window.id] { return known }
    guard let frame = window.frame, let shown = host.windows.first(where: { $0.window === window }) else { return nil }
    let screen = TestScreen(frame, of: TestScreen.ShownWindow(app: self, window: shown), time: time)
    screens[window.id] = screen
    return screen
  }

  /// A Boolean value that indicates whether the app has ended, because its last window has closed.
  public var hasEnded: Bool { host.hasEnded }

  /// The runtime issues of the app and its scenes. Those of views are with their windows.
  public var issues: [RuntimeIssue] { running.issues }

  /// The URLs that the app has opened in other programs.
  public var openedURLs: [URL] { host.openedURLs }

  // MARK: Time

  /// Updates all windows. No time passes.
  public func update() {
    running.update()
    for screen in windows { screen.updateWindow() }
    // Actions in one window may have changed another.
    running.update()
    screens = screens.filter { !$1.isClosed }
  }

  /// Completes everything that goes on in all windows.
  public func settle() {
    update()
    for screen in windows { screen.settle() }
  }

  // MARK: Persons

  /// Brings a window to the front, like a click on its title.
  public func activate(_ window: TestScreen) {
    window.shown?.window.activate()
    settle()
  }

  /// Sets the attention that all windows have: their scene phase. With `.background`, the app isn't visible.
  public func enter(_ phase: ScenePhase) {
    for window in host.windows {
      window.window.activity = phase == .active && window !== host.windows.last ? .inactive : phase
    }
    settle()
  }

  /// Changes environment values of the system, in all windows and those to come: the color scheme, the text size, and so on.
  ///
  /// ```swift
  /// app.changeEnvironment { $0.colorScheme = .dark }
  /// ```
  public func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    change(&host.values)
    host.scale = host.values.displayScale
    change(&running.values)
    for screen in windows { change(&screen.environment) }
    settle()
  }

  /// Opens the window with which the app starts once more, like a click on its symbol.
  public func openWindow() {
    running.openWindow(from: nil)
    settle()
  }

  /// Opens the window with which the app starts for another person, like a page of a server.
  ///
  /// People don't meet: `openWindow` finds only windows of the person who asks for one, and commands act in those windows.
  public func openWindowForAnotherPerson() {
    running.openFirstWindow { _ = $0.openWindow(from: nil) }
    settle()
  }

  /// Ends the app, which keeps its windows if it has a folder for them.
  public func end() {
    running.saving.save()
    running.end()
  }
}

extension TestScreen {
  /// The title of the window of an app; empty without an app.
  public var title: String { shown?.window.properties.title ?? "" }
}
