import CanopyTesting
import Combine
import Foundation
import SwiftUI
import Testing

/// Tasks, sleeps and timers on a screen.
@MainActor @Suite struct TestScreenTasksTests {
  private struct Waiting: View {
    var length = 0.3
    @State private var task = "-"
    @State private var sleep = "-"
    @State private var queue = "-"
    @State private var count = 0
    private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

    var body: some View {
      VStack {
        Text("task \(task)")
        Text("sleep \(sleep)")
        Text("queue \(queue)")
        Text("timer \(count > 2 ? "3" : "\(count)")")
      }
      .task { task = "done" }
      .task {
        try? await Task.sleep(for: .seconds(length))
        sleep = "done"
      }
      .onReceive(timer) { _ in count += 1 }
      .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + length) { queue = "done" } }
    }
  }

  @Test("The clock of a screen doesn't move tasks, sleeps and timers")
  func advancingDoesNotRunTasks() {
    let screen = TestScreen { Waiting() }
    screen.advance(by: 2)
    #expect(screen.texts == ["task -", "sleep -", "queue -", "timer 0"])
  }

  @Test("Running without a time runs the tasks that don't wait")
  func runningRunsWhatIsDue() async {
    let screen = TestScreen { Waiting(length: 3600) }
    await screen.run()
    #expect(screen.texts.prefix(3) == ["task done", "sleep -", "queue -"])
  }

  @Test("Running for a time lets sleeps and timers end, and moves the clock of the screen by the same time")
  func runningForATimeLetsSleepsEnd() async {
    let screen = TestScreen { Waiting() }
    let date = screen.date
    await screen.run(for: 0.5)
    #expect(screen.texts.prefix(3) == ["task done", "sleep done", "queue done"])
    #expect(screen.texts.last != "timer 0")
    #expect(abs(screen.date.timeIntervalSince(date) - 0.5) < 0.02)
  }

  @Test("Waiting ends as soon as a condition is true, or with an error that says what is shown")
  func waitingEndsWithTheCondition() async throws {
    let screen = TestScreen { Waiting() }
    try await screen.wait { screen.texts.contains("sleep done") }
    #expect(screen.texts.contains("sleep done"))
    let error = await #expect(throws: TestError.self) { try await screen.wait(atMost: 0.01) { false } }
    #expect(
      error?.message.hasPrefix("The condition is still false after 0.01 seconds. The screen shows: “task done”") == true
    )
  }

  @Test("A refresh ends when its action has ended")
  func refreshEnds() async throws {
    struct Feed: View {
      @State private var text = "old"
      var body: some View {
        ScrollView { Text(text) }
          .refreshable {
            try? await Task.sleep(for: .milliseconds(20))
            text = "new"
          }
      }
    }
    let screen = TestScreen { Feed() }
    let touch = screen.touch(at: CGPoint(x: 195, y: 200))
    touch.move(by: CGSize(width: 0, height: 400), over: 0.5)
    touch.lift()
    try await screen.wait { screen.texts.contains("new") }
    screen.settle()
    #expect(screen.texts == ["new"])
  }
}
