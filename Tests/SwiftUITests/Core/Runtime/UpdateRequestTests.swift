import Testing

@testable import CanopyCore

/// The function of the host that is called when something has changed.
@MainActor @Suite(.serialized) struct UpdateRequestTests {
  /// Each reading once wrapped the function in another one, so the stack ended after some thousand changes.
  @Test func readingTheFunctionLeavesItAsItIs() {
    let old = ViewRuntime.onNeedsUpdate
    defer { ViewRuntime.onNeedsUpdate = old }
    ViewRuntime.onNeedsUpdate = {}
    for _ in 0..<300_000 { _ = ViewRuntime.onNeedsUpdate }
    ViewRuntime.onNeedsUpdate?()
  }
}
