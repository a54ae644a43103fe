import CanopyInput
import Foundation
import HostTestSupport
import SwiftUI
import Testing

@testable import CanopyTesting
@testable import WindowTestApp

/// The elements of the real program as another program finds them on the bus of AT-SPI.
@MainActor @Suite(.serialized)
struct LiveAccessibilityTests {
  private func openApp(on display: XDisplay, in session: DesktopSession) async throws -> TestProgram {
    let app = try startTestApp("elements", on: display, session: session)
    try await app.wait(for: "shown")
    try session.enable()
    try await session.wait { !$0.isEmpty }
    return app
  }

  private func expectedNodes() -> [AccessibilityNode] {
    let screen = TestScreen(size: CGSize(width: 400, height: 300)) { Elements() }
    return screen.frame.accessibility.snapshot().inOrder.filter { $0.role != .window }
  }

  @Test func busHasTheElementsOfTheWindow() async throws {
    let display = try XDisplay()
    let session = try DesktopSession(on: display)
    let app = try await openApp(on: display, in: session)
    let expected = expectedNodes()
    let found = try await session.wait { $0.count == expected.count }
    #expect(found.map(\.name) == expected.map { $0.label ?? "" })
    #expect(found.map(\.role) == expected.map { Self.rolesOnTheBus[$0.role] ?? "panel" })
    #expect(found.map { $0.states.contains("sensitive") } == expected.map(\.isEnabled))
    for (element, node) in zip(found, expected) {
      let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
      let isInPlace = zip(element.frame, frame).allSatisfy { abs(CGFloat($0) - $1) <= 1 }
      #expect(isInPlace, "\(element.line): \(element.frame), not \(frame)")
      let actions = Set(node.actions.map(\.description)).subtracting(["set value"])
      if node.role != .textField, node.role != .secureField, node.isEnabled {
        #expect(element.actions.count == actions.count, "\(element.line)")
      }
    }
    #expect(app.lines == ["shown"])
  }

  /// The names of roles in AT-SPI. The others are panels.
  private static let rolesOnTheBus: [AccessibilityRole: String] = [
    .text: "label", .heading: "heading", .button: "push-button", .link: "link", .slider: "slider",
    .toggle: "check-box", .textField: "text", .secureField: "text", .sheet: "dialog",
  ]

  @Test func actionsOnTheBusReachTheProgram() async throws {
    let display = try XDisplay()
    let session = try DesktopSession(on: display)
    let app = try await openApp(on: display, in: session)
    try session.act("element.activate", at: "Add")
    try await app.wait(for: "count 1")
    try await session.wait { $0.contains { $0.role == "heading" && $0.name == "Count 1" } }
    try session.act("element.activate", at: "Wi-Fi")
    try await session.wait { $0.contains { $0.name == "Wi-Fi" && $0.states.contains("checked") } }
    try session.setValue(80, at: "Volume")
    try await app.wait(for: "volume 0.4")
    try session.act("element.decrement", at: "Volume")
    try await session.wait { $0.contains { $0.name == "Volume" && $0.value == 30 } }
    try session.act("element.increment", at: "Strength")
    try await session.wait { $0.contains { $0.name == "Strength" && $0.description == "strong" } }
    try session.setText("Grace", at: "Name")
    try await app.wait(for: "name Grace")
    try await session.wait { $0.contains { $0.name == "Name" && $0.text == "Grace" } }
    // The program doesn't take a text.
    try session.setText("Bob!", at: "Name")
    try await app.wait(for: "name Bob!")
    try await session.wait { $0.contains { $0.name == "Name" && $0.text == "Grace" } }
    #expect(app.lines.filter { $0.hasPrefix("name") } == ["name Grace", "name Bob!", "name Grace"])
  }

  @Test func elementsComeGoAndMove() async throws {
    let display = try XDisplay()
    let session = try DesktopSession(on: display)
    let app = try await openApp(on: display, in: session)
    func rows(_ elements: [BusElement]) -> [String] {
      elements.filter { $0.actions == ["element.Archive"] }.map(\.name)
    }
    let before = try await session.wait { rows($0) == ["Ant", "Bee", "Cat"] }
    try session.act("element.Archive", at: "Bee")
    let after = try await session.wait { rows($0) == ["Ant", "Cat"] }
    #expect(before.first { $0.name == "Count 0" }?.frame[1] != after.first { $0.name == "Count 0" }?.frame[1])
    try session.act("element.activate", at: "Turn")
    try await session.wait { rows($0) == ["Cat", "Ant"] }
    try session.act("element.activate", at: "Sheet")
    try await session.wait { $0.map(\.line) == ["dialog “A sheet”", "label “A sheet”", "push-button “Done”"] }
    try session.act("element.activate", at: "Done")
    try await session.wait { rows($0) == ["Cat", "Ant"] }
    #expect(app.lines.last == "rows Cat Ant")
  }

  @Test func focusOfTheKeyboardIsTheFocusOnTheBus() async throws {
    let display = try XDisplay()
    let session = try DesktopSession(on: display)
    let app = try await openApp(on: display, in: session)
    let window = try display.act("search", "--sync", "--name", "Window Test")
    try display.act("windowfocus", "--sync", window)
    func focused(_ elements: [BusElement]) -> [String] {
      elements.filter { $0.states.contains("focused") }.map(\.name)
    }
    let field = try #require(try session.elements().first { $0.name == "Name" }).frame
    try display.click(x: field[0] + field[2] - 4, y: field[1] + field[3] / 2)
    try await session.wait { focused($0) == ["Name"] }
    // Each key types once, and the text on the bus follows.
    try display.act("key", "End", "x", "y")
    try await app.wait(for: "name Adaxy")
    try await session.wait { $0.contains { $0.name == "Name" && $0.text == "Adaxy" } }
    #expect(app.lines.filter { $0.hasPrefix("name") } == ["name Adax", "name Adaxy"])
    try display.act("key", "Tab")
    try await session.wait { focused($0) == ["Secret"] }
    try display.act("key", "shift+Tab", "shift+Tab")
    try await session.wait { focused($0) == ["Volume"] }
    try display.act("key", "Right")
    try await app.wait(for: "volume 0.4")
  }

  @Test func elementsForTheKeyboardAreFocusable() async throws {
    let display = try XDisplay()
    let session = try DesktopSession(on: display)
    let app = try await openApp(on: display, in: session)
    func focusable(_ elements: [BusElement]) -> [String] {
      elements.filter { $0.states.contains("focusable") }.map(\.name)
    }
    let all = ["Add", "Sheet", "Turn", "Remove", "Volume", "Name", "Secret", "Manual", "Wi-Fi"]
    try await session.wait { focusable($0) == all }
    try session.act("element.activate", at: "Sheet")
    try await session.wait { focusable($0) == ["Done"] }
    #expect(app.isRunning)
  }

  @Test func windowDescribesNothingWithoutAnAssistiveTechnology() async throws {
    let display = try XDisplay()
    let session = try DesktopSession(on: display)
    let app = try await openApp(on: display, in: session)
    try session.enable(false)
    try await session.wait { $0.isEmpty }
    try session.enable()
    try await session.wait { $0.contains { $0.name == "Count 0" } }
    #expect(app.lines == ["shown"])
  }

  @Test func passwordsAreNotOnTheBus() async throws {
    let display = try XDisplay()
    let session = try DesktopSession(on: display)
    let app = try await openApp(on: display, in: session)
    let field = try session.elements().first { $0.name == "Secret" }
    #expect(field != nil)
    #expect(field?.text?.contains("abc") == false)
    #expect(app.lines == ["shown"])
  }
}
