package import CanopyPresentation
package import CanopyInput
package import CanopyCore
internal import CanopyStyle
package import Foundation

/// A host without a display. It records the app's requests, and fulfills them on demand.
///
/// Time only passes when ``date`` is set, so programs that use this host control when frames run.
@MainActor
package final class HeadlessHost: Host {
  /// The open windows, oldest first.
  package private(set) var windows: [HeadlessWindow] = []
  /// The menus of the app.
  package private(set) var menus: [AppMenu] = []
  /// The URLs that the app opened in other programs.
  package private(set) var openedURLs: [URL] = []
  /// A Boolean value that indicates whether the last window has closed.
  package private(set) var hasEnded = false
  package var supportsMultipleWindows = true
  package var letsPeopleResize = false
  /// A closure that returns whether a URL can be opened.
  package var opens: (URL) -> Bool = { _ in true }
  /// The clipboard of all windows.
  package let clipboard: any Clipboard = ProcessClipboard()
  /// The size of windows whose scene doesn't set one.
  package var usualSize: CGSize
  /// The number of pixels per point of new windows.
  package var scale: CGFloat = 1
  /// The environment values of new windows.
  package var values: EnvironmentValues

  package init(usualSize: CGSize, values: EnvironmentValues) {
    self.usualSize = usualSize
    self.values = values
  }

  /// Updates all views at the end of a main queue turn in which something changed.
  private let updates = QueueTurnEnd { ViewRuntime.update() }

  nonisolated package func requestUpdate() { updates.request() }

  nonisolated package var updateRequest: @Sendable () -> Void { { [updates] in updates.request() } }

  package func open(_ window: AppWindow, from opener: AppWindow?) {
    let shown = HeadlessWindow(of: window, clipboard: clipboard)
    shown.didChange = { [weak self, weak shown] in self?.follow(shown) }
    windows.append(shown)
    shown.activate()
    let geometry = WindowGeometry(size: window.openingSize(usual: usualSize), scale: scale)
    window.show(in: shown, geometry: geometry, values: values)
    window.geometry.size = window.openingSize(usual: usualSize)
  }

  /// Updates the state after a window has come to the front or closed.
  private func follow(_ window: HeadlessWindow?) {
    guard let window else { return }
    if window.isClosed {
      windows.removeAll { $0 === window }
      windows.last?.window.activity = .active
    } else {
      windows.removeAll { $0 === window }
      windows.append(window)
      for other in windows { other.window.activity = other === window ? .active : .inactive }
    }
  }

  package func open(_ url: URL, from window: AppWindow?, completion: @escaping (Bool) -> Void) {
    let isOpened = opens(url)
    if isOpened { openedURLs.append(url) }
    completion(isOpened)
  }

  package func show(_ menus: [AppMenu]) { self.menus = menus }

  package func end() { hasEnded = true }
}

/// A window without a display.
@MainActor
package final class HeadlessWindow: HostWindow {
  package let window: AppWindow
  package private(set) var properties = WindowProperties()
  package private(set) var pointer = HostPointer.arrow
  package private(set) var textInput: TextInput?
  package private(set) var isClosed = false
  /// A Boolean value that indicates whether the window has requested a frame.
  package private(set) var wantsFrame = false
  /// The date of the next frame that the window requested.
  package private(set) var frameDate: Date?
  /// The open file dialogs, oldest first.
  package private(set) var fileDialogs: [(request: FileRequest, completion: ([URL]) -> Void)] = []
  package let clipboard: any Clipboard
  fileprivate var didChange: () -> Void = {}

  fileprivate init(of window: AppWindow, clipboard: any Clipboard) {
    self.window = window
    self.clipboard = clipboard
  }

  package func requestFrame() { wantsFrame = true }
  package func requestFrame(at date: Date?) { frameDate = date }
  package func propertiesDidChange(_ properties: WindowProperties) {
    self.properties = properties
    window.geometry.size = window.geometry.size._limited(to: properties)
  }
  package func show(_ pointer: HostPointer) { self.pointer = pointer }
  package func takeText(for input: TextInput?) { textInput = input }
  package func activate() { didChange() }

  package func chooseFiles(_ request: FileRequest, completion: @escaping ([URL]) -> Void) {
    fileDialogs.append((request, completion))
  }

  package func endChoosingFiles() {
    if !fileDialogs.isEmpty { fileDialogs.removeFirst() }
  }

  /// Answers the oldest file dialog on behalf of a person. Without files, it is canceled.
  package func answerFileDialog(_ files: [URL]) {
    guard !fileDialogs.isEmpty else { return }
    fileDialogs.removeFirst().completion(files)
  }

  package func close() {
    isClosed = true
    didChange()
  }

  /// Runs the frame that the window requested.
  @discardableResult
  package func runFrame(at date: Date) -> Frame.Shown? {
    wantsFrame = false
    frameDate = nil
    return window.runFrame(at: date)
  }

  /// Runs frames until all motions that come to rest have ended, for at most a minute. Returns the final frame.
  @discardableResult
  package func settle() -> Frame.Shown? {
    guard let frame = window.frame else { return nil }
    var date = frame.tree.context.clock.now
    let end = date.addingTimeInterval(60)
    var shown = runFrame(at: date)
    while date < end, frame.isMovingToRest || frame.hasWaitingEvents {
      date.addTimeInterval(1 / 60)
      shown = runFrame(at: date)
    }
    return shown
  }
}
