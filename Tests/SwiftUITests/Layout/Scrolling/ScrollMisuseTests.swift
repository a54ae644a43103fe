import CanopyInput
import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

/// Coordinates that an app computed wrongly leave a scroll view usable: the content stays where it was, or at its beginning.
@MainActor @Suite struct ScrollMisuseTests {
  private nonisolated static let notNumbers: [CGFloat] = [.nan, .infinity, -.infinity]

  private func tall(_ height: CGFloat = 300) -> some View { ScrollView { box("a", 30, height) } }

  private func top(_ screen: TestScreen) throws -> CGFloat { try screen.frame("a")[1] }

  /// Checks that the content of a screen rests, and that people can scroll it.
  private func expectUsable(_ screen: TestScreen, location: SourceLocation = #_sourceLocation) throws {
    let start = try top(screen)
    try screen.find(id: "a").scroll(by: CGSize(width: 0, height: 20))
    #expect(try top(screen) == start - 20, sourceLocation: location)
    #expect(screen.issues.isEmpty, sourceLocation: location)
  }

  @Test(arguments: notNumbers) func anInitialAnchorThatIsNoNumberShowsTheBeginning(part: CGFloat) throws {
    let screen = layOut { tall().defaultScrollAnchor(UnitPoint(x: part, y: part)) }
    #expect(try screen.frame("a") == [85, 0, 30, 300])
    try expectUsable(screen)
  }

  @Test(arguments: notNumbers) func anAlignmentThatIsNoNumberPlacesShortContentAtTheBeginning(part: CGFloat) throws {
    let screen = layOut { tall(40).defaultScrollAnchor(UnitPoint(x: part, y: part), for: .alignment) }
    #expect(try screen.frame("a") == [85, 0, 30, 40])
    #expect(screen.issues.isEmpty)
  }

  @Test func anInitialAnchorBeyondTheContentShowsItsEnd() throws {
    #expect(try top(layOut { tall().defaultScrollAnchor(UnitPoint(x: 0, y: 7)) }) == -200)
    #expect(try top(layOut { tall().defaultScrollAnchor(UnitPoint(x: 0, y: -7)) }) == 0)
  }

  @Test(arguments: notNumbers) func aPointThatIsNoNumberDoesNotScroll(y: CGFloat) throws {
    let screen = layOut { Positioned(y: y) }
    try screen.find(id: "a").scroll(by: CGSize(width: 0, height: 30))
    try screen.find("Go").tap()
    #expect(try top(screen) == -10)
    try expectUsable(screen)
  }

  @Test func aPointBeyondTheContentIsItsEnd() throws {
    for (y, expected) in [(1e9, -200.0), (-1e9, 20)] {
      let screen = layOut { Positioned(y: y) }
      try screen.find("Go").tap()
      #expect(try top(screen) == expected)
    }
  }

  @Test func anAnchorThatIsNoNumberScrollsToNoView() throws {
    let screen = layOut { Reading(anchor: UnitPoint(x: .nan, y: .nan)) }
    try screen.find("Go").tap()
    #expect(try top(screen) == 20)
    try expectUsable(screen)
  }

  @Test func anAnchorThatIsNoNumberEndsAnAnimatedScroll() throws {
    let screen = layOut { Reading(anchor: UnitPoint(x: .nan, y: .nan), animation: .linear(duration: 0.2)) }
    try screen.find("Go").tap()
    #expect(try top(screen) == 20)
    #expect(!screen.frame.isMoving)
    try expectUsable(screen)
  }

  @Test(arguments: notNumbers) func aBehaviorThatReturnsNoNumbersLeavesTheContentWhereItWouldRest(wrong: CGFloat) throws
  {
    for behavior in [Wrong(origin: wrong), Wrong(height: wrong), Wrong(anchor: wrong)] {
      let screen = layOut { tall().scrollTargetBehavior(behavior) }
      let touch = screen.touch(at: CGPoint(x: 100, y: 90))
      touch.move(by: CGSize(width: 0, height: -60), over: 0.2)
      touch.lift()
      screen.settle()
      #expect((-200...0).contains(try top(screen)))
      #expect(screen.issues.isEmpty)
    }
  }

  @Test(arguments: notNumbers) func aWheelThatReportsNoNumbersDoesNotTrapTheContent(distance: CGFloat) throws {
    let screen = layOut { tall() }
    for phase in [WheelEvent.Phase.step, .began, .moved, .ended] {
      let way = CGSize(width: distance, height: distance)
      screen.frame.receive(.wheel(WheelEvent(phase, by: way, at: CGPoint(x: 100, y: 50))))
      screen.settle()
    }
    #expect((-200...0).contains(try top(screen)))
    try screen.find(id: "a").scroll(by: CGSize(width: 0, height: -1_000))
    try expectUsable(screen)
  }

  @Test func aScrollViewInAnInfiniteAreaFollowsATouch() throws {
    let screen = layOut { Endless { tall() } }
    #expect(try top(screen) == 0)
    let touch = screen.touch(at: CGPoint(x: 15, y: 20))
    touch.move(by: CGSize(width: 0, height: 60), over: 0.2)
    // Without an end, the resistance doesn't grow: the content follows by 55 of 100 points from the start of the drag.
    #expect(abs(try top(screen) - 27.5) < 3)
    touch.lift()
    screen.settle()
    #expect(try top(screen) == 0)
  }

  @Test func infiniteContentBeginsAtItsStartAndScrolls() throws {
    for anchor in [UnitPoint?.none, .top, .bottom] {
      let screen = layOut { ScrollView { Bottomless { box("a", 30, 20) } }.defaultScrollAnchor(anchor) }
      #expect(try top(screen) == 0)
      try screen.find(id: "a").scroll(by: CGSize(width: 0, height: 70))
      #expect(try top(screen) == -70)
      let touch = screen.touch(at: CGPoint(x: 100, y: 90))
      touch.move(by: CGSize(width: 0, height: -60), over: 0.2)
      touch.lift()
      screen.settle()
      let end = try top(screen)
      #expect(end.isFinite && end < -100)
    }
  }

  @Test func marginsLargerThanTheScrollViewLeaveItScrollable() throws {
    let screen = layOut { tall().contentMargins(.vertical, 60) }
    #expect(try top(screen) == 60)
    try screen.find(id: "a").scroll(by: CGSize(width: 0, height: 1_000))
    #expect(try screen.frame("a") == [85, -260, 30, 300])
  }

  @Test func aPageBetweenMarginsThatOverlapIsTheScrollViewItself() throws {
    let screen = layOut { tall(600).contentMargins(.vertical, 60) }
    let container = try #require(LayoutNode(screen.find(id: "a").subject).scrollContainer)
    for end in [-15.0, -90, -165] {
      #expect(container.scrollPage(toward: .bottom))
      screen.settle()
      #expect(abs(try top(screen) - end) < 0.5)
    }
  }

  @Test func aScrollViewWithoutAxesShowsItsContentAndDoesNotScroll() throws {
    let screen = layOut { ScrollView([]) { box("a", 30, 300) }.id(frame: "scroll") }
    #expect(try screen.frame("scroll") == [85, -100, 30, 300])
    try? screen.find(id: "a").scroll(by: CGSize(width: 10, height: 10))
    #expect(try screen.frame("a") == [85, -100, 30, 300])
  }

  @Test func anEmptyScrollViewTakesTheRoomAlongItsAxis() throws {
    let screen = layOut { ScrollView {}.id(frame: "scroll") }
    #expect(try screen.frame("scroll") == [100, 0, 0, 100])
    let both = layOut { ScrollView([.vertical, .horizontal]) {}.id(frame: "scroll") }
    #expect(try both.frame("scroll") == [0, 0, 200, 100])
  }

  @Test func aScrollViewWithoutRoomShowsNothing() throws {
    let screen = layOut { ScrollView { Text("hidden") }.frame(width: 100, height: 0) }
    #expect(screen.texts == [])
    #expect(screen.textsInTree == ["hidden"])
  }
}

/// Scrolls to a point.
private struct Positioned: View {
  let y: CGFloat
  @State private var position = ScrollPosition()

  init(y: CGFloat) { self.y = y }

  var body: some View {
    VStack(spacing: 0) {
      Button("Go") { position.scrollTo(point: CGPoint(x: 0, y: y)) }.frame(height: 20)
      ScrollView { box("a", 30, 300) }.scrollPosition($position)
    }
  }
}

/// Scrolls to a view with an anchor.
private struct Reading: View {
  let anchor: UnitPoint
  var animation: Animation?

  var body: some View {
    ScrollViewReader { reader in
      VStack(spacing: 0) {
        Button("Go") { withAnimation(animation) { reader.scrollTo("b", anchor: anchor) } }.frame(height: 20)
        ScrollView {
          VStack(spacing: 0) {
            box("a", 30, 300)
            box("b", 30, 30).id("b")
          }
        }
      }
    }
  }
}

/// A behavior that divides by zero.
private struct Wrong: ScrollTargetBehavior {
  var origin: CGFloat = 0
  var height: CGFloat = 100
  var anchor: CGFloat = 0

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y += origin
    target.rect.size.height = height
    target.anchor = UnitPoint(x: anchor, y: anchor)
  }
}

/// A layout without an end.
private struct Bottomless: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 200, height: CGFloat.infinity)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// A layout that proposes all lengths to its view.
private struct Endless: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 200, height: 100)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: .infinity) }
  }
}
