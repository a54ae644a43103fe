import CanopyDrawing
import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyDisplay
@testable import CanopyLayout
@testable import CanopyTesting

/// The bars that show where a scroll view is.
@MainActor @Suite struct ScrollIndicatorTests {
  @Test func theBarShowsTheVisiblePart() throws {
    let top = try #require(ScrollIndicatorBar(offset: 0, most: 300, visible: 106, margins: (0, 0)))
    #expect([top.start, top.length] == [3, 36])
    let end = try #require(ScrollIndicatorBar(offset: 300, most: 300, visible: 106, margins: (0, 0)))
    #expect(end.start + end.length == 103)
    let half = try #require(ScrollIndicatorBar(offset: 50, most: 100, visible: 106, margins: (10, 0)))
    #expect(half.start > 13 && half.length > 36)
    // It becomes shorter beyond the limits.
    let beyond = try #require(ScrollIndicatorBar(offset: -20, most: 300, visible: 106, margins: (0, 0)))
    #expect([beyond.start, beyond.length] == [3, 16])
    let far = try #require(ScrollIndicatorBar(offset: 400, most: 300, visible: 106, margins: (0, 0)))
    #expect([far.start, far.length] == [96, 7])
    #expect(ScrollIndicatorBar(offset: 0, most: 0, visible: 106, margins: (0, 0)) == nil)
  }

  private func screen(
    environment: (inout EnvironmentValues) -> Void = { _ in }, _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true
  ) -> TestScreen {
    layOut(width: 100, height: 100, environment: environment) {
      ScrollView(axes, showsIndicators: showsIndicators) { Color.clear.frame(width: 300, height: 500) }
        .id(frame: "scroll")
    }
  }

  private func container(_ screen: TestScreen) throws -> ScrollContainer {
    try #require(LayoutNode(screen.find(id: "scroll").subject).ownScrollContainer)
  }

  private func drag(_ screen: TestScreen, lifts: Bool = false) {
    screen.send(.began, at: CGPoint(x: 50, y: 90))
    for frame in 1...5 {
      screen.advance(by: 1 / 60)
      screen.send(.moved, at: CGPoint(x: 50, y: 90 - 10 * CGFloat(frame)))
    }
    screen.advance(by: 0.5)
    if lifts { screen.send(.ended, at: CGPoint(x: 50, y: 40)) }
  }

  @Test func indicatorsFadeHalfASecondAfterTheEnd() throws {
    let screen = screen()
    let container = try container(screen)
    #expect(container.indicatedAxes == [])
    drag(screen, lifts: true)
    #expect(container.phase == .idle)
    #expect(container.indicatedAxes == .vertical)
    screen.advance(by: 0.4)
    #expect(container.indicators.opacity == 1)
    #expect(!screen.frame.isMoving)
    screen.advance(by: 0.25)
    #expect(container.indicators.opacity < 1 && container.indicators.opacity > 0)
    screen.advance(by: 0.3)
    #expect(container.indicatedAxes == [])
    #expect(!screen.frame.isMoving && screen.frame.nextWakeUp == nil)
  }

  @Test func indicatorsCanBeHidden() throws {
    let screens = [
      screen(showsIndicators: false),
      layOut(width: 100, height: 100) {
        ScrollView { Color.clear.frame(width: 50, height: 500) }.id(frame: "scroll").scrollIndicators(.hidden)
      },
    ]
    for screen in screens {
      drag(screen)
      #expect(try container(screen).indicatedAxes == [])
    }
  }

  @Test func indicatorsFlash() throws {
    struct Flashing: View {
      @State var count = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("Flash") { count += 1 }.frame(height: 20)
          ScrollView { Color.clear.frame(width: 50, height: 500) }.id(frame: "scroll").scrollIndicatorsFlash(
            trigger: count)
        }
      }
    }
    let screen = layOut(width: 100, height: 100) { Flashing() }
    let container = try container(screen)
    let button = try screen.find("Flash").frame
    screen.send(.began, at: CGPoint(x: button.midX, y: button.midY))
    screen.send(.ended, at: CGPoint(x: button.midX, y: button.midY))
    #expect(container.indicatedAxes == .vertical)
    screen.settle()
    #expect(container.indicatedAxes == [])
  }

  @Test func theyAreAtTheTrailingEdge() throws {
    for (direction, isDark) in [(LayoutDirection.leftToRight, false), (.rightToLeft, true)] {
      let screen = screen(
        environment: {
          $0.layoutDirection = direction
          $0.colorScheme = isDark ? .dark : .light
        }, [.vertical, .horizontal])
      drag(screen)
      let node = LayoutNode(try screen.find(id: "scroll").subject)
      let items = ScrollOverlay.items(of: node, in: CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(items.count == 2)
      let bar = try #require(items.first).bounds
      #expect(direction == .leftToRight ? bar.left >= 93 : bar.right <= 7)
    }
  }

  @Test func theBarHasItsLengthBesideTheSpinnerOfARefresh() throws {
    let screen = screen()
    let container = try container(screen)
    container.least.y = -60
    container.scroll(by: CGSize(width: 0, height: -60))
    container.showIndicators()
    #expect(container.offset.y == -60)
    let node = LayoutNode(try screen.find(id: "scroll").subject)
    let items = ScrollOverlay.items(of: node, in: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bar = try #require(items.first).bounds
    #expect(bar.top < 4 && bar.bottom - bar.top > 35)
  }

  @Test func clippingCanBeDisabled() throws {
    for isDisabled in [false, true] {
      let screen = layOut(width: 100, height: 100) {
        ScrollView(.horizontal) { Color.red.frame(width: 40, height: 40) }.scrollClipDisabled(isDisabled)
      }
      let hasClip = screen.frame.display(scale: 1).items.contains {
        if case .group(let group) = $0.content, case .clip = group.effect { true } else { false }
      }
      #expect(hasClip == !isDisabled)
    }
  }
}
