internal import CanopyCore
internal import CanopyInput
internal import CanopyRaster
public import CanopyScene
internal import CanopyStyle
internal import Dispatch
public import Foundation
internal import Synchronization

/// An app that runs in a host, passed to ``AppHost/run(_:)``.
@MainActor
public final class HostedApp {
  private let host: any AppHost
  private let connection: HostConnection
  private let running: RunningApp
  /// The files and URLs for which the program was launched.
  private let urls: [URL]
  private let clipboard: any Clipboard
  private var warnings: Set<String> = []

  /// The open windows, from back to front.
  public private(set) var windows: [HostedWindow] = []
  /// A Boolean value that indicates whether the app has ended because its last window closed.
  public private(set) var hasEnded = false
  /// A closure called when the app has ended, for a host that doesn't call ``run()``.
  public var didEnd: () -> Void = {}

  /// Starts an app in a host. Its windows open with ``launch()``.
  ///
  /// A program launched with `--host` does this automatically. Call it to run an app in a particular host, for example in a
  /// test of the host.
  ///
  /// - Parameters:
  ///   - app: The type of the app to start.
  ///   - host: The host to run it in.
  ///   - urls: The files and URLs for the app to open.
  public convenience init<Content: App>(_ app: Content.Type, in host: any AppHost, opening urls: [URL] = []) {
    self.init(AppLaunch(app, options: []), in: host, opening: urls)
  }

  init(_ launch: AppLaunch, in host: any AppHost, opening urls: [URL]) {
    self.host = host
    self.urls = urls
    clipboard = host.clipboard.map(ConnectedClipboard.init) ?? ProcessClipboard()
    connection = HostConnection(host)
    settings = host.settings
    running = launch.start(
      in: connection, values: settings.values,
      engines: RunningApp.Engines(text: PangoTextEngine.shared, images: RasterImageEngine.shared))
    connection.app = self
    running.saving.failed = { [weak host] in host?.warn($0) }
  }

  /// The settings of the system. Set this property when they change.
  public var settings: HostSettings {
    didSet {
      guard settings != oldValue else { return }
      let values = settings.values
      running.values = values
      for window in windows { window.settingsDidChange(values) }
    }
  }

  /// Reports that another program may have changed the clipboard.
  public func clipboardDidChange() {
    for window in windows { window.window.clipboardDidChange() }
  }

  // MARK: Beginning and end

  /// A Boolean value that indicates whether windows are saved for the next launch, as in a program but not in a test.
  var keepsWindows = false

  /// Opens the app's initial windows.
  ///
  /// - Throws: An error described by a sentence if the app doesn't open any.
  public func launch() throws {
    if let warning = SystemFonts.warning { host.warn(warning) }
    if keepsWindows { running.saving.file = AppSaving.usualFile() }
    running.launch(restoring: running.saving.load(), opening: urls)
    if windows.isEmpty { throw LaunchFailure("The app opened no window.") }
  }

  /// Runs the main run loop until the app has ended. The signals that ask programs to end close its windows.
  ///
  /// Call it from a synchronous `main()`: a loop that starts inside a task of the main actor stalls.
  public func run() {
    let signals = [SIGTERM, SIGINT, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in onMainActor { self?.end() } }
      source.resume()
      return source
    }
    while !hasEnded, RunLoop.main.run(mode: .default, before: .distantFuture) {}
    for source in signals { source.cancel() }
  }

  /// Requests that all windows close, as the Quit command does. A window stays open if its content asks for confirmation.
  public func requestEnd() {
    running.saving.saveForEnd()
    for window in windows { window.requestClose() }
  }

  /// Ends the app immediately without asking. Its state is saved.
  public func end() {
    guard !isOver else { return }
    isOver = true
    running.saving.saveForEnd()
    running.end()
    lastWindowDidClose()
  }

  private var isOver = false

  func lastWindowDidClose() {
    guard !hasEnded else { return }
    hasEnded = true
    didEnd()
    // A timer alone doesn't cause the run loop to return.
    DispatchQueue.main.async {}
  }

  /// Saves the app's state. Returns false if something couldn't be saved, after the host has warned about it.
  func save() -> Bool {
    running.saving.save()
    return running.saving.isComplete
  }

  // MARK: Windows

  func open(_ window: AppWindow) {
    let hosted = HostedWindow(of: window, in: self)
    windows.append(hosted)
    let surface = host.open(hosted)
    // Before the content is mounted, because that may open another window in front.
    activateFront()
    hosted.show(in: surface, values: settings.values, clipboard: clipboard)
    if windows.last === hosted { surface.activate() }
  }

  func bringToFront(_ window: HostedWindow) {
    guard let place = windows.firstIndex(where: { $0 === window }) else { return }
    windows.append(windows.remove(at: place))
    activateFront()
    window.surface?.activate()
  }

  private func activateFront() {
    for window in windows { window.activity = window === windows.last ? .active : .inactive }
  }

  func didClose(_ window: HostedWindow) {
    let wasFront = windows.last === window
    windows.removeAll { $0 === window }
    guard wasFront, let front = windows.last else { return }
    activateFront()
    front.surface?.activate()
  }

  /// Updates the app, unless its tree has ended.
  func update() { if !isOver { running.update() } }

  // MARK: Menus and warnings

  func show(_ menus: [AppMenu]) {
    let shown = menus.enumerated().map { number, menu in
      HostMenu(menu) { [weak self] item in self?.running.menus.perform(item: item, ofMenu: number) }
    }
    if host.show(shown) { return }
    let commands = shown.flatMap(\.commandsOfItsOwn)
    if !commands.isEmpty {
      warnOnce("There are no menus here, so these commands can’t be reached: \(commands.joined(separator: ", ")).")
    }
  }

  /// Warns the person who launched the program, once for each sentence.
  func warnOnce(_ sentence: String) { if warnings.insert(sentence).inserted { host.warn(sentence) } }
}

/// Connects an app to a host.
@MainActor
private final class HostConnection: CanopyScene.Host {
  private let host: any AppHost
  weak var app: HostedApp?

  init(_ host: any AppHost) { self.host = host }

  var supportsMultipleWindows: Bool { host.showsSeveralWindows }
  var letsPeopleResize: Bool { host.letsPeopleResize }

  /// Updates the app at the end of a main queue turn in which something has changed.
  private let updates = Mutex<QueueTurnEnd?>(nil)

  nonisolated func requestUpdate() {
    let end = updates.withLock { end in
      let known = end ?? QueueTurnEnd { [weak self] in self?.app?.update() }
      end = known
      return known
    }
    end.request()
  }

  func open(_ window: AppWindow, from opener: AppWindow?) { app?.open(window) }

  func open(_ url: URL, from window: AppWindow?, completion: @escaping (Bool) -> Void) {
    host.open(url, from: app?.windows.first { $0.window === window }, completion: completion)
  }

  func show(_ menus: [AppMenu]) { app?.show(menus) }

  func end() { app?.lastWindowDidClose() }
}
