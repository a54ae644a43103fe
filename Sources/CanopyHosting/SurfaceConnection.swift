internal import CanopyCore
internal import CanopyInput
internal import CanopyScene
internal import CanopyStyle
internal import Dispatch
internal import Foundation

/// Connects a window of an app to a surface of a host.
@MainActor
final class SurfaceConnection: HostWindow {
  private weak var surface: (any HostSurface)?
  private weak var hosted: HostedWindow?
  private let bringToFront: () -> Void
  /// The date of the next frame that the window requested, or nil for none.
  private var frameDate: Date?
  let clipboard: any Clipboard

  init(
    _ surface: any HostSurface, of hosted: HostedWindow, clipboard: any Clipboard, bringToFront: @escaping () -> Void
  ) {
    (self.surface, self.hosted) = (surface, hosted)
    (self.clipboard, self.bringToFront) = (clipboard, bringToFront)
  }

  // MARK: Frames

  func requestFrame() { surface?.requestFrame() }

  func requestFrame(at date: Date?) {
    if date == frameDate { return }
    frameDate = date
    guard let date else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(date.timeIntervalSinceNow, 0)) { [weak self] in
      onMainActor { self?.fire(date) }
    }
  }

  private func fire(_ date: Date) {
    guard date == frameDate else { return }
    frameDate = nil
    surface?.requestFrame()
  }

  // MARK: Requests of the app

  func propertiesDidChange(_ properties: WindowProperties) { surface?.windowDidChange() }

  func show(_ pointer: HostPointer) { surface?.show(HostCursor(pointer)) }

  func takeText(for input: TextInput?) {
    surface?.takeText(for: input.map { HostTextInput(caret: $0.caret, isSecure: $0.isSecure) })
  }

  func chooseFiles(_ request: FileRequest, completion: @escaping ([URL]) -> Void) {
    guard let surface else { return completion([]) }
    surface.chooseFiles(HostFileRequest(request), completion: completion)
  }

  func endChoosingFiles() { surface?.endChoosingFiles() }

  func tell(_ failure: String, because reason: String) { surface?.tell(failure, because: reason) }

  func takeIgnoredKey(_ key: KeyEvent) { surface?.receiveUnused(key.key, modifiers: key.modifiers) }

  func activate() { bringToFront() }

  func close() { hosted?.didClose() }

  /// Disconnects the surface.
  func end() { (frameDate, surface) = (nil, nil) }
}

extension HostCursor {
  fileprivate init(_ pointer: HostPointer) {
    self =
      switch pointer {
      case .arrow: .arrow
      case .text: .text
      case .link: .link
      case .grab: .grab
      case .grabbing: .grabbing
      case .notAllowed: .notAllowed
      case .horizontalResize: .horizontalResize
      case .verticalResize: .verticalResize
      case .crosshair: .crosshair
      case .zoomIn: .zoomIn
      case .zoomOut: .zoomOut
      }
  }
}

/// Adapts a host's clipboard to the engine's protocol.
@MainActor
final class ConnectedClipboard: Clipboard {
  private let host: any HostClipboard

  init(_ host: any HostClipboard) { self.host = host }

  var string: String? {
    get { host.text }
    set { host.text = newValue }
  }
}
