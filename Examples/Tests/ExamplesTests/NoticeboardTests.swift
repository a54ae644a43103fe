import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct NoticeboardTests {
  @Test func aFontReachesThroughStacksAndTheNearestCounts() {
    let screen = TestScreen { Noticeboard() }
    #expect(
      screen.texts == [
        "Noticeboard", "Lost (callout)", "One grey glove (callout)", "One umbrella (footnote)", "Found (body)",
        "Step back",
      ])
  }

  @Test func anotherFontReachesWhoeverReadIt() throws {
    let screen = TestScreen { Noticeboard() }
    screen.resetCounts()
    try screen.press("Step back")
    #expect(
      screen.texts[1...4] == ["Lost (title)", "One grey glove (title)", "One umbrella (footnote)", "Found (body)"])
    #expect(screen.bodyCount(of: Notice.self) == 2)
    #expect(try screen.find(id: "Lost").environment.font == .title)
    #expect(try screen.find(id: "One umbrella").environment.font == .footnote)
  }
}
