import CanopyInput
import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

/// The target that a scroll target behavior receives, and the one that it returns.
@MainActor @Suite struct ScrollTargetTests {
  private final class Report {
    var context: ScrollTargetBehaviorContext?
    var proposed: ScrollTarget?
    var locale: String?
    var scale: CGFloat?
  }

  /// A behavior that keeps what it was told, and chooses a target.
  private struct Reporting: ScrollTargetBehavior {
    let report: Report
    var choose: (inout ScrollTarget) -> Void = { _ in }

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      (report.context, report.proposed, report.locale) = (context, target, context.locale.identifier)
      choose(&target)
    }

    func properties(context: PropertiesContext) -> Properties {
      report.scale = context.displayScale
      return Properties()
    }
  }

  private let report = Report()

  private func screen(
    _ axes: Axis.Set = .vertical, margin: CGFloat = 0, choose: @escaping (inout ScrollTarget) -> Void = { _ in }
  ) -> TestScreen {
    layOut {
      $0.locale = Locale(identifier: "fr_FR")
      $0.displayScale = 3
    } _: {
      ScrollView(axes) { box("a", 600, 800) }
        .contentMargins(.all, margin)
        .scrollTargetBehavior(Reporting(report: report, choose: choose))
        .frame(width: 200, height: 100)
    }
  }

  private func place(_ screen: TestScreen) throws -> CGPoint { try screen.find(id: "a").frame.origin }

  private func step(_ screen: TestScreen, x: CGFloat = 0, y: CGFloat = 0) {
    let way = CGSize(width: x, height: y)
    screen.frame.receive(.wheel(WheelEvent(.step, by: way, at: CGPoint(x: 100, y: 50))))
    screen.settle()
  }

  @Test func theContextHasTheSizesWithoutMarginsAndTheEnvironment() throws {
    let screen = screen([.horizontal, .vertical], margin: 10)
    step(screen, y: 50)
    let context = try #require(report.context)
    #expect(context.contentSize == CGSize(width: 600, height: 800))
    #expect(context.containerSize == CGSize(width: 180, height: 80))
    #expect(context.axes == [.horizontal, .vertical])
    #expect(report.locale == "fr_FR")
    #expect(report.scale == 3)
  }

  @Test func theOriginalTargetIsWhereTheMovementBegan() throws {
    let screen = screen()
    step(screen, y: 70)
    step(screen, y: 40)
    #expect(report.context?.originalTarget.rect == CGRect(x: 0, y: 70, width: 600, height: 100))
    #expect(report.proposed?.rect == CGRect(x: 0, y: 110, width: 600, height: 100))
    #expect(report.context?.velocity == CGVector(dx: 0, dy: 400))
  }

  @Test func theProposedTargetIsLimitedToTheContent() {
    let screen = screen()
    step(screen, y: 5_000)
    #expect(report.proposed?.rect.minY == 700)
    step(screen, y: -9_000)
    #expect(report.proposed?.rect.minY == 0)
  }

  @Test func theChosenTargetIsLimitedToTheContent() throws {
    let screen = screen { $0.rect.origin.y = 1e6 }
    step(screen, y: 10)
    #expect(try place(screen).y == -700)
  }

  @Test func aTargetAcrossTheAxisIsIgnored() throws {
    let screen = screen { $0.rect.origin = CGPoint(x: 250, y: 300) }
    let left = try place(screen).x
    step(screen, y: 10)
    #expect(try place(screen) == CGPoint(x: left, y: -300))
  }

  @Test func theAnchorOfATargetIsThePointOfTheRectangleThatIsShownThere() throws {
    for (anchor, top) in [(UnitPoint.top, -300.0), (.center, -280), (.bottom, -260)] {
      let screen = screen {
        $0.rect = CGRect(x: 0, y: 300, width: 200, height: 60)
        $0.anchor = anchor
      }
      step(screen, y: 10)
      // The rectangle is 40 points shorter than the scroll view.
      #expect(try place(screen).y == top)
    }
  }

  @Test func dragsAskTheBehaviorOnceTheyEnd() throws {
    let screen = screen { $0.rect.origin.y = 120 }
    let touch = screen.touch(at: CGPoint(x: 100, y: 90))
    touch.move(by: CGSize(width: 0, height: -50), over: 0.2)
    #expect(report.context == nil)
    touch.lift()
    screen.settle()
    #expect(report.context?.originalTarget.rect.minY == 0)
    #expect((report.context?.velocity.dy ?? 0) > 50)
    #expect(try place(screen).y == -120)
  }

  @Test func withReducedMotionTheTargetIsReachedAtOnce() throws {
    let screen = screen { $0.rect.origin.y = 120 }
    screen.reducesMotion = true
    screen.frame.receive(.wheel(WheelEvent(.step, by: CGSize(width: 0, height: 10), at: CGPoint(x: 100, y: 50))))
    screen.update()
    #expect(try place(screen).y == -120)
  }

  @Test func anErasedBehaviorActsLikeItsBase() throws {
    let base = Reporting(report: report) { $0.rect.origin.y = 90 }
    let screen = layOut { ScrollView { box("a", 30, 800) }.scrollTargetBehavior(AnyScrollTargetBehavior(base)) }
    step(screen, y: 10)
    #expect(try place(screen).y == -90)
    #expect(report.scale == 1)
  }

  @Test func theInnermostBehaviorCounts() throws {
    let outer = Reporting(report: Report()) { $0.rect.origin.y = 500 }
    let screen = layOut {
      ScrollView { box("a", 30, 800) }
        .scrollTargetBehavior(Reporting(report: report) { $0.rect.origin.y = 60 })
        .scrollTargetBehavior(outer)
    }
    step(screen, y: 10)
    #expect(try place(screen).y == -60)
  }

  @Test func targetsAreValues() {
    let target = ScrollTarget(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(target.anchor == nil)
    #expect(target != ScrollTarget(rect: target.rect, anchor: .center))
    #expect(Set([target, ScrollTarget(rect: target.rect)]).count == 1)
    #expect(!ScrollTargetBehaviorProperties().limitsScrolls)
  }

  // MARK: Targets in the content

  private func targets(_ screen: TestScreen) throws -> [CGRect] {
    let container = try #require(LayoutNode(screen.find(id: "a").subject).scrollContainer)
    return container.targets.all.map(\.frame)
  }

  @Test func theChildrenOfATargetLayoutAreTargetsAndViewsInsideThemAreNot() throws {
    let screen = layOut {
      ScrollView {
        VStack(spacing: 0) {
          box("a", 30, 50)
          HStack(spacing: 0) {
            box("b", 30, 40)
            box("c", 30, 40)
          }
        }
        .scrollTargetLayout()
      }
    }
    #expect(try targets(screen).map(\.minY) == [0, 50])
    #expect(try targets(screen).map(\.width) == [30, 60])
  }

  @Test func targetsOfAnInnerScrollViewBelongToItAlone() throws {
    let screen = layOut {
      ScrollView {
        VStack(spacing: 0) {
          box("a", 30, 50).scrollTarget()
          ScrollView(.horizontal) { HStack { box("b", 30, 40) }.scrollTargetLayout() }
        }
      }
    }
    #expect(try targets(screen).map(\.height) == [50])
  }

  @Test func disabledTargetsAndHiddenViewsAreNoTargets() throws {
    let screen = layOut {
      ScrollView {
        VStack(spacing: 0) {
          box("a", 30, 50).scrollTarget(isEnabled: false)
          box("b", 30, 40).hidden().scrollTarget()
          box("c", 30, 20).scrollTarget()
        }
        .scrollTargetLayout(isEnabled: false)
      }
    }
    #expect(try targets(screen).map(\.height) == [20])
  }

  @Test func aTargetIncludesThePaddingAroundIt() throws {
    let screen = layOut {
      ScrollView { VStack(spacing: 0) { box("a", 30, 50).padding(7).scrollTarget() } }
    }
    #expect(try targets(screen) == [CGRect(x: 0, y: 0, width: 44, height: 64)])
  }

  @Test func framesOfTargetsAreInReadingCoordinates() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = layOut(environment: { $0.layoutDirection = direction }) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            box("a", 30, 50)
            box("b", 400, 50)
          }
          .scrollTargetLayout()
        }
      }
      #expect(try targets(screen).map(\.minX) == [0, 30])
    }
  }
}
