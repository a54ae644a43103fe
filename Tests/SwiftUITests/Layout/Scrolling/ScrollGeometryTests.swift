import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout

/// The geometry of a scroll view as apps see it, and the phases of its movement.
@MainActor @Suite struct ScrollGeometryTests {
  private final class Seen { var geometry = ScrollGeometry.zero }

  /// Shows a scroll view, and returns its screen with the geometry that it reports.
  private func watch(
    rightToLeft: Bool = false, @ViewBuilder _ content: () -> some View
  ) -> (screen: TestScreen, seen: Seen) {
    let (seen, content) = (Seen(), content())
    let screen = layOut {
      $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    } _: {
      content.onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: { _, new in
        seen.geometry = new
      }
    }
    return (screen, seen)
  }

  @Test func theVisibleRectangleIncludesTheInsetsAndTheBoundsDoNot() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: -5, y: 30), contentSize: CGSize(width: 100, height: 900),
      contentInsets: EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 3),
      containerSize: CGSize(width: 100, height: 200))
    #expect(geometry.visibleRect == CGRect(x: -5, y: 30, width: 100, height: 200))
    #expect(geometry.bounds == CGRect(x: 0, y: 40, width: 92, height: 170))
  }

  @Test func insetsLargerThanTheScrollViewLeaveEmptyBounds() {
    let geometry = ScrollGeometry(
      contentOffset: .zero, contentSize: .zero,
      contentInsets: EdgeInsets(top: 300, leading: 80, bottom: 0, trailing: 80),
      containerSize: CGSize(width: 100, height: 200))
    #expect(geometry.bounds.size == .zero)
  }

  @Test func theDescriptionNamesAllParts() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 1, y: 2), contentSize: CGSize(width: 3, height: 4), contentInsets: EdgeInsets(),
      containerSize: CGSize(width: 5, height: 6))
    for part in ["x: 1.0, y: 2.0", "width: 3.0, height: 4.0", "width: 5.0, height: 6.0", "contentInsets: "] {
      #expect(geometry.debugDescription.contains(part))
    }
  }

  @Test func theSizeOfTheContentIsItsSizeWithoutMargins() {
    let (_, seen) = watch { ScrollView { box("a", 30, 300) }.contentMargins(.vertical, 15) }
    #expect(seen.geometry.contentSize == CGSize(width: 30, height: 300))
    #expect(seen.geometry.containerSize == CGSize(width: 30, height: 100))
    #expect(seen.geometry.contentOffset == CGPoint(x: 0, y: -15))
    #expect(seen.geometry.contentInsets == EdgeInsets(top: 15, leading: 0, bottom: 15, trailing: 0))
  }

  @Test func theSafeAreaCountsAsAnInsetOfTheContainer() {
    let (screen, seen) = watch { ScrollView { box("a", 30, 300) } }
    screen.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    screen.settle()
    #expect(seen.geometry.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    #expect(seen.geometry.containerSize.height == 100)
    #expect(seen.geometry.contentOffset.y == -20)
    #expect(seen.geometry.bounds == CGRect(x: 0, y: 0, width: 30, height: 70))
  }

  @Test func fromRightToLeftTheBeginningIsTheGreatestOffset() throws {
    let (screen, seen) = watch(rightToLeft: true) {
      ScrollView(.horizontal) { box("a", 500, 30) }.contentMargins(.leading, 10).id(frame: "scroll")
    }
    #expect(seen.geometry.contentOffset.x == 310)
    #expect(try screen.frame("a") == [-310, 35, 500, 30])
    try screen.find(id: "scroll").scroll(by: CGSize(width: 60, height: 0))
    #expect(seen.geometry.contentOffset.x == 250)
    #expect(try screen.frame("a")[0] == -250)
  }

  @Test func shortContentFromRightToLeftHasNoOffset() throws {
    let (screen, seen) = watch(rightToLeft: true) { ScrollView(.horizontal) { box("a", 50, 30) } }
    #expect(seen.geometry.contentOffset == .zero)
    #expect(try screen.frame("a")[0] == 150)
  }

  @Test func contentBeyondItsLimitHasANegativeOffset() {
    let (screen, seen) = watch { ScrollView { box("a", 200, 300) } }
    let touch = screen.touch(at: CGPoint(x: 100, y: 10))
    touch.move(by: CGSize(width: 0, height: 60), over: 0.2)
    #expect(seen.geometry.contentOffset.y < -20)
    #expect(seen.geometry.visibleRect.minY == seen.geometry.contentOffset.y)
    touch.lift()
    screen.settle()
    #expect(seen.geometry.contentOffset.y == 0)
  }

  @Test func onlyThePhaseIdleIsAtRest() {
    let phases: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
    #expect(phases.filter { !$0.isScrolling } == [.idle])
    #expect(phases.map(\.debugDescription) == ["idle", "tracking", "interacting", "decelerating", "animating"])
  }

  @Test func contentAtRestHasNoVelocity() {
    #expect(ScrollPhaseChangeContext(geometry: .zero, velocity: .zero).velocity == nil)
    let moving = ScrollPhaseChangeContext(geometry: .zero, velocity: CGVector(dx: 0, dy: -3))
    #expect(moving.velocity == CGVector(dx: 0, dy: -3))
  }

  @Test func aRangeBetweenPositionsOutOfOrderIsEmpty() {
    #expect(Range<CGFloat>(from: 3, to: 1) == 3..<3)
    #expect(Range<CGFloat>(from: .nan, to: 5) == 0..<5)
    #expect(Range<CGFloat>(from: 2, to: .nan) == 2..<2)
    #expect(Range<CGFloat>(from: 3, to: 9).seen(from: 2) == 1..<7)
  }
}
