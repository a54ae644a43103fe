import CanopyStyle
import CanopyTesting
import CanopyText
import SwiftUI
import Testing

@MainActor @Suite struct SensoryFeedbackTests {
  private final class Log {
    var played: [SensoryFeedback] = []
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Add") { count += 1 }
        .sensoryFeedback(.success, trigger: count)
        .sensoryFeedback(.increase, trigger: count) { old, new in new > old && new == 2 }
        .sensoryFeedback(trigger: count) { _, new in new == 3 ? .impact(weight: .heavy) : nil }
    }
  }

  @Test("m03 Feedback is played by the host when a value changes")
  func feedbackIsPlayedWhenAValueChanges() throws {
    let log = Log()
    let screen = TestScreen(environment: { $0.feedbackPlayer = FeedbackPlayer { log.played.append($0) } }) { Counter() }
    #expect(log.played.isEmpty)
    for _ in 0..<3 { try screen.find("Add").tap() }
    #expect(log.played.filter { $0 == .success }.count == 3)
    #expect(log.played.filter { $0 == .increase }.count == 1)
    #expect(log.played.last == .impact(weight: .heavy) || log.played.contains(.impact(weight: .heavy)))
  }

  @Test func withoutAPlayerNothingHappens() throws {
    let screen = TestScreen { Counter() }
    try screen.find("Add").tap()
    #expect(screen.issues.isEmpty)
  }
}
