import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

/// Content is refreshed by pulling it down.
@MainActor @Suite struct ScrollRefreshTests {
  @MainActor private final class Server {
    var calls = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func fetch() async {
      calls += 1
      await withCheckedContinuation { waiting.append($0) }
    }

    func answer() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  private func screen(_ server: Server, height: CGFloat = 400) -> TestScreen {
    layOut(width: 200, height: 400) {
      ScrollView { Text("Top").frame(width: 200, height: 1000, alignment: .top) }
        .refreshable { await server.fetch() }
        .frame(height: height)
        .frame(height: 400, alignment: .top)
    }
  }

  private func pull(_ screen: TestScreen, by distance: CGFloat, lifts: Bool = true) {
    screen.send(.began, at: CGPoint(x: 100, y: 50))
    for frame in 1...30 {
      screen.advance(by: 1 / 60)
      screen.send(.moved, at: CGPoint(x: 100, y: 50 + distance * CGFloat(frame) / 30))
    }
    if lifts { screen.send(.ended, at: CGPoint(x: 100, y: 50 + distance)) }
  }

  private func wait(until condition: () -> Bool) async throws {
    for _ in 0..<500 where !condition() { try await Task.sleep(for: .milliseconds(2)) }
    #expect(condition())
  }

  @Test func aPullRunsTheActionOnceAndShowsItsSpinner() async throws {
    let server = Server()
    let screen = screen(server)
    pull(screen, by: 200)
    try await wait { server.calls == 1 }
    screen.settle()
    // The content stays below the spinner.
    #expect(abs(try screen.find("Top").frame.minY - 60) < 0.5)
    server.answer()
    let container = try #require(LayoutNode(screen.find("Top").index).scrollContainer)
    for _ in 0..<500 where container.refresh.isRunning {
      try await Task.sleep(for: .milliseconds(2))
      screen.update()
    }
    screen.settle()
    #expect(try screen.find("Top").frame.minY == 0)
    #expect(server.calls == 1)
    #expect(!screen.frame.isMoving)
    pull(screen, by: 200)
    try await wait { server.calls == 2 }
    server.answer()
  }

  @Test(arguments: [20.0, 60, 100])
  func aShortScrollViewIsRefreshedByAShorterPull(height: CGFloat) async throws {
    let server = Server()
    let screen = screen(server, height: height)
    screen.send(.began, at: CGPoint(x: 100, y: height / 2))
    for frame in 1...30 {
      screen.advance(by: 1 / 60)
      screen.send(.moved, at: CGPoint(x: 100, y: height / 2 + 250 * CGFloat(frame) / 30))
    }
    screen.send(.ended, at: CGPoint(x: 100, y: height / 2 + 250))
    try await wait { server.calls == 1 }
    screen.settle()
    // Half of the content that was visible still is.
    #expect(abs(try screen.find("Top").frame.minY - height / 2) < 0.5)
    server.answer()
  }

  @Test func aShortPullReturns() async throws {
    let server = Server()
    let screen = screen(server)
    pull(screen, by: 60)
    screen.settle()
    try await Task.sleep(for: .milliseconds(5))
    #expect(server.calls == 0)
    #expect(try screen.find("Top").frame.minY == 0)
  }
}
