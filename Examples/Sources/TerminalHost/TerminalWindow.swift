import CanopyHosting
import SwiftUI

/// A window that fills the terminal while it is in front.
@MainActor
final class TerminalWindow: HostSurface {
  private let window: HostedWindow
  private let terminal: Terminal
  private var cells = CellGrid(columns: 0, rows: 0)
  private var message: [String] = []
  private lazy var timer = FrameTimer(framesPerSecond: 30) { [weak self] in self?.draw(at: $0) }

  init(_ window: HostedWindow, on terminal: Terminal) { (self.window, self.terminal) = (window, terminal) }
  func requestFrame() { timer.request() }

  private func draw(at date: Date) {
    guard let frame = window.nextFrame(at: date) else { return }
    cells.draw(frame)
    show()
  }

  private func show() {
    guard window.activity == .active else { return }
    var shown = cells
    for (row, line) in message.enumerated() { shown.write(line, row: row) }
    terminal.show(shown)
  }

  func activate() {
    windowDidChange()
    show()
    requestFrame()
  }

  func windowDidChange() { if window.activity == .active { terminal.write("\u{1B}]2;\(window.title)\u{7}") } }

  func tell(_ failure: String, because reason: String) {
    message = [failure, reason, "Press any key."]
    show()
  }

  /// Takes a message from the screen. Returns false if there is none.
  func hidesMessage() -> Bool {
    guard !message.isEmpty else { return false }
    message = []
    show()
    return true
  }

  /// Control-C closes the window, where the app has no use for it.
  func receiveUnused(_ key: KeyEquivalent, modifiers: EventModifiers) {
    if key.character == "c", modifiers == .control { window.requestClose() }
  }

  func close() {}
}
