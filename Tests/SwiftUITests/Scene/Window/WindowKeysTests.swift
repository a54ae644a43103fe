import CanopyInput
import CanopyScene
import CanopyStyle
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
