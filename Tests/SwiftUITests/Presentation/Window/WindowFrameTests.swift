import Foundation
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyPresentation
@testable import CanopyTesting

/// A turn of a window, from state changes to the display list.
@MainActor @Suite struct WindowFrameTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  /// Two circles that move forever as soon as they appear.
  private struct Pulse: View {
    let isImplicit: Bool
    @State private var isLarge = false

    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .scaleEffect(isLarge ? 3 : 1)
        .animation(isImplicit ? .linear(duration: 1).repeatForever() : nil, value: isImplicit && isLarge)
        .onAppear {
          if isImplicit {
            isLarge = true
          } else {
            withAnimation(.linear(duration: 1).repeatForever()) { isLarge = true }
          }
        }
    }
  }

  @Test(arguments: [false, true]) func viewsMoveFromTheFrameInWhichTheyAppear(isImplicit: Bool) {
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) { Pulse(isImplicit: isImplicit) }
    let strip = [0, 0.5, 0.5, 1].map { time in
      screen.advance(by: time)
      return screen.displayList()
    }
    #expect(!strip[0].contains("transform"))
    #expect(strip[1].hasPrefix("transform (2, 0, 0, 2,"))
    #expect(strip[2].hasPrefix("transform (3, 0, 0, 3,"))
    #expect(!strip[3].contains("transform"))
  }

  @Test func aTurnWithoutChangesHasNoDamage() {
    let screen = TestScreen(size: CGSize(width: 100, height: 50)) { Counter() }
    let shown = screen.frame.run(scale: 1)
    #expect(!shown.list.isEmpty)
    #expect(!shown.damage.isEmpty)
    let again = screen.frame.run(scale: 1)
    #expect(again.list == shown.list)
    #expect(again.damage.isEmpty)
  }

  @Test func aTurnUpdatesTheDisplayListAfterAStateChange() throws {
    let screen = TestScreen(size: CGSize(width: 100, height: 50)) { Counter() }
    _ = screen.frame.run(scale: 1)
    try screen.find("0").tap()
    let shown = screen.frame.run(scale: 1)
    #expect(shown.list.description.contains("“1”"))
    #expect(shown.damage.areas.count == 1)
  }

  @Test func aTurnShowsTimersAtTheTimeOfTheTurn() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let screen = TestScreen(size: CGSize(width: 200, height: 50)) { Text(start, style: .timer) }
    _ = screen.frame.run(at: start.addingTimeInterval(61), scale: 1)
    let list = screen.frame.run(at: start.addingTimeInterval(65), scale: 1).list
    #expect(list.description.contains("1:05"))
  }

  private struct Presenting: View {
    var body: some View { Color.white.sheet(isPresented: .constant(true)) { Text("inside") } }
  }

  @Test func presentedContentIsInFrontOfTheDimmingView() throws {
    let screen = TestScreen(size: CGSize(width: 100, height: 200)) { Presenting() }
    let lines = screen.displayList().components(separatedBy: "\n")
    let dimming = try #require(lines.firstIndex { $0.contains("fill #00000033") })
    let content = try #require(lines.firstIndex { $0.contains("“inside”") })
    #expect(dimming < content)
  }

  // MARK: Turns

  @Test func updatesThatDoNotSettleAreStoppedAndReportIssue() {
    let screen = TestScreen { Text("a") }
    screen.tree.context.collectingIssues {
      Turns.begin()
      var taken = 0
      while Turns.take(for: .layout) { taken += 1 }
      #expect(taken > 50)
      #expect(!Turns.take(for: .actions))
      Turns.begin()
    }
    #expect(screen.issues.count == 1)
    #expect(screen.issues.first?.kind == .doesNotSettle)
    #expect(screen.issues.first?.message.contains("GeometryReader") == true)
  }
}
