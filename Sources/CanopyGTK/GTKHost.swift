internal import CGTK
internal import CanopyCore
internal import CanopyInput
internal import CanopyMainLoop
internal import CanopyScene
internal import CanopyStyle
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Shows the windows of an app with GTK 4.
@MainActor
final class GTKHost: CanopyScene.Host {
  /// The windows that are open.
  private(set) var windows: [GTKWindow] = []
  var supportsMultipleWindows: Bool { true }
  /// The app; nil before it has started.
  weak var app: RunningApp?
  /// The environment values of the system.
  var values: EnvironmentValues
  private let clipboard: any Clipboard = ProcessClipboard()

  init(values: EnvironmentValues) { self.values = values }

  // MARK: Updates

  /// A Boolean value that indicates whether an update is about to run.
  private let isUpdateRequested = Mutex(false)

  nonisolated func requestUpdate() {
    let isFirst = isUpdateRequested.withLock { isRequested in
      defer { isRequested = true }
      return !isRequested
    }
    if isFirst { DispatchQueue.main.async { onMainActor { self.update() } } }
  }

  private func update() {
    isUpdateRequested.withLock { $0 = false }
    app?.update()
  }

  // MARK: Windows

  /// The size of windows whose scene doesn't say one.
  private static let usualSize = CGSize(width: 800, height: 600)

  func open(_ window: AppWindow, from opener: AppWindow?) {
    let size = (window.properties.initialSize ?? Self.usualSize).limited(to: window.properties)
    let shown = GTKWindow(of: window, clipboard: clipboard, size: size)
    shown.didChange = { [weak self, weak shown] in
      if let shown, shown.isClosed { self?.windows.removeAll { $0 === shown } }
    }
    windows.append(shown)
    window.show(in: shown, geometry: WindowGeometry(size: size, scale: CGFloat(shown.content.scale)), values: values)
    shown.present()
  }

  func open(_ url: URL, from window: AppWindow?, completion: @escaping (Bool) -> Void) {
    completion(false)
  }

  func show(_ menus: [AppMenu]) {}

  func end() { MainLoop.quit() }

  /// Closes all windows at once, without questions, because the program has to end.
  func closeAll() {
    for window in windows { window.window.close() }
  }
}
