import Foundation
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyLayout
@testable import CanopyTesting

@MainActor
struct NotedTimesTests {
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func screen(@ViewBuilder _ content: () -> some View) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 200, height: 60), content: content)
    screen.date = now
    return screen
  }

  @Test func readingATextOutsideOfAPassDoesNotChangeWhenTheWindowWakes() throws {
    let screen = screen { Text("plain") }
    let node = LayoutNode(try screen.find("plain").subject)
    _ = node.runs(of: Text(now.addingTimeInterval(100), style: .timer))
    #expect(screen.tree.context.clock.nextWakeUp == nil)
  }

  @Test func theWindowWakesWhenTheEarliestTextOfACanvasChanges() {
    let soon = now.addingTimeInterval(-0.75)
    let screen = screen {
      Canvas { context, _ in
        context.draw(Text(now.addingTimeInterval(3600), style: .relative), at: .zero)
        context.draw(Text(soon, style: .timer), at: .zero)
        context.draw(Text(now.addingTimeInterval(7200), style: .offset), at: .zero)
      }
    }
    _ = screen.displayList()
    let wakeUp = screen.tree.context.clock.nextWakeUp
    #expect(wakeUp.map { $0.timeIntervalSince(now) < 0.5 } == true)
  }

  @Test func aTextThatNoLongerDependsOnTheTimeDoesNotWakeTheWindow() throws {
    struct Launch: View {
      let date: Date
      @State private var isCounting = true
      var body: some View {
        (isCounting ? Text(date, style: .timer) : Text(verbatim: "done")).onTapGesture { isCounting = false }
      }
    }
    let screen = screen { Launch(date: now.addingTimeInterval(100)) }
    #expect(screen.tree.context.clock.nextWakeUp != nil)
    try screen.find("1:40").tap()
    #expect(screen.texts == ["done"])
    #expect(screen.tree.context.clock.nextWakeUp == nil)
  }

  @Test func measuringAgainKeepsTheTimeAtWhichATextChanges() {
    let screen = screen { Text(now.addingTimeInterval(100), style: .timer) }
    let first = screen.tree.context.clock.nextWakeUp
    screen.resize(to: CGSize(width: 100, height: 60))
    #expect(first != nil && screen.tree.context.clock.nextWakeUp == first)
  }
}
