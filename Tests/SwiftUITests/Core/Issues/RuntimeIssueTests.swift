import CanopyTesting
import SwiftUI
import Testing

/// Issues are reported once, on the screen where they occur.
@MainActor @Suite struct RuntimeIssueTests {
  @Test func aRepeatedIssueIsReportedOnceWithACount() throws {
    let screen = TestScreen { Negative() }
    for _ in 0..<5 { try screen.find("again").tap() }
    let issue = try #require(screen.issues.first)
    #expect(screen.issues.map(\.kind) == [.layout])
    #expect(issue.count == 6)
    #expect(issue.description.hasSuffix(" (6 times)"))
    #expect(!issue.message.contains("times)"))
  }

  @Test func aScreenHasTheIssuesOfItsContent() {
    let screen = TestScreen { Text("x").frame(width: -10) }
    #expect(screen.issues.map(\.kind) == [.layout])
  }
}

private struct Negative: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("again") { count += 1 }
      Text(verbatim: "\(count)").frame(width: -10)
    }
  }
}
