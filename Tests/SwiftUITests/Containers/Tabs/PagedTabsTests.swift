import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Tabs as pages, which people swipe.
@MainActor @Suite struct PagedTabsTests {
  @MainActor private final class Log {
    var entries: [String] = []

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  @MainActor @Observable final class Model {
    var page = 1
    @ObservationIgnored var accepts: (Int) -> Bool = { _ in true }

    var binding: Binding<Int> {
      Binding {
        self.page
      } set: { new in
        if self.accepts(new) { self.page = new }
      }
    }
  }

  private struct Page: View {
    let number: Int
    let log: Log
    @State private var count = 0

    var body: some View {
      Button("Page \(number): \(count)") { count += 1 }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear { log.entries.append("+\(number)") }
        .onDisappear { log.entries.append("-\(number)") }
    }
  }

  private let model = Model()
  private let log = Log()

  private func screen(
    _ direction: LayoutDirection = .leftToRight, index: PageTabViewStyle.IndexDisplayMode = .automatic
  ) -> TestScreen {
    TestScreen(environment: { $0.layoutDirection = direction }) {
      TabView(selection: model.binding) {
        ForEach(0..<4) { number in Tab(value: number) { Page(number: number, log: log) } }
      }
      .tabViewStyle(.page(indexDisplayMode: index))
    }
  }

  @Test func onlyPagesThatPeopleSeeAreCreated() throws {
    let screen = screen()
    #expect(screen.texts == ["Page 1: 0"])
    #expect(log.take() == ["+1"])
    #expect(screen.bodyCount(of: Page.self) == 1)
    #expect(try abs(screen.find("Page 1: 0").frame.midX - 195) < 1)
  }

  @Test func aSwipeShowsTheNextPage() throws {
    let screen = screen()
    try screen.find("Page 1: 0").tap()
    try screen.find("Page 1: 1").drag(by: CGSize(width: -250, height: 0))
    screen.settle()
    #expect(model.page == 2)
    #expect(screen.texts == ["Page 2: 0"])
    #expect(log.take() == ["+1", "+2", "-1"])
    try screen.find("Page 2: 0").drag(by: CGSize(width: 250, height: 0))
    screen.settle()
    #expect(model.page == 1)
    #expect(screen.texts == ["Page 1: 1"])
  }

  @Test func aSwipeFollowsTheDirectionOfTheLayout() throws {
    let screen = screen(.rightToLeft)
    try screen.find("Page 1: 0").drag(by: CGSize(width: 250, height: 0))
    screen.settle()
    #expect(model.page == 2)
  }

  @Test func theProgramShowsPages() {
    let screen = screen()
    model.page = 3
    screen.update()
    screen.settle()
    #expect(screen.texts == ["Page 3: 0"])
    withAnimation { model.page = 0 }
    screen.update()
    screen.settle()
    #expect(screen.texts == ["Page 0: 0"])
  }

  @Test func aSelectionThatRefusesGoesBack() throws {
    model.accepts = { $0 != 2 }
    let screen = screen()
    try screen.find("Page 1: 0").drag(by: CGSize(width: -250, height: 0))
    screen.settle()
    #expect(model.page == 1)
    #expect(screen.texts == ["Page 1: 0"])
  }

  @Test func dotsShowPages() throws {
    let screen = screen()
    let dots = try #require(
      screen.accessibilityTree.split(separator: "\n").first { $0.contains("“Page” value “2 of 4”") })
    #expect(dots.contains("increment"))
    try screen.find(role: "element", name: "Page").increment()
    screen.settle()
    #expect(model.page == 2)
    try screen.find(role: "element", name: "Page").decrement()
    screen.settle()
    #expect(model.page == 1)
    // The dots are 16 apart, and centered.
    screen.touch(at: CGPoint(x: 195 + 24, y: 844 - 12 - 13)).lift()
    screen.settle()
    #expect(model.page == 3)
    #expect(screen.texts == ["Page 3: 0"])
  }

  @Test func arrowKeysShowPages() throws {
    let screen = screen()
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.rightArrow)
    screen.settle()
    #expect(model.page == 2)
    screen.press(.leftArrow)
    screen.settle()
    #expect(model.page == 1)
  }

  @Test func dotsMayBeHidden() {
    #expect(!screen(index: .never).accessibilityTree.contains("“Page”"))
    #expect(screen(index: .always).accessibilityTree.contains("“Page”"))
  }
}
