import Foundation
import SwiftUI
import Testing

@testable import CanopyCore

@MainActor @Suite struct UpdateRequestTests {
  /// The closure of a host was wrapped again by each request, until the release of a long chain of closures overflowed a stack.
  @Test func requestsLeaveTheClosureOfTheHostAsItIs() async {
    let before = ViewRuntime.onNeedsUpdate
    defer { ViewRuntime.onNeedsUpdate = before }
    let token = Token()
    ViewRuntime.onNeedsUpdate = { token.count += 1 }
    for _ in 0..<200_000 { ViewRuntime.requestUpdate() }
    #expect(token.count == 200_000)
    await withCheckedContinuation { continuation in
      // A small stack, as other threads have them.
      Thread.detachNewThread {
        ViewRuntime.onNeedsUpdate = nil
        continuation.resume()
      }
    }
  }
}

/// Safe because only the test changes it.
private final class Token: @unchecked Sendable {
  var count = 0
}
