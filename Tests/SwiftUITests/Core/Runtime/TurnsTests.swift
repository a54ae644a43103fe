import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// The limit for the turns of a frame, and what is reported of a frame that exceeds it.
@MainActor @Suite struct TurnsTests {
  private let tree = TreeContext(isDiagnosed: true)
  private let loop = Loop()

  // MARK: The limit

  @Test func turnsAreCountedForEachFrame() {
    for _ in 0..<2 {
      Turns.begin()
      var turns = 1
      while Turns.take(for: .actions) { turns += 1 }
      #expect(turns == 200)
    }
    Turns.begin()
    #expect(Turns.loop == nil)
  }

  @Test func onlyTheLastTurnsAreRecorded() {
    Turns.begin()
    for _ in 1..<196 { #expect(Turns.take(for: .layout)) }
    #expect(Turns.loop == nil)
    #expect(Turns.take(for: .layout))
    #expect(Turns.loop != nil)
    Turns.begin()
    #expect(Turns.loop == nil)
  }

  @Test func aChainOfChangesBelowTheLimitIsShownInOneUpdate() throws {
    let screen = TestScreen { Climbing(limit: 150) }
    try screen.find("at 0").tap()
    #expect(screen.texts.first == "at 150")
    #expect(screen.issues.isEmpty)
  }

  @Test func aChainBeyondTheLimitIsStoppedAndReported() throws {
    let screen = TestScreen { Climbing(limit: 100_000) }
    try screen.find("at 0").tap()
    #expect(screen.issues.map(\.kind) == [.doesNotSettle])
    let message = try #require(screen.issues.first).message
    #expect(message.contains("after 200 turns"), "\(message)")
    #expect(message.contains("Is there an action that changes what makes it run?"), "\(message)")
    #expect(
      message.contains("onAppear(perform:) in the body of Climbing changed _height of Climbing"), "\(message)")
  }

  /// Drawing and updating share the limit, so a canvas that reads what it changes ends, too.
  @Test func aCanvasThatChangesWhatItReadsIsReported() throws {
    let model = Drawn()
    let screen = TestScreen {
      Canvas { context, size in
        model.count += 1
        context.fill(Path(CGRect(x: 0, y: 0, width: Double(model.count % 7), height: size.height)), with: .color(.red))
      }
      .frame(width: 40, height: 40)
    }
    for _ in 0..<3 { screen.update() }
    let count = model.count
    #expect(count < 2_000)
    #expect(
      screen.issues.allSatisfy { $0.kind == .doesNotSettle || $0.kind == .changeDuringUpdate }, "\(screen.issues)")
  }

  // MARK: Reports

  @Test func aReportNamesActionsChangesAndViews() {
    let source = OwnedSource("_width")
    loop.perform("onAppear(perform:) in the body of Card", in: tree) { loop.changed(source) }
    loop.report(.layout, turns: 200)
    #expect(
      tree.issues.map(\.message) == [
        """
        Changes keep calling for other changes: the frame was called off after 200 turns. In each turn, onAppear(perform:) in \
        the body of Card changed _width. Is there a GeometryReader whose content changes its own size?
        """
      ])
  }

  @Test func aChangeByAnUnnamedActionIsReportedToo() throws {
    loop.perform(nil, in: tree) { loop.changed(OwnedSource("_width")) }
    loop.report(.drawing, turns: 7)
    let message = try #require(tree.issues.first).message
    #expect(message.contains("after 7 turns. In each turn, an action changed _width. "), "\(message)")
    #expect(message.hasSuffix("Is there a canvas that changes what it reads?"), "\(message)")
  }

  @Test func eachNameIsReportedOnceAndOnlyTheFirstSix() throws {
    for number in 0..<20 { loop.perform("action", in: tree) { loop.changed(OwnedSource("s\(number)")) } }
    loop.report(.actions, turns: 200)
    let message = try #require(tree.issues.first).message
    #expect(message.contains("action changed s0 and s1 and s2 and s3 and s4 and s5. "), "\(message)")
  }

  @Test func innerActionsAreNamedInsteadOfTheOuter() throws {
    loop.perform("outer", in: tree) {
      loop.perform("inner", in: tree) { loop.changed(OwnedSource("a")) }
      loop.perform(nil, in: tree) { loop.changed(OwnedSource("b")) }
    }
    loop.report(.actions, turns: 200)
    let message = try #require(tree.issues.first).message
    #expect(message.contains("inner and outer changed a and b. "), "\(message)")
  }

  /// A thread that changes something again and again causes turns, but no loop.
  @Test func turnsWithoutChangesOfTheMainActorAreNotReported() {
    loop.perform("onChange", in: tree) {}
    loop.report(.actions, turns: 200)
    #expect(tree.issues.isEmpty)
    loop.treeChanged()
    loop.report(.actions, turns: 200)
    #expect(tree.issues.map(\.kind) == [.doesNotSettle])
  }

  @Test func everyAffectedTreeGetsTheReport() {
    let other = TreeContext(isDiagnosed: true)
    for tree in [tree, other, tree] { loop.perform("action", in: tree) { loop.changed(OwnedSource("a")) } }
    loop.report(.actions, turns: 200)
    #expect(tree.issues.map(\.count) == [1] && other.issues.map(\.count) == [1])
  }

  @Test func onlySourcesThatChangedAgainBelongToTheLoop() {
    let (repeated, once) = (OwnedSource("repeated"), OwnedSource("once"))
    for source in [repeated, once, repeated] { loop.changed(source) }
    #expect(loop.sources.values.map(\.label) == ["repeated"])
  }
}

@Observable private final class Drawn {
  var count = 0
}

/// Each step appears because of the one before.
private struct Climbing: View {
  let limit: Int
  @State private var height = 0

  var body: some View {
    ZStack {
      ForEach(0..<height, id: \.self) { step in
        Color.clear.onAppear { if step + 1 < limit { height = step + 2 } }
      }
      Button("at \(height)") { height = 1 }
    }
  }
}
