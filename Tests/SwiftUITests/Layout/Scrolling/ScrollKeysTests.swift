import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

/// Scrolling by keys.
@MainActor @Suite struct ScrollKeysTests {
  private func screen(isDisabled: Bool = false) -> TestScreen {
    layOut(width: 100, height: 200) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<500) { Text("Row \($0)").frame(width: 80, height: 20) } } }
        .scrollDisabled(isDisabled)
        .id(frame: "scroll")
    }
  }

  private func container(_ screen: TestScreen) throws -> ScrollContainer {
    try #require(LayoutNode(screen.find(id: "scroll").subject).ownScrollContainer)
  }

  @Test func pagesLinesAndEnds() throws {
    let screen = screen()
    let container = try container(screen)
    #expect(container.scrollPage(toward: .bottom))
    screen.settle()
    #expect(abs(container.offset.y - 160) < 0.1)
    container.scrollLine(toward: .top)
    screen.settle()
    #expect(abs(container.offset.y - 120) < 0.1)
    #expect(container.scrollToEnd(.bottom))
    screen.settle()
    #expect(container.offset.y == container.most.y)
    #expect(screen.texts.last == "Row 499")
    #expect(!container.scrollPage(toward: .bottom))
    #expect(!container.scrollLine(toward: .leading))
    #expect(container.scrollToEnd(.top))
    screen.settle()
    #expect(container.offset.y == 0)
    #expect(container.phase == .idle)
  }

  @Test func keysDontScrollDisabledScrollViews() throws {
    let screen = screen(isDisabled: true)
    let container = try container(screen)
    #expect(!container.scrollPage(toward: .bottom))
    #expect(!container.scrollToEnd(.bottom))
  }
}
