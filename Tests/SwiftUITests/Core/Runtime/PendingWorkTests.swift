import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

@MainActor @Suite struct PendingWorkTests {
  private final class Log {
    var lines: [String] = []
  }

  /// A window installs the layout engine.
  init() { _ = TestScreen { EmptyView() } }

  @Test func aClosureForTheNextUpdateRunsOnce() {
    ViewRuntime.update()
    let log = Log()
    PendingWork.shared.performAtNextUpdate { log.lines.append("first") }
    PendingWork.shared.performAtNextUpdate { log.lines.append("second") }
    #expect(log.lines.isEmpty)
    ViewRuntime.update()
    ViewRuntime.update()
    #expect(log.lines == ["first", "second"])
  }

  @Test func aClosureThatAsksAgainRunsInTheUpdateAfterThat() {
    let log = Log()
    PendingWork.shared.performAtNextUpdate {
      log.lines.append("first")
      PendingWork.shared.performAtNextUpdate { log.lines.append("again") }
    }
    ViewRuntime.update()
    #expect(log.lines == ["first"])
    ViewRuntime.update()
    #expect(log.lines == ["first", "again"])
  }
}
