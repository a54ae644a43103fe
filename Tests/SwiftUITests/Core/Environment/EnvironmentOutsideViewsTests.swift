import CanopyTesting
import SwiftUI
import Testing

/// Reading the environment while no body is running.
@MainActor @Suite struct EnvironmentOutsideViewsTests {
  @Test("2.1 Reading in an initializer returns the default and reports an issue")
  func readingInAnInitializerReturnsTheDefaultAndReportsIssue() throws {
    let screen = TestScreen { Container().environment(\.level, 5) }
    #expect(screen.texts == ["init 1, body 5"])
    let issue = try #require(screen.issues.first)
    #expect(issue.kind == .readOutsideView)
    #expect(issue.message.contains("Accessing Environment<Int>'s value outside of being installed on a View."))
    #expect(issue.message.contains("will always read the default value and will not update."))
  }

  @Test func anActionReadsTheCurrentValue() throws {
    let log = Log()
    let screen = TestScreen { Logger(log: log) }
    screen.environment.level = 7
    screen.update()
    try screen.find("log").tap()
    screen.environment.level = 8
    screen.update()
    try screen.find("log").tap()
    #expect(log.levels == [7, 8])
    #expect(screen.bodyCount(of: Logger.self) == 1)
    #expect(screen.issues.isEmpty)
  }

  @Test func anActionOfARemovedViewReadsTheLastValue() {
    let log = Log()
    let screen = TestScreen { Leaving(log: log) }
    screen.environment.level = 4
    screen.update()
    log.isShown = false
    screen.update()
    #expect(screen.texts == [])
    log.takeKept()?()
    #expect(log.levels == [5])
  }

  @Test func anActionOfAnEndedScreenReadsTheLastValue() {
    let log = Log()
    do {
      let screen = TestScreen { Keeper(log: log) }
      screen.environment.level = 4
      screen.update()
    }
    log.takeKept()?()
    #expect(log.levels == [4])
  }
}

@Observable private final class Log {
  var isShown = true
  @ObservationIgnored var levels: [Int] = []
  @ObservationIgnored var kept: (() -> Void)?

  /// Returns the kept action and clears it, to break the retain cycle between the action and the log.
  func takeKept() -> (() -> Void)? {
    defer { kept = nil }
    return kept
  }
}

extension EnvironmentValues {
  @Entry fileprivate var level = 1
}

private struct Container: View {
  var body: some View { ReadsInInit() }
}

private struct ReadsInInit: View {
  @Environment(\.level) private var level
  private var initial = 0

  init() { initial = level }

  var body: some View { Text("init \(initial), body \(level)") }
}

private struct Logger: View {
  let log: Log
  @Environment(\.level) private var level
  var body: some View { Button("log") { log.levels.append(level) } }
}

private struct Keeper: View {
  let log: Log
  @Environment(\.level) private var level
  var body: some View {
    Text("here").onAppear { log.kept = { log.levels.append(level) } }
  }
}

private struct Leaving: View {
  let log: Log
  var body: some View {
    if log.isShown { Keeper(log: log).transformEnvironment(\.level) { $0 += 1 } }
  }
}
