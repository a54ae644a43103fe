import CanopyTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct LargeBodyTests {
  @Test func aLargeBodyIsAsLiveAsASmallOne() throws {
    let screen = TestScreen { LargeBody() }
    for text in ["Hello, Ann!!", "OFF", "0.00", "three: 2"] { #expect(screen.shows(text)) }
    try screen.press("Count 6")
    for text in ["Count 7", "ON", "0,33", "3 things"] { #expect(screen.shows(text)) }
    #expect(try screen.find("Few").environment.locale == Locale(identifier: "de_DE"))
  }
}
