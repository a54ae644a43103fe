import CanopyInput
import CanopyRaster
import CanopyPresentation
import CanopyScene
import CanopyStyle
import Foundation
import SwiftUI
import Testing

/// An app that runs in a host without a display.
@MainActor
final class HeadlessApp {
  let host: HeadlessHost
  let app: RunningApp

  init<A: App>(_ app: A, launches: Bool = true, letsPeopleResize: Bool = false, idiom: InterfaceIdiom? = nil) {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "en_US")
    host = HeadlessHost(usualSize: CGSize(width: 600, height: 400), values: values)
    host.letsPeopleResize = letsPeopleResize
    let clock = WindowClock(now: Date())
    self.app = RunningApp(
      app, in: host, values: values,
      engines: RunningApp.Engines(
        isDiagnosed: true, text: PangoTextEngine.shared, images: RasterImageEngine.shared, clock: clock),
      idiom: idiom)
    if launches { self.app.launch() }
    settle()
  }

  /// The window that is in front.
  var window: HeadlessWindow { get throws { try #require(host.windows.last) } }

  /// The titles of the windows, the one in front last.
  var titles: [String] { host.windows.map(\.properties.title) }

  var issues: [String] {
    (app.issues + host.windows.flatMap { $0.window.frame?.tree.context.issues ?? [] }).map(\.message)
  }

  func settle() {
    app.update()
    for window in host.windows { window.settle() }
    app.update()
  }

  /// Advances the clock of all windows.
  func advance(by seconds: TimeInterval) {
    for window in host.windows {
      guard let clock = window.window.frame?.tree.context.clock else { continue }
      window.runFrame(at: clock.now.addingTimeInterval(seconds))
    }
    settle()
  }

  /// The labels of everything that assistive technologies find in the window in front.
  var labels: [String] {
    get throws { try nodes.compactMap(\.label) }
  }

  private var nodes: [AccessibilityNode] {
    get throws {
      let frame = try window.window.frame
      return try #require(frame).accessibility.snapshot().inOrder
    }
  }

  /// Taps what has a label in the window in front.
  func tap(_ label: String) throws {
    let window = try window
    let nodes = try nodes
    let node = try #require(nodes.last { $0.label == label }, "There is no “\(label)” among \(nodes.map(\.label)).")
    let place = CGPoint(x: node.frame.midX, y: node.frame.midY)
    window.window.receive(.pointer(PointerEvent(id: 1, .began, at: place)))
    window.window.receive(.pointer(PointerEvent(id: 1, .ended, at: place)))
    settle()
  }

  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) throws {
    try window.window.receive(.key(KeyEvent(key: key, modifiers: modifiers)))
    settle()
  }

  /// Answers the dialog for files of the window in front.
  func answer(_ files: [URL]) throws {
    try window.answerFileDialog(files)
    settle()
  }

  /// Closes the window in front as a person does.
  func close() throws {
    try window.window.requestClose()
    settle()
  }
}

/// A folder of a test, which is removed afterwards.
final class TestFolder {
  let url: URL

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "canopy-\(UUID().uuidString)")
    url = folder.resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func place(_ name: String) -> URL { url.appendingPathComponent(name) }

  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    try Data(text.utf8).write(to: place(name))
    return place(name)
  }

  func text(_ name: String) throws -> String { String(decoding: try Data(contentsOf: place(name)), as: UTF8.self) }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
