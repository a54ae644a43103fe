import CanopyTesting
import Foundation
import HostTestSupport
import SwiftUI
import Testing

/// The window of the app on a display, with events as they come from a mouse and a keyboard. Its elements are those on the bus of
/// assistive technologies.
@MainActor
final class WindowStage: ScenarioStage {
  private let display: XDisplay
  private let session: DesktopSession
  private let app: TestProgram
  private let window: String

  init(size: CGSize) async throws {
    display = try XDisplay()
    session = try DesktopSession(on: display)
    try session.enable()
    app = try TestProgram("ScenarioApp", ["--host", "gtk"], variables: session.variables)
    window = try display.act("search", "--sync", "--onlyvisible", "--name", "Scenarios")
    try display.act("windowfocus", "--sync", window)
    try await session.wait { !$0.isEmpty }
    guard try self.size == size else { throw HostFailure("The window has another size.") }
  }

  /// The content in the window, below its menus.
  private var bounds: CGRect { get throws { CGRect(try session.contentFrame()) } }

  var size: CGSize { get throws { try bounds.size } }

  var elements: [ScenarioElement] {
    get throws {
      let origin = try bounds.origin
      return try session.elements().map { element in
        ScenarioElement(
          label: element.name, value: element.scenarioValue,
          frame: CGRect(element.frame).offsetBy(dx: -origin.x, dy: -origin.y))
      }
    }
  }

  /// The elements with their roles, as programs on the bus see them.
  var exposedElements: [ExposedElement] { get throws { try ExposedElement.all(in: session.content) } }

  /// What a screen reader says of the element with the focus; empty if none has it.
  var spoken: String { get throws { ExposedElement.focused(in: try session.content)?.spoken ?? "" } }

  // MARK: Actions

  private func words(_ point: CGPoint) throws -> [String] {
    let origin = try bounds.origin
    return ["\(Int((origin.x + point.x).rounded()))", "\(Int((origin.y + point.y).rounded()))"]
  }

  func click(at point: CGPoint) throws { try display.act(["mousemove"] + words(point) + ["click", "1"]) }

  func drag(from point: CGPoint, by distance: CGSize) throws {
    var words = try ["mousemove"] + words(point) + ["mousedown", "1"]
    for step in 1...10 {
      let part = CGFloat(step) / 10
      let place = CGPoint(x: point.x + part * distance.width, y: point.y + part * distance.height)
      words += try ["mousemove"] + self.words(place) + ["sleep", "0.02"]
    }
    // The pointer rests before it is lifted, so the content doesn't go on by itself.
    try display.act(words + ["sleep", "0.2", "mouseup", "1"])
  }

  /// Turns the wheel of a mouse, each step of which is 60 points.
  func scroll(at point: CGPoint, by distance: CGSize) throws {
    var words = try ["mousemove"] + words(point)
    for (length, back, forth) in [(distance.width, "6", "7"), (distance.height, "4", "5")] {
      let steps = Int((length / 60).rounded())
      guard CGFloat(steps) * 60 == length else {
        throw HostFailure("A wheel turns by steps of 60 points.")
      }
      if steps != 0 { words += ["click", "--repeat", "\(abs(steps))", "--delay", "20", steps < 0 ? back : forth] }
    }
    try display.act(words)
  }

  func type(_ text: String) throws { try display.act(["type", "--delay", "20", text]) }

  func press(_ key: KeyEquivalent, modifiers: EventModifiers) throws {
    let names: [(EventModifiers, String)] = [
      (.control, "ctrl"), (.command, "ctrl"), (.option, "alt"), (.shift, "shift"),
    ]
    let words = names.filter { modifiers.contains($0.0) }.map(\.1) + [Self.names[key] ?? String(key.character)]
    try display.act(["key", words.joined(separator: "+")])
  }

  /// The names of keys on an X server.
  private static let names: [KeyEquivalent: String] = [
    .return: "Return", .escape: "Escape", .tab: "Tab", .space: "space", .delete: "BackSpace", .deleteForward: "Delete",
    .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right", .home: "Home", .end: "End",
    .pageUp: "Prior", .pageDown: "Next",
  ]

  func resize(to size: CGSize) throws {
    let top = try Int(bounds.minY)
    try display.act(["windowsize", window, "\(Int(size.width))", "\(Int(size.height) + top)"])
    _ = try Wait.untilNow { try self.size == size }
  }

  func setAppearance(_ appearance: ColorScheme) throws { try session.setDark(appearance == .dark) }

  // MARK: Results

  func picture() throws -> RenderedImage {
    try RenderedImage(contentsOf: display.picture(of: bounds, in: app.folder))
  }

  /// As in a browser. Nothing but the pixels of the content is compared, so the menus don't count.
  var tolerance: (share: Double, brightness: Double) { (0, 0.01) }

  func rest() async throws {
    try display.waitForRest()
  }

  func waitForChange(_ attempt: Int) async throws -> Bool {
    guard attempt < 200 else { return false }
    try await Task.sleep(for: .milliseconds(25))
    return true
  }
}

extension BusElement {
  /// The value as the other hosts tell it.
  fileprivate var scenarioValue: String {
    if let text { return text }
    if let value { return "\(Int(value.rounded()))%" }
    if role == "check-box" { return states.contains("checked") ? "on" : "off" }
    return description
  }
}

extension CGRect {
  /// Left, top, width and height.
  fileprivate init(_ numbers: [Int]) {
    self = numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .zero
  }
}
