import Foundation
import SwiftUI
import Testing

/// The time that rendered texts show.
@MainActor @Suite struct RenderingTimeTests {
  @Test func picturesShowTheTimeOfRendering() throws {
    let start = Date()
    let renderer = ImageRenderer(
      content: Text(timerInterval: start...start.addingTimeInterval(5), countsDown: false).monospacedDigit())
    let first = try #require(renderer.pngData)
    Thread.sleep(forTimeInterval: 1.1)
    #expect(renderer.pngData != first)
  }
}
