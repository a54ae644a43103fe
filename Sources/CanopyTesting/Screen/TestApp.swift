public import CanopyCore
internal import CanopyRaster
public import CanopyScene
public import CanopyStyle
public import Foundation

/// An app without a display for tests. It opens windows that tests use like screens.
///
/// ```swift
/// let app = TestApp(Notes())
/// try app.window.find("New note").tap()
/// #expect(app.windows.map(\.title) == ["Notes", "Untitled"])
/// ```
///
/// Its windows share a clock that only tests advance.
@MainActor
public final class TestApp {
  let host: HeadlessHost
  let running: RunningApp
  private let time = TestTime()
  private var screens: [Int: TestScreen] = [:]

  /// Starts an app, and opens its first window.
  ///
  /// - Parameters:
  ///   - app: The app to start.
  ///   - size: The size of windows for which the app doesn't set one, in points.
  ///   - storage: A folder in which the app saves its windows, to reopen them at the next launch, or nil to save none.
  ///   - supportsMultipleWindows: A Boolean value that indicates whether the system supports several windows per app.
  ///   - settles: A Boolean value that indicates whether to complete animations that start as the first views appear.
  ///     Otherwise, the app is shown at their start.
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

  /// The open windows, oldest first.
  public var windows: [TestScreen] { running.windows.compactMap(screen) }

  /// The front window, which is active.
  ///
  /// - Precondition: The app has an open window.
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

  /// A Boolean value that indicates whether the app has ended because its last window closed.
  public var hasEnded: Bool { host.hasEnded }

  /// The runtime issues of the app and its scenes. Issues of views belong to their windows.
  public var issues: [RuntimeIssue] { running.issues }

  /// The URLs that the app opened in other programs.
  public var openedURLs: [URL] { host.openedURLs }

  // MARK: Time

  /// Updates all windows. No time passes.
  public func update() {
    running.update()
    for screen in windows { screen.updateWindow() }
    // Actions in one window can change another.
    running.update()
    screens = screens.filter { !$1.isClosed }
  }

  /// Completes everything that is in progress in all windows.
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

  /// Sets the scene phase of all windows. With `.background`, the app isn't visible.
  public func enter(_ phase: ScenePhase) {
    for window in host.windows {
      window.window.activity = phase == .active && window !== host.windows.last ? .inactive : phase
    }
    settle()
  }

  /// Changes environment values of the system, such as the color scheme or the text size, in all current and future windows.
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

  /// Opens another copy of the app's initial window, like a click on the app's icon.
  public func openWindow() {
    running.openWindow(from: nil)
    settle()
  }

  /// Opens the app's initial window for another person, like a page of a server.
  ///
  /// People are separate: `openWindow` finds only windows of the person who requests it, and commands act on those windows.
  public func openWindowForAnotherPerson() {
    running.openFirstWindow { _ = $0.openWindow(from: nil) }
    settle()
  }

  /// Ends the app, which saves its windows if it has a folder for them.
  public func end() {
    running.saving.save()
    running.end()
  }
}

extension TestScreen {
  /// The title of an app's window, or an empty string without an app.
  public var title: String { shown?.window.properties.title ?? "" }
}
