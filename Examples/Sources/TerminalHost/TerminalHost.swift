import CanopyHosting
import Foundation
import SwiftUI

/// Shows apps in a terminal: half of a character cell is a pixel. `--host terminal` asks for it.
@MainActor
public final class TerminalHost: AppHost {
  public static var help: String {
    """
    --zoom NUMBER        the points that a pixel of the terminal shows in each direction (4)
    --dark               begins in the dark color scheme; some terminals tell theirs
    """
  }

  public static var obstacle: String? {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 ? nil : "The program doesn’t run in a terminal."
  }

  public private(set) var settings = HostSettings()
  public var clipboard: (any HostClipboard)? { terminal }
  private var zoom = 4
  private let terminal = Terminal()
  private weak var app: HostedApp?
  private var warnings: [String] = []

  public init(_ options: inout HostOptions) throws {
    while let option = try options.next() {
      if option == "--zoom" { zoom = try options.number(in: 1...64) } else { settings.colorScheme = .dark }
    }
  }

  public func run(_ app: HostedApp) throws {
    self.app = app
    try terminal.begin { [weak self] in self?.receive($0) }
    defer {
      terminal.end()
      for warning in warnings { FileHandle.standardError.write(Data("\(warning)\n".utf8)) }
    }
    try app.launch()
    app.run()
  }

  public func open(_ window: HostedWindow) -> any HostSurface {
    fit(window)
    return TerminalWindow(window, on: terminal)
  }

  /// Keeps the sentence until the screen is that of the shell again.
  public func warn(_ sentence: String) { warnings.append(sentence) }

  private func fit(_ window: HostedWindow) {
    let (columns, rows) = terminal.size
    window.resize(to: CGSize(width: columns * zoom, height: rows * 2 * zoom), scale: 1 / CGFloat(zoom))
  }

  private func receive(_ input: TerminalInput) {
    guard let window = app?.windows.last, let surface = window.surface as? TerminalWindow else { return }
    switch input {
    case .ended: app?.end()
    case .resized:
      for window in app?.windows ?? [] { fit(window) }
      surface.activate()
    case .colorScheme(let scheme):
      settings.colorScheme = scheme
      app?.settings = settings
    case .key where surface.hidesMessage(): break
    case .key(let key, let modifiers):
      for phase in [HostEvent.KeyPhase.down, .up] { window.send(.key(key, phase, modifiers: modifiers)) }
    case .text(let text): window.send(.text(text))
    case .mouse(let kind, let column, let row, let modifiers):
      // The middle of the cell.
      let place = CGPoint(x: (CGFloat(column) + 0.5) * CGFloat(zoom), y: CGFloat((row * 2 + 1) * zoom))
      switch kind {
      case .pointer(let phase): window.send(.pointer(phase, at: place, modifiers: modifiers))
      case .hover: window.send(.hover(at: place, modifiers: modifiers))
      case .wheel(let distance): window.send(.wheel(by: distance, at: place, modifiers: modifiers))
      }
    }
  }
}
