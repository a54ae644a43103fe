import CanopyTesting
import SwiftUI
import Testing

/// Views between which people drag dividers.
@MainActor @Suite struct SplitViewTests {
  /// Two parts of 150 to 300 points and of at least 200 points.
  private struct Two: View {
    var direction = LayoutDirection.leftToRight
    var body: some View {
      HSplitView {
        Text("side").frame(minWidth: 150, idealWidth: 200, maxWidth: 300, maxHeight: .infinity)
          .accessibilityIdentifier("side")
        Color.blue.frame(minWidth: 200, maxWidth: .infinity).layoutPriority(1).overlay { Text("main") }
      }
      .environment(\.layoutDirection, direction)
    }
  }

  private func screen(_ direction: LayoutDirection = .leftToRight, width: CGFloat = 601) -> TestScreen {
    TestScreen(size: CGSize(width: width, height: 300)) { Two(direction: direction) }
  }

  /// Returns the place of the divider, which is as far from the middle of the first part as its edge.
  private func divider(_ screen: TestScreen) throws -> CGFloat { try screen.find("side").frame.midX * 2 }

  private func drag(_ screen: TestScreen, from x: CGFloat, by distance: CGFloat) {
    let touch = screen.touch(at: CGPoint(x: x, y: 150))
    touch.move(by: CGSize(width: distance, height: 0), over: 0.2)
    touch.lift()
    screen.settle()
  }

  @Test func partsHaveTheirIdealSizeAndTheRest() throws {
    let screen = screen()
    #expect(try abs(divider(screen) - 200) <= 1)
    // The middle of the rest, behind the divider.
    #expect(try abs(screen.find("main").frame.midX - (201 + 200)) <= 1)
    #expect(screen.issues.isEmpty)
  }

  @Test func dividerIsDragged() throws {
    let screen = screen()
    drag(screen, from: 200, by: 50)
    #expect(try abs(divider(screen) - 250) <= 1)
    drag(screen, from: 250, by: -30)
    #expect(try abs(divider(screen) - 220) <= 1)
  }

  @Test func dividerStopsAtTheLimits() throws {
    let screen = screen()
    drag(screen, from: 200, by: 350)
    #expect(try abs(divider(screen) - 300) <= 1)
    drag(screen, from: 300, by: -290)
    #expect(try abs(divider(screen) - 150) <= 1)
    let narrow = self.screen(width: 421)
    drag(narrow, from: 200, by: 90)
    #expect(try abs(divider(narrow) - 220) <= 1)
  }

  @Test func dividerMirrorsFromRightToLeft() throws {
    let screen = screen(.rightToLeft)
    #expect(try abs(screen.find("side").frame.midX - (601 - 100)) <= 1)
    drag(screen, from: 400, by: -50)
    #expect(try abs(screen.find("side").frame.midX - (601 - 125)) <= 1)
  }

  @Test func partsWithoutLimitsShareTheRoom() throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 602)) {
      VSplitView {
        ForEach(0..<3) { index in Color.blue.overlay { Text("\(index)") } }
      }
    }
    for index in 0..<3 {
      #expect(try abs(screen.find("\(index)").frame.midY - (100 + CGFloat(index) * 201)) <= 1)
    }
    let touch = screen.touch(at: CGPoint(x: 150, y: 401))
    touch.move(by: CGSize(width: 0, height: 60), over: 0.2)
    touch.lift()
    screen.settle()
    #expect(try abs(screen.find("0").frame.midY - 100) <= 1)
    #expect(try abs(screen.find("1").frame.midY - (201 + 130)) <= 1)
    // Another height keeps the shares.
    screen.resize(to: CGSize(width: 300, height: 302))
    screen.settle()
    #expect(try abs(screen.find("0").frame.midY - 50) <= 1)
  }

  @Test func keysAndAssistiveTechnologiesMoveTheDivider() throws {
    let screen = screen()
    let divider = try screen.find(role: "slider", name: "Divider")
    #expect(divider.value == "33%")
    try divider.increment()
    #expect(try abs(self.divider(screen) - 210) <= 1)
    try divider.press(.leftArrow)
    try divider.press(.leftArrow)
    #expect(try abs(self.divider(screen) - 190) <= 1)
  }

  @Test func partsComeAndGo() throws {
    struct Program: View {
      @State private var isShown = false
      var body: some View {
        HSplitView {
          Button("toggle") { isShown.toggle() }.frame(maxWidth: .infinity)
          if isShown { Text("inspector").frame(width: 100) }
        }
      }
    }
    let screen = TestScreen(size: CGSize(width: 401, height: 100)) { Program() }
    #expect(try abs(screen.find("toggle").frame.midX - 200) <= 1)
    try screen.find("toggle").tap()
    screen.settle()
    #expect(try abs(screen.find("toggle").frame.midX - 150) <= 1)
    #expect(try abs(screen.find("inspector").frame.midX - 351) <= 1)
  }
}
