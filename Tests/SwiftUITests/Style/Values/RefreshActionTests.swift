import CanopyTesting
import SwiftUI
import Testing

/// `refreshable(action:)` and the value it sets.
@MainActor @Suite struct RefreshActionTests {
  @Test func refreshActionIsNilUnlessSet() throws {
    #expect(EnvironmentValues().refresh == nil)
    #expect(try seen(\.refresh) { $0 } == nil)
    #expect(try seen(\.refresh) { $0.refreshable {} } != nil)
  }

  @Test func innerRefreshActionIsCalled() async throws {
    let log = Log()
    let refresh = try seen(\.refresh) { text in
      text.refreshable { log.lines.append("inner") }.refreshable { log.lines.append("outer") }
    }
    await refresh?()
    #expect(log.lines == ["inner"])
  }

  @Test func refreshWaitsForItsActionToFinish() async throws {
    let log = Log()
    let refresh = try seen(\.refresh) { text in
      text.refreshable {
        await Task.yield()
        log.lines.append("done")
      }
    }
    await refresh?()
    #expect(log.lines == ["done"])
  }

  @Test func replacedRefreshActionRunsNoReaders() async throws {
    let knob = ValueKnob()
    let log = Log()
    let screen = TestScreen { Refreshable(knob: knob, log: log) }
    let refresh = try #require(try screen.find("reader").environment.refresh)
    screen.resetCounts()
    knob.value = 1
    screen.update()
    #expect(screen.bodyCount(of: Refreshable.self) == 1)
    #expect(screen.bodyCount(of: RefreshReader.self) == 0)
    await refresh()
    #expect(log.lines == ["refreshed with 1"])
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}

private struct Refreshable: View {
  let knob: ValueKnob
  let log: Log

  var body: some View {
    let value = knob.value
    RefreshReader().refreshable { log.lines.append("refreshed with \(value)") }
  }
}

private struct RefreshReader: View {
  @Environment(\.refresh) private var refresh
  var body: some View { Text(refresh == nil ? "no reader" : "reader") }
}
