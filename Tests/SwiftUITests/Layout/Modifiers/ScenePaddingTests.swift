import CanopyTesting
import SwiftUI
import Testing

@MainActor @Suite struct ScenePaddingTests {
  @Test func scenePaddingEqualsTheDefaultPadding() throws {
    let screen = layOut { fill("a").scenePadding(.horizontal).scenePadding(.minimum, edges: .top) }
    #expect(try screen.frame("a") == [16, 16, 168, 84])
  }
}
