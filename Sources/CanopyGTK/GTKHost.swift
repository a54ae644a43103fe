internal import CGTK
internal import CanopyCore
internal import CanopyInput
internal import CanopyMainLoop
internal import CanopyScene
internal import CanopyStyle
internal import Foundation
internal import Synchronization

/// Shows the windows of an app with GTK 4.
@MainActor
final class GTKHost: CanopyScene.Host {
  /// The open windows.
  private(set) var windows: [GTKWindow] = []
  var supportsMultipleWindows: Bool { true }
  var letsPeopleResize: Bool { true }
  /// The app, or nil before it has started.
  weak var app: RunningApp?
  private let settings = SystemSettings()
  /// The environment values of the system.
  var values: EnvironmentValues { settings.values }
  private let clipboard = DesktopClipboard()
  private lazy var technologies: AssistiveTechnologies = AssistiveTechnologies { [weak self] in
    guard let self else { return }
    for window in windows { window.describe(technologies.areUsed) }
  }

  init() {
    settings.didChange = { [weak self] in
      guard let self else { return }
      let values = values
      app?.values = values
      for window in windows { window.window.values = values }
    }
    clipboard.didRead = { [weak self] in
      for window in self?.windows ?? [] { window.window.clipboardDidChange() }
    }
  }

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

  // MARK: Windows

  /// The size of windows whose scene doesn't set one.
  private static let usualSize = CGSize(width: 800, height: 600)

  func open(_ window: AppWindow, from opener: AppWindow?) {
    let size = window.openingSize(usual: Self.usualSize)
    let shown = GTKWindow(of: window, clipboard: clipboard, size: size, hasHeaderBar: settings.windowsHaveHeaderBars)
    shown.didChange = { [weak self, weak shown] in self?.follow(shown) }
    windows.append(shown)
    shown.show(showsMenus ? menus : nil)
    window.show(in: shown, geometry: WindowGeometry(size: size, scale: CGFloat(shown.content.scale)), values: values)
    shown.setSize(window.openingSize(usual: Self.usualSize))
    shown.describe(technologies.areUsed)
    shown.present()
  }

  /// Updates the state after a window has come to the front or is gone, prefers a different color scheme, or has closed.
  private func follow(_ window: GTKWindow?) {
    if let window, window.isClosed { windows.removeAll { $0 === window } }
    let active = windows.last { $0.window.activity == .active }
    clipboard.isUsed = active != nil
    if active != nil || front?.isClosed == true { front = active }
    settings.preferredScheme = (front ?? windows.last)?.window.properties.preferredColorScheme
  }

  /// The front window, or the window that was last in front.
  private weak var front: GTKWindow?

  func open(_ url: URL, from window: AppWindow?, completion: @escaping (Bool) -> Void) {
    let opener = windows.first { $0.window === window }
    URLOpening.open(url, over: opener?.pointer, completion: completion)
  }

  private lazy var menus = MenuModel { [weak self] menu, item in self?.app?.menus.perform(item: item, ofMenu: menu) }
  private var showsMenus = false

  /// Shows the menus in all windows. An app that has only the standard commands doesn't need a menu bar.
  func show(_ menus: [AppMenu]) {
    self.menus.show(menus)
    showsMenus = menus.contains { !$0.isUsual }
    for window in windows { window.show(showsMenus ? self.menus : nil) }
  }

  func end() { MainLoop.quit() }

  /// Closes all windows immediately without asking, because the program has to end.
  func closeAll() {
    for window in windows { window.window.close() }
  }

  // MARK: The end of the display

  private static weak var running: GTKHost?

  /// Closes the windows on the app's behalf if an X server disappears. The program then has to end immediately, so the app gets
  /// a last chance to do what it does whenever windows close, such as saving.
  ///
  /// The Xlib function is looked up by name, because a program without X11 doesn't have it.
  func closeWithDisplay() {
    Self.running = self
    typealias Handler = @convention(c) (OpaquePointer?) -> Int32
    guard let function = dlsym(nil, "XSetIOErrorHandler") else { return }
    // Safe because this is the type of the function in Xlib.
    let setHandler = unsafeBitCast(function, to: (@convention(c) (Handler) -> UnsafeMutableRawPointer?).self)
    _ = setHandler { _ in
      onMainActor { GTKHost.running?.displayDidGo() }
      exit(1)
    }
  }

  private func displayDidGo() {
    // Without the display, GTK functions must not be called.
    for window in windows { window.abandon() }
    app?.saving.saveForEnd()
    closeAll()
  }
}
