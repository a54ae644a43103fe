import CanopyMainLoop
import CanopyScene
import Foundation
import Testing

@testable import CanopyWeb

/// The windows of a host, with pages or without.
@MainActor @Suite(.serialized) struct WebHostTests {
  private func hosted(keptTime: TimeInterval) -> PagelessApp {
    var options = WebOptions()
    options.isQuiet = true
    options.limits.keptTime = keptTime
    return PagelessApp(options)
  }

  /// A browser may block the tab. Otherwise, the host would try to close the window again and again.
  @Test func aWindowWhosePageNeverComesCloses() throws {
    let hosted = hosted(keptTime: 0.05)
    let window = try #require(hosted.app.openWindow(from: nil))
    #expect(hosted.host.windows.count == 1)
    let end = Date.now + 20
    while !hosted.host.windows.isEmpty, Date.now < end {
      MainLoop.runPending()
      usleep(1_000)
    }
    #expect(window.isClosed && hosted.host.windows.isEmpty)
  }

  @Test func aWindowThatTheAppClosesWaitsForNoPage() throws {
    let hosted = hosted(keptTime: 600)
    let window = try #require(hosted.app.openWindow(from: nil))
    window.close()
    #expect(hosted.host.windows.isEmpty)
  }
}
