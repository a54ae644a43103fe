import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct ToastTests {
  /// Waits until the screen doesn't show a text any more, at most about five seconds.
  private func wait(on screen: TestScreen, while text: String) async throws {
    for _ in 0..<500 where screen.shows(text) {
      try await Task.sleep(for: .milliseconds(10))
      screen.settle()
    }
  }

  @Test func aToastGoesByItself() async throws {
    let screen = TestScreen { Mailbox(duration: 0.05) }
    try screen.press("Send")
    #expect(screen.shows("3 letters sent"))
    try await wait(on: screen, while: "3 letters sent")
    #expect(!screen.shows("3 letters sent"))
  }

  @Test func aToastFollowedByAnotherShowsTheLastForItsOwnTime() async throws {
    let screen = TestScreen { Mailbox(duration: 0.3) }
    try screen.press("Send")
    try await Task.sleep(for: .milliseconds(200))
    try screen.press("Fail")
    try await Task.sleep(for: .milliseconds(200))
    screen.settle()
    #expect(screen.shows("No connection"))
    try await wait(on: screen, while: "No connection")
    #expect(!screen.shows("No connection"))
  }

  @Test func aToastIsClosedByItsButtonAndByADragUpwards() throws {
    let screen = TestScreen { Mailbox(duration: 60) }
    try screen.press("Send")
    try screen.press("Close message")
    #expect(!screen.shows("3 letters sent"))
    try screen.press("Send")
    try screen.find("3 letters sent").drag(by: CGSize(width: 0, height: 40))
    #expect(screen.shows("3 letters sent"))
    try screen.find("3 letters sent").drag(by: CGSize(width: 0, height: -40))
    #expect(!screen.shows("3 letters sent"))
  }

  @Test func aBarWithAnActionIsTakenAwayByADispatchQueue() async throws {
    let screen = TestScreen { Mailbox(duration: 0.05) }
    try screen.press("Archive")
    #expect(screen.shows("One of 3 archived"))
    #expect(screen.shows("2 letters"))
    try await wait(on: screen, while: "One of 3 archived")
    #expect(!screen.shows("One of 3 archived"))
    #expect(screen.shows("2 letters"))
  }

  @Test func theActionOfABarTakesItAway() throws {
    let screen = TestScreen { Mailbox(duration: 60) }
    try screen.press("Archive")
    try screen.press("Undo")
    #expect(!screen.shows("One of 3 archived"))
    #expect(screen.shows("3 letters"))
  }
}
