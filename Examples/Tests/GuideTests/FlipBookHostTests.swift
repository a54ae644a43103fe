import CanopyHosting
import SwiftUI
import Testing

@testable import Guide

@MainActor @Suite(.serialized) struct FlipBookHostTests {
  @Test func aHostShowsAnAppAndPassesEventsToIt() async throws {
    var options = HostOptions(["--scale", "2"], of: FlipBookHost.self)
    let host = try FlipBookHost(&options)
    let app = HostedApp(Clicks.self, in: host)
    defer { app.end() }
    try app.launch()
    let book = try #require(host.books.first)
    #expect(book.window.title == "Clicks")
    try await wait { book.pages.count == 1 }
    #expect(book.pages.first?.count == 400 * 240 * 4)
    // Red, in the order blue, green, red, opacity.
    #expect(book.pages.first?.prefix(4) == [0, 0, 255, 255])

    for phase in [HostEvent.PointerPhase.began, .ended] {
      book.window.send(.pointer(phase, at: CGPoint(x: 100, y: 60)))
    }
    try await wait { book.pages.last?.prefix(4) == [255, 0, 0, 255] }
    app.end()
    #expect(app.hasEnded)
    #expect(book.pages.isEmpty)
  }

  /// Waits until a condition holds, for ten seconds at most.
  private func wait(until condition: () -> Bool) async throws {
    for _ in 0..<2000 where !condition() {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(condition())
  }
}

/// An app whose window turns blue when it is clicked.
private struct Clicks: App {
  var body: some Scene {
    WindowGroup("Clicks") { ClickedColor() }
  }
}

private struct ClickedColor: View {
  @State private var isClicked = false

  var body: some View {
    (isClicked ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
      .onTapGesture { isClicked = true }
  }
}
