internal import CanopyCore
internal import CanopyScene
internal import Dispatch
internal import Foundation

// A screen has its own clock, but tasks, dispatch queues and timers follow the machine's time.

extension TestScreen {
  /// Runs tasks, sleeps and timers while real time passes, and advances the screen's clock with it.
  ///
  /// The screen's clock advances only with ``advance(by:)``, during which no real time passes. Work that an app leaves to the
  /// system follows real time instead: `task(priority:_:)`, `Task.sleep`, `Timer`, `DispatchQueue.main.asyncAfter`, and loading
  /// from a network. This method lets both pass together:
  ///
  /// ```swift
  /// try screen.find("Save").tap()        // Shows a message, and hides it after a sleep of 0.5 seconds.
  /// #expect(screen.texts.contains("Saved"))
  /// await screen.run(for: 0.6)
  /// #expect(!screen.texts.contains("Saved"))
  /// ```
  ///
  /// Without a time, it runs work that is due now: tasks that aren't waiting, blocks on the main queue, and timers.
  ///
  /// - Parameter seconds: The time to wait, in seconds.
  public func run(for seconds: Double = 0) async {
    let (clock, length) = (ContinuousClock(), seconds.isFinite ? max(seconds, 0) : 0)
    let (start, first) = (clock.now, now)
    var rounds = 0
    while true {
      await runDueWork()
      let elapsed = (clock.now - start) / .seconds(1)
      advance(by: min(elapsed, length) - (now - first))
      rounds += 1
      if elapsed >= length, rounds >= Self.leastRounds { return }
    }
  }

  /// Runs tasks, sleeps and timers until a condition is true, or for a maximum time. The screen's clock advances with real
  /// time.
  ///
  /// ```swift
  /// let screen = TestScreen { Forecast() }
  /// try await screen.wait { screen.texts.contains("Sunny") }
  /// ```
  ///
  /// Throws an error if the condition is still false at the end of the time. If other tests keep the main actor busy, tasks get
  /// a few more turns after that.
  ///
  /// - Parameters:
  ///   - seconds: The maximum time, in seconds.
  ///   - condition: The condition to wait for. It is checked after each update.
  public func wait(atMost seconds: Double = 10, until condition: () throws -> Bool) async throws {
    let (clock, length) = (ContinuousClock(), seconds.isFinite ? max(seconds, 0) : 0)
    let (start, first) = (clock.now, now)
    var rounds = 0
    update()
    while try !condition() {
      let elapsed = (clock.now - start) / .seconds(1)
      if elapsed > length, rounds >= Self.leastWaitingRounds {
        throw TestError.conditionIsFalse(after: length, on: self)
      }
      await runDueWork()
      advance(by: elapsed - (now - first))
      rounds += 1
    }
  }

  /// The number of rounds in which work that waits for the machine's time can notice that it has passed.
  private static var leastWaitingRounds: Int { 20 }

  /// The number of times that due work may lead to other due work.
  private static var leastRounds: Int { 5 }

  /// Runs work that is due now, and lets about a millisecond pass.
  private func runDueWork() async {
    for _ in 0..<4 { await Task.yield() }
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    try? await Task.sleep(for: .milliseconds(1))
    fireDueTimers()
    update()
  }

  /// Fires the timers of the main run loop that are due.
  func fireDueTimers() {
    // Foundation fires them when it is asked for the date of the next timer.
    if RunLoop.current === RunLoop.main { _ = RunLoop.main.limitDate(forMode: .default) }
  }
}

@MainActor
extension TestError {
  fileprivate static func conditionIsFalse(after seconds: Double, on screen: TestScreen) -> TestError {
    let texts = screen.texts.map { "“\($0)”" }.joined(separator: ", ")
    let there = texts.isEmpty ? "The screen shows no text." : "The screen shows: \(texts)."
    return TestError(message: "The condition is still false after \(seconds.formatted()) seconds. \(there)")
  }
}
