import CanopyTesting
import SwiftUI
import Testing

/// Keys that no view handles scroll.
@MainActor @Suite struct KeyScrollingTests {
  /// Rows of 50 points in a window of 200 by 400 points.
  private func screen(count: Int = 100, _ environment: (inout EnvironmentValues) -> Void = { _ in }) -> TestScreen {
    TestScreen(size: CGSize(width: 200, height: 400), environment: environment) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)").frame(height: 50) } }
      }
    }
  }

  private func top(_ screen: TestScreen) throws -> Double { try screen.findInTree("0").frame.minY }

  @Test func arrowsScrollByALineAndPageKeysByAPage() throws {
    let screen = screen()
    let start = try top(screen)
    screen.press(.downArrow)
    screen.settle()
    #expect(try top(screen) - start == -40)
    screen.press(.upArrow)
    screen.settle()
    #expect(try top(screen) == start)
    screen.press(.pageDown)
    screen.settle()
    #expect(try top(screen) - start == -360)
    screen.press(.space, modifiers: .shift)
    screen.settle()
    #expect(try top(screen) == start)
  }

  @Test func homeAndEndScrollToTheEnds() throws {
    let screen = screen()
    let start = try top(screen)
    screen.press(.end)
    screen.settle()
    #expect(try screen.findInTree("99").frame.maxY <= 400)
    screen.press(.home)
    screen.settle()
    #expect(try top(screen) == start)
  }

  @Test func disabledScrollViewsIgnoreKeys() throws {
    let screen = TestScreen(size: CGSize(width: 200, height: 400)) {
      ScrollView { VStack { ForEach(0..<100, id: \.self) { Text("\($0)") } } }.scrollDisabled(true)
    }
    let start = try top(screen)
    screen.press(.pageDown)
    screen.settle()
    #expect(try top(screen) == start)
  }

  @Test func arrowsFollowTheDirectionOfTheLayout() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = TestScreen(size: CGSize(width: 200, height: 100)) {
        $0.layoutDirection = direction
      } content: {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<50, id: \.self) { Text("\($0)").frame(width: 50) } }
        }
      }
      let start = try screen.findInTree("0").frame.minX
      screen.press(direction == .leftToRight ? .rightArrow : .leftArrow)
      screen.settle()
      #expect(try screen.findInTree("0").frame.minX - start == (direction == .leftToRight ? -40 : 40))
    }
  }

  @Test func aDragDismissesTheKeyboardUnlessTheModeIsNever() throws {
    for (mode, text) in [(ScrollDismissesKeyboardMode.immediately, "not typing"), (.never, "typing")] {
      let screen = TestScreen(size: CGSize(width: 200, height: 400)) { KeyboardForm(mode: mode) }
      #expect(screen.textsInTree.first == "typing")
      try screen.find("row 3").drag(by: CGSize(width: 0, height: -30))
      #expect(screen.textsInTree.first == text, "\(mode)")
    }
  }
}
