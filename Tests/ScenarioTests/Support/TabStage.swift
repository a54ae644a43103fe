import CanopyTesting
import Foundation
import HostTestSupport
import SwiftUI

/// The tab of a browser that shows the app. Its elements are those of the page.
@MainActor
final class TabStage: ScenarioStage {
  private let app: TestProgram
  private let browser: Browser

  init(size: CGSize) throws {
    app = try TestProgram("ScenarioApp", ["--host", "web", "--port", "0"])
    browser = try Browser()
    guard let address = app.address() else {
      throw HostFailure("The app printed no address, but: \(app.lines)")
    }
    try browser.open(address, width: Int(size.width), height: Int(size.height))
  }

  var size: CGSize {
    get throws {
      let numbers = try browser.value("[innerWidth, innerHeight]") as? [Double] ?? []
      return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : .zero
    }
  }

  var elements: [ScenarioElement] {
    get throws {
      let script = """
        [...document.querySelectorAll('#tree *')].map((element) => {
          const words = element.firstChild?.nodeType === Node.TEXT_NODE ? element.firstChild.data : '';
          const { x, y, width, height } = element.getBoundingClientRect();
          const checked = { true: 'on', false: 'off' }[element.getAttribute('aria-checked')];
          return {
            label: element.getAttribute('aria-label') ?? words,
            value: element.value ?? element.getAttribute('aria-valuetext') ?? checked ?? '',
            frame: [x, y, width, height],
          };
        })
        """
      let found = try browser.value(script) as? [[String: Any]] ?? []
      return found.map { element in
        let frame = element["frame"] as? [Double] ?? [0, 0, 0, 0]
        return ScenarioElement(
          label: element["label"] as? String ?? "", value: element["value"] as? String ?? "",
          frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
      }
    }
  }

  /// The elements with their roles, as the browser computes them for assistive technologies.
  var exposedElements: [ExposedElement] {
    get throws {
      let document = try browser.call("DOM.getDocument")["root"] as? [String: Any] ?? [:]
      let found = try browser.call("DOM.querySelector", ["nodeId": document["nodeId"] ?? 0, "selector": "#tree > *"])
      let window = try browser.call("DOM.describeNode", found)["node"] as? [String: Any] ?? [:]
      let all = try browser.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
      let nodes = Dictionary(all.map { ($0["nodeId"] as? String ?? "", $0) }) { $1 }
      let number = window["backendNodeId"] as? Int
      guard let root = nodes.first(where: { $0.value["backendDOMNodeId"] as? Int == number }) else { return [] }
      return ExposedElement.all(in: nodes, of: root.key)
    }
  }

  /// What a screen reader says of the element with the focus; empty if nothing but the page has it.
  var spoken: String {
    get throws {
      let all = try browser.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
      return ExposedElement.focused(in: all)?.spoken ?? ""
    }
  }

  // MARK: Actions

  func click(at point: CGPoint) throws {
    try mouse("mouseMoved", at: point)
    try mouse("mousePressed", at: point)
    try mouse("mouseReleased", at: point)
  }

  func drag(from point: CGPoint, by distance: CGSize) throws {
    try mouse("mousePressed", at: point)
    for step in 1...10 {
      let part = Double(step) / 10
      try mouse("mouseMoved", at: CGPoint(x: point.x + part * distance.width, y: point.y + part * distance.height))
    }
    // The pointer rests before it is lifted, so the content doesn't go on by itself.
    usleep(200_000)
    try mouse("mouseReleased", at: CGPoint(x: point.x + distance.width, y: point.y + distance.height))
  }

  private func mouse(_ type: String, at point: CGPoint) throws {
    try browser.call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": Double(point.x), "y": Double(point.y), "button": "left", "clickCount": 1,
        "buttons": type == "mouseReleased" ? 0 : 1,
      ])
  }

  func scroll(at point: CGPoint, by distance: CGSize) throws {
    try browser.call(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": Double(point.x), "y": Double(point.y), "deltaX": Double(distance.width),
        "deltaY": Double(distance.height),
      ])
  }

  func type(_ text: String) throws { try browser.type(text) }

  func press(_ key: KeyEquivalent, modifiers: EventModifiers) throws {
    let bits: [(EventModifiers, Int)] = [(.option, 1), (.control, 2), (.command, 2), (.shift, 8)]
    let number = bits.reduce(0) { modifiers.contains($1.0) ? $0 | $1.1 : $0 }
    for type in ["rawKeyDown", "keyUp"] {
      try browser.call(
        "Input.dispatchKeyEvent",
        ["type": type, "key": Self.names[key] ?? String(key.character), "modifiers": number])
    }
  }

  /// The names of keys in browsers.
  private static let names: [KeyEquivalent: String] = [
    .return: "Enter", .escape: "Escape", .tab: "Tab", .space: " ", .delete: "Backspace", .deleteForward: "Delete",
    .upArrow: "ArrowUp", .downArrow: "ArrowDown", .leftArrow: "ArrowLeft", .rightArrow: "ArrowRight", .home: "Home",
    .end: "End", .pageUp: "PageUp", .pageDown: "PageDown",
  ]

  func resize(to size: CGSize) throws { try browser.resize(width: Int(size.width), height: Int(size.height)) }

  func setAppearance(_ appearance: ColorScheme) throws {
    try browser.call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": appearance == .dark ? "dark" : "light"]]])
  }

  // MARK: Results

  func picture() throws -> RenderedImage { try RenderedImage(data: screenshot(), called: "the page") }

  private func screenshot() throws -> Data {
    let answer = try browser.call("Page.captureScreenshot", ["format": "png"])
    guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
      throw HostFailure("The browser took no picture.")
    }
    return data
  }

  var tolerance: (share: Double, brightness: Double) { (0, 0.01) }

  func rest() async throws {
    var last = try screenshot()
    for _ in 0..<200 {
      try await Task.sleep(for: .milliseconds(25))
      let now = try screenshot()
      if now == last { return }
      last = now
    }
    throw HostFailure("The page doesn't come to rest.")
  }

  func waitForChange(_ attempt: Int) async throws -> Bool {
    guard attempt < 200 else { return false }
    try await Task.sleep(for: .milliseconds(25))
    return true
  }
}
