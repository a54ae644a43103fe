internal import CanopyCore
internal import CanopyScene
internal import Dispatch
internal import Foundation

// The clock of a screen is its own, but tasks, dispatch queues and timers follow the time of the machine.

extension TestScreen {
  /// Runs tasks, sleeps and timers while real time passes, and moves the clock of the screen along with it.
  ///
  /// The clock of a screen moves only by ``advance(by:)``, which lets no real time pass. What an app leaves to the system follows real
  /// time instead: `task(priority:_:)`, `Task.sleep`, `Timer`, `DispatchQueue.main.asyncAfter`, and loading from a network. This
  /// method lets both pass together:
  ///
  /// ```swift
  /// try screen.find("Save").tap()        // Shows a message, and hides it after a sleep of 0.5 seconds.
  /// #expect(screen.texts.contains("Saved"))
  /// await screen.run(for: 0.6)
  /// #expect(!screen.texts.contains("Saved"))
  /// ```
  ///
  /// Without a time, it runs what is due now: tasks that don't wait for anything, blocks on the main queue, and timers.
  ///
  /// - Parameter seconds: The time, in seconds.
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

  /// Runs tasks, sleeps and timers until a condition is true, at most for a time. The clock of the screen moves along.
  ///
  /// ```swift
  /// let screen = TestScreen { Forecast() }
  /// try await screen.wait { screen.texts.contains("Sunny") }
  /// ```
  ///
  /// Throws an error if the condition is still false at the end of the time. If other tests keep the main actor busy, tasks get some turns
  /// even after it.
  ///
  /// - Parameters:
  ///   - seconds: The time, in seconds.
  ///   - condition: The condition. It is checked after each update.
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

  /// The number of rounds in which what waits for the time of the machine may notice that it has passed.
  private static var leastWaitingRounds: Int { 20 }

  /// The number of times that what is due now may lead to something else that is due.
  private static var leastRounds: Int { 5 }

  /// Runs what is due now, and lets about a millisecond pass.
  private func runDueWork() async {
    for _ in 0..<4 { await Task.yield() }
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    try? await Task.sleep(for: .milliseconds(1))
    fireDueTimers()
    update()
  }

  /// Fires the timers of the main run loop that are due.
  func fireDueTimers() {
    // Foundation fires them when it is asked for the date of the next one.
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
