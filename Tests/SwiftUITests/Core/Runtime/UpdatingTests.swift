import CanopyCore
import Foundation
import Testing

/// The way from code without isolation to the main actor.
@Suite struct UpdatingTests {
  @Test @MainActor func codeOnTheMainActorReachesIt() { #expect(answer() == 42) }

  @Test @MainActor func anUpdateIsOnTheMainActor() { #expect(Updating.onKnownThread { answer() } == 42) }

  @Test func codeElsewhereEndsTheProgramWithAMessage() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Task.detached { _ = answer() }.value
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("Views belong to the main actor"), "\(text.prefix(1000))")
  }

  @Test func anUpdateDoesNotAllowItToOtherThreads() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Updating.onKnownThread {
          let thread = Thread { _ = answer() }
          thread.start()
          while !thread.isFinished { Thread.sleep(forTimeInterval: 0.01) }
        }
      }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("Views belong to the main actor"), "\(text.prefix(1000))")
  }
}

private func answer() -> Int { onMainActor { 42 } }
