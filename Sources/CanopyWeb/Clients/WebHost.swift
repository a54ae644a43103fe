internal import CanopyCore
internal import CanopyMainLoop
internal import CanopyScene
internal import CanopyStyle
internal import Foundation
internal import Synchronization

/// Shows the windows of an app in pages. Each page has a separate window with its own state.
@MainActor
final class WebHost: CanopyScene.Host {
  private(set) var windows: [WebWindow] = []
  let limits: ClientLimits
  let log: Log
  private(set) lazy var files = FileExchange(host: self)
  let pictures = WindowPictures()
  private let archive: PageArchive
  /// The environment values of windows, without a person's preferences.
  let values: EnvironmentValues
  /// The app, or nil before it has started.
  var app: RunningApp? {
    didSet { app?.saving.storedValuesDidChange = { [weak self] in self?.keep($0) } }
  }
  /// The connected clients.
  private var clients: [ObjectIdentifier: Client] = [:]
  private lazy var timer = LoopTimer { [weak self] in self?.cleanUp() }

  /// - Parameter storage: The folder in which the app saves its windows.
  init(options: WebOptions, values: EnvironmentValues, storage: URL) {
    limits = options.limits
    log = Log(isQuiet: options.isQuiet)
    archive = PageArchive(folder: storage.appending(path: "pages"), limits: limits, log: log)
    self.values = values
  }

  var supportsMultipleWindows: Bool { true }
  var letsPeopleResize: Bool { false }

  // MARK: Updates

  /// Updates the app at the end of a main loop turn in which something has changed.
  private let updates = Mutex<TurnEnd?>(nil)

  nonisolated func requestUpdate() {
    let end = updates.withLock { end in
      let known = end ?? TurnEnd { [weak self] in self?.app?.update() }
      end = known
      return known
    }
    end.request()
  }

  // MARK: Clients

  /// Accepts a connection. Its first message identifies the window.
  func connect(_ socket: Socket) {
    let client = Client(socket, limits: limits, log: log)
    let id = ObjectIdentifier(client)
    client.closed = { [weak self] in self?.clientClosed(id) }
    guard clients.count < limits.clients else {
      log.drop("a client, because there are too many")
      return client.close(.full)
    }
    clients[id] = client
    client.received = { [weak self, weak client] message in
      guard let self, let client else { return }
      if case .hello(let key, let size, let settings) = message {
        greet(client, key, size, settings)
      } else {
        log.drop("a message before the greeting of a client")
        client.close(.misbehaving)
      }
    }
    scheduleCleanUp()
  }

  private func greet(_ client: Client, _ key: String?, _ size: PageSize, _ settings: PageSettings) {
    let known = key.flatMap { key in windows.first { Secret.areEqual($0.key, key) } }
    guard let window = known ?? key.flatMap(restoredWindow) ?? newWindow() else { return client.close(.windowClosed) }
    log.note("A client \(known == nil ? "has come" : "is back") (clients: \(clients.count)).")
    window.attach(client, size, settings)
  }

  private func clientClosed(_ id: ObjectIdentifier) {
    guard let client = clients.removeValue(forKey: id) else { return }
    windows.first { $0.client === client }?.detach(client)
    scheduleCleanUp()
  }

  // MARK: Windows

  /// The key of the window that is opening for a connected page.
  private var keyForClient: String?

  private func newWindow() -> WebWindow? { open(for: Secret.make()) { $0.openWindow(from: nil) } }

  /// Reopens a window that another process has saved for a page.
  private func restoredWindow(_ key: String) -> WebWindow? {
    archive.window(for: key).flatMap { saved in open(for: key) { $0.restore(saved) } }
  }

  private func open(for key: String, _ open: (RunningApp) -> AppWindow?) -> WebWindow? {
    keyForClient = key
    defer { keyForClient = nil }
    guard let opened = app?.openFirstWindow(open) ?? nil else { return nil }
    return windows.first { $0.window === opened }
  }

  func open(_ window: AppWindow, from opener: AppWindow?) {
    let shown = WebWindow(of: window, key: keyForClient ?? Secret.make(), in: self)
    // The page of the window may never come: browsers block tabs that people didn't ask for.
    window.host = shown
    windows.append(shown)
    keep(window)
    if keyForClient != nil { return }
    let page = windows.first { $0.window === opener } ?? windows.last { $0.window.activity == .active }
    page?.openTab(for: shown)
    scheduleCleanUp()
  }

  /// Saves a window to the disk, unless the app opts out.
  private func keep(_ window: AppWindow) {
    guard let shown = windows.first(where: { $0.window === window }), let saved = app?.saved(window) else { return }
    archive.keep(saved, for: shown.key)
  }

  func remove(_ window: WebWindow) {
    windows.removeAll { $0 === window }
    files.removeFiles(of: window)
    // A page may return to a window that closes because the page was away for a long time, or because the program ends.
    if window.client != nil, !isEnding { archive.forget(window.key) }
  }

  func open(_ url: URL, from window: AppWindow?, completion: @escaping (Bool) -> Void) {
    let page = windows.first { $0.window === window } ?? windows.last { $0.window.activity == .active }
    guard let page, url._openedByPages != nil else { return completion(false) }
    page.open(url)
    completion(true)
  }

  /// The titles of the front window's menus, which pages show.
  private(set) var menuTitles: [String] = []

  /// Returns the titles for a page's menu bar, or none if the app has only the standard commands.
  static func titles(of menus: [AppMenu]) -> [String] {
    menus.contains { !$0.isUsual } ? menus.map(\.title) : []
  }

  /// Shows the menus in all pages. Their items depend on the window, so a page requests them when a person opens a menu.
  func show(_ menus: [AppMenu]) {
    let titles = Self.titles(of: menus)
    guard titles != menuTitles else { return }
    menuTitles = titles
    for window in windows { window.showMenuBar() }
  }

  /// Does nothing: the server continues without windows, and the next client gets a new one.
  func end() {}

  private var isEnding = false

  /// A Boolean value that indicates whether all windows that pages may return to are on the disk.
  var isArchiveComplete: Bool { archive.isComplete }

  /// Closes all windows, because the program is ending.
  func closeAll() {
    isEnding = true
    archive.save()
    for client in clients.values { client.close(.ending) }
    for window in windows { window.window.close() }
    files.removeAll()
  }

  // MARK: Cleaning up

  /// The time without any message after which a client is considered gone. Pages in the background report once a minute.
  private static var silentTime: TimeInterval { 150 }
  /// The time in which a client has to identify its window.
  private static var greetingTime: TimeInterval { 10 }

  /// - Parameter earliest: The date before which there is nothing to clean up.
  private func scheduleCleanUp(after earliest: Date = Date()) {
    let absent = windows.compactMap(\.leftAt)
    if absent.count > limits.keptWindows { return timer.fire(at: earliest) }
    let shown = Set(windows.compactMap { $0.client.map(ObjectIdentifier.init) })
    let dates =
      absent.map { $0 + limits.keptTime }
      + clients.map { $1.lastHeard + (shown.contains($0) ? Self.silentTime : Self.greetingTime) }
    timer.fire(at: dates.min().map { max($0, earliest) })
  }

  /// Ends the connections of clients that disappeared silently, and closes windows that no page has returned to.
  private func cleanUp() {
    let now = Date()
    let shown = Set(windows.compactMap { $0.client.map(ObjectIdentifier.init) })
    for (id, client) in clients {
      let time = shown.contains(id) ? Self.silentTime : Self.greetingTime
      if now.timeIntervalSince(client.lastHeard) >= time {
        log.drop("a client that is silent")
        client.close(.stalled)
      }
    }
    let absent = windows.filter { $0.leftAt != nil }.sorted { ($0.leftAt ?? now) < ($1.leftAt ?? now) }
    for (index, window) in absent.enumerated() {
      let isOneTooMany = index < absent.count - limits.keptWindows
      let time = now.timeIntervalSince(window.leftAt ?? now)
      if isOneTooMany || time >= limits.keptTime { window.window.close() }
    }
    // A window closes after its frame, so it may still be there.
    scheduleCleanUp(after: now + 1)
  }
}
