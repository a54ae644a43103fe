import CanopyInput
import CanopyPresentation
import CanopyStyle
import CanopyText
import Foundation
import SwiftUI
import Testing

/// Several keys in one frame of a window, as they come when a program is busy.
@MainActor @Suite struct WindowKeysTests {
  private struct Leaving: App {
    @State private var isThere = true
    @State private var name = ""

    var body: some Scene {
      WindowGroup {
        ScrollView {
          if isThere {
            VStack {
              ForEach(0..<20) { Button("Button \($0)") {} }
              Button("Leave") { isThere = false }.keyboardShortcut("l")
            }
          } else {
            TextField("Name", text: $name)
            Text("It is \(name)")
          }
        }
      }
    }
  }

  private struct Zooming: App {
    @State private var log: [String] = []

    var body: some Scene {
      WindowGroup {
        Text(log.joined(separator: " "))
        Button("In") { log.append("in") }.keyboardShortcut("+")
        Button("First") { log.append("first") }.keyboardShortcut("1", modifiers: [.command, .shift])
        Button("Times") { log.append("times") }.keyboardShortcut("*", modifiers: [])
        Button("Reset") { log.append("reset") }.keyboardShortcut("0")
      }
    }
  }

  /// On most keyboards, `+`, `!` and `*` are typed with Shift.
  @Test func shiftMayBeHowASymbolIsTyped() throws {
    let app = HeadlessApp(Zooming())
    func send(_ key: KeyEquivalent, _ unshifted: KeyEquivalent?, _ modifiers: EventModifiers) throws {
      var event = KeyEvent(key: key, characters: "", modifiers: modifiers)
      event.unshifted = unshifted
      try app.window.window.receive(.key(event))
      app.settle()
    }
    try send("+", "=", [.command, .shift])
    try send("+", nil, [.command, .numericPad])
    try send("!", "1", [.command, .shift])
    try send("*", "8", .shift)
    // These are others.
    try send("1", nil, .command)
    try send("=", nil, .command)
    try send("+", "=", [.command, .shift, .option])
    try send(")", "0", [.command, .shift])
    #expect(try app.labels.first == "in in first times")
  }

  @Test func keyGoesToWhatHasTheFocusAfterTheKeyBeforeIt() throws {
    let app = HeadlessApp(Leaving())
    let window = try app.window.window
    func send(_ keys: KeyEvent...) {
      for key in keys { window.receive(.key(key)) }
      app.settle()
    }
    send(KeyEvent(key: .tab))
    // The focused button leaves with the first key.
    send(
      KeyEvent(key: "l", modifiers: .command), KeyEvent(key: .pageDown), KeyEvent(key: .downArrow), KeyEvent(key: .tab),
      KeyEvent(key: "a", characters: "a"), KeyEvent(key: "b", characters: "b"))
    #expect(try app.labels.contains("It is ab"))
  }
}
