import CanopyTesting
import SwiftUI
import Testing

/// Issues reported about state that is used in the wrong place.
@MainActor @Suite struct StateMisuseTests {
  @Test("9.8 Reading state outside a view reports an issue")
  func readingStateOutsideAViewReportsIssue() throws {
    let screen = TestScreen { Container() }
    #expect(screen.texts == ["init 3"])
    let issue = try #require(screen.issues.first)
    #expect(issue.kind == .readOutsideView)
    #expect(issue.message.contains("Accessing State<Int>'s value outside of being installed on a View."))
  }

  @Test func settingStateInAnInitializerReportsIssueAndHasNoEffect() throws {
    let screen = TestScreen { SetsInInitHolder() }
    #expect(screen.texts == ["1"])
    let issue = try #require(screen.issues.first)
    #expect(issue.message.contains("initial value"))
  }

  @Test("9.9 Setting state in a body reports an issue")
  func settingStateInABodyReportsIssueAndSettles() throws {
    let screen = TestScreen { WritesInBody() }
    #expect(screen.texts == ["10"])
    let issue = try #require(screen.issues.first)
    #expect(issue.kind == .changeDuringUpdate)
    #expect(
      issue.message.contains(
        "Modifying state during view update: the body of WritesInBody changes _count of WritesInBody"))
  }

  @Test func stateSetInABodyUpdatesViewsThatRanBefore() throws {
    let screen = TestScreen { Before() }
    try screen.find("go").tap()
    #expect(screen.texts == ["go", "value 1"])
    #expect(screen.issues.map(\.kind) == [.changeDuringUpdate])
  }

  @Test func aBodyThatNeverSettlesIsStoppedAndReportsIssue() {
    let screen = TestScreen { NeverSettles() }
    #expect(screen.issues.contains { $0.kind == .changeDuringUpdate })
    #expect(screen.texts.count == 1)
  }

  @Test func actionsThatTriggerEachOtherEndlesslyReportIssue() throws {
    let screen = TestScreen { Chasing() }
    try screen.find("start").tap()
    #expect(screen.issues.contains { $0.kind == .doesNotSettle })
  }

  @Test func preferencesThatNeverSettleReportIssue() throws {
    let screen = TestScreen { CountsItsPreferences() }
    let issue = try #require(screen.issues.first { $0.kind == .doesNotSettle })
    #expect(issue.message.hasPrefix("Changes keep calling for other changes"))
  }
}

private struct Container: View {
  var body: some View { ReadsInInit() }
}

private struct ReadsInInit: View {
  @State private var value = 3
  private var initial = 0
  init() { initial = value }
  var body: some View { Text("init \(initial)") }
}

private struct SetsInInitHolder: View {
  var body: some View { SetsInInit() }
}

private struct SetsInInit: View {
  @State private var value = 1
  init() { value = 2 }
  var body: some View { Text("\(value)") }
}

private struct WritesInBody: View {
  @State private var count = 0
  var body: some View {
    if count < 10 { count = 10 }
    return Text("\(count)")
  }
}

private struct Before: View {
  @State private var value = 0
  @State private var goes = false
  var body: some View {
    VStack {
      Button("go") { goes = true }
      Shows(value: $value)
      if goes { Writes(value: $value) }
    }
  }
}

private struct Shows: View {
  @Binding var value: Int
  var body: some View { Text("value \(value)") }
}

private struct Writes: View {
  @Binding var value: Int
  var body: some View {
    value = 1
    return EmptyView()
  }
}

private struct NeverSettles: View {
  @State private var count = 0
  var body: some View {
    count += 1
    return Text("\(count)")
  }
}

private struct Chasing: View {
  @State private var one = 0
  @State private var other = 0
  var body: some View {
    Button("start") { one += 1 }
      .onChange(of: one) { other += 1 }
      .onChange(of: other) { one += 1 }
  }
}

private struct CountsItsPreferences: View {
  @State private var number = 0
  var body: some View {
    Text("\(number)").preference(key: NumberKey.self, value: number).onPreferenceChange(NumberKey.self) { _ in
      number += 1
    }
  }
}

private struct NumberKey: PreferenceKey {
  static var defaultValue: Int { -1 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}
