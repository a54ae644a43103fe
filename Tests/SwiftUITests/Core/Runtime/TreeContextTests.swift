import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// The issues, counts and objects that the trees of a window share.
@MainActor @Suite struct TreeContextTests {
  private let tree = TreeContext(isDiagnosed: true)

  private func issue(_ message: String) -> RuntimeIssue { RuntimeIssue(kind: .other, message: message) }

  // MARK: Issues

  @Test func equalMessagesAreCounted() {
    #expect(tree.record(issue("first")))
    #expect(tree.record(issue("second")))
    #expect(!tree.record(issue("first")))
    #expect(tree.issues.map(\.message) == ["first", "second"])
    #expect(tree.issues.map(\.count) == [2, 1])
  }

  @Test func anIssueOfEachDrawingIsRecordedOnce() {
    for _ in 0..<3 { tree.recordOnce(issue("drawing")) }
    #expect(tree.issues.map(\.count) == [1])
  }

  @Test func aTreeHasAtMostAThousandDifferentIssues() {
    for number in 0..<1_010 { tree.record(issue("issue \(number)")) }
    #expect(tree.issues.count == 1_000)
    #expect(!tree.record(issue("another")))
    // The known ones are still counted.
    #expect(!tree.record(issue("issue 7")))
    #expect(tree.issues[7].count == 2)
  }

  @Test func issuesOfContentThatIsBeingMadeBelongToItsTree() {
    let outer = TreeContext(isDiagnosed: true)
    outer.collectingIssues {
      RuntimeIssue.record(issue("before"))
      tree.collectingIssues { RuntimeIssue.record(issue("inside")) }
      RuntimeIssue.record(issue("after"))
    }
    #expect(outer.issues.map(\.message) == ["before", "after"])
    #expect(tree.issues.map(\.message) == ["inside"])
    #expect(TreeContext.receiversOfIssues.isEmpty)
  }

  @Test func collectingReturnsTheResult() {
    #expect(tree.collectingIssues { "made" } == "made")
  }

  @Test func anIssueOfABodyBelongsToItsScreen() {
    let (first, second) = (TestScreen { Complains(message: "mine") }, TestScreen { Text("quiet") })
    #expect(first.issues.map(\.message) == ["mine"])
    #expect(second.issues.isEmpty)
  }

  @Test func anIssueOfAnActionBelongsToTheScreensThatTookPart() throws {
    let screen = TestScreen { ComplainsLater() }
    let other = TestScreen { Text("quiet") }
    try screen.find("go 0").tap()
    #expect(screen.issues.map(\.message) == ["later"])
    #expect(other.issues.isEmpty)
  }

  @Test func anIssueOutsideOfTreesIsPrinted() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { RuntimeIssue.record(RuntimeIssue(kind: .other, message: "nobody is here")) }
    }
    #expect(try #require(result).standardErrorText.contains("Canopy: nobody is here\n"))
  }

  @Test func anIssueOfATreeWithoutDiagnosticsIsPrintedOnce() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tree = TreeContext()
        for _ in 0..<3 { RuntimeIssue.record(RuntimeIssue(kind: .other, message: "once only"), in: tree) }
      }
    }
    let text = try #require(result).standardErrorText
    #expect(text.split(separator: "\n").count { $0 == "Canopy: once only" } == 1, "\(text)")
  }

  // MARK: Diagnostics

  @Test func onlyDiagnosedTreesCountBodiesAndFollowThem() {
    #expect(tree.followsBodies && tree.namesWriters)
    let plain = TreeContext()
    #expect(!plain.followsBodies && !plain.namesWriters && plain.bodyCounts.isEmpty)
  }

  @Test func aTreeCanNameWritersWithoutOtherDiagnostics() {
    let tree = TreeContext(namesWriters: true)
    #expect(tree.namesWriters && !tree.isDiagnosed)
  }

  // MARK: Objects

  @Test func anObjectIsMadeOnFirstUse() {
    let count = MadeCount.shared.count
    let tree = TreeContext()
    #expect(MadeCount.shared.count == count)
    _ = tree[Self.counted]
    _ = tree[Self.counted]
    #expect(MadeCount.shared.count == count + 1)
  }

  @Test func keepingASecondObjectEndsTheProgramWithAMessage() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tree = TreeContext()
        _ = tree[TreeContextTests.counted]
        tree.keep(Counted(), for: TreeContextTests.counted)
      }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("The tree already has an object for this key."), "\(text.prefix(1000))")
  }

  private static let counted = TreeCompanion { Counted() }
}

@MainActor private final class MadeCount {
  static let shared = MadeCount()
  var count = 0
}

private final class Counted {
  @MainActor init() { MadeCount.shared.count += 1 }
}

private struct Complains: View {
  let message: String

  var body: some View {
    let _ = RuntimeIssue.record(RuntimeIssue(kind: .other, message: message))
    Text("complains")
  }
}

private struct ComplainsLater: View {
  @State private var count = 0

  var body: some View {
    Button("go \(count)") { count += 1 }
      .onChange(of: count) { RuntimeIssue.record(RuntimeIssue(kind: .other, message: "later")) }
  }
}
