import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyDisplay
@testable import CanopyLayout
@testable import CanopyTesting

/// Effects that follow a view into sight and out of it.
@MainActor @Suite struct ScrollTransitionTests {
  private func screen(
    _ configuration: ScrollTransitionConfiguration, _ axis: Axis.Set = .vertical, isMirrored: Bool = false
  ) -> TestScreen {
    layOut(width: 100, height: 100, environment: { if isMirrored { $0.layoutDirection = .rightToLeft } }) {
      ScrollView(axis) {
        let stack = axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        stack {
          ForEach(0..<20) { row in
            box("\(row)", 40, 40).scrollTransition(configuration) { content, phase in
              content.offset(x: axis == .vertical ? phase.value * 20 : 0, y: axis == .vertical ? 0 : phase.value * 20)
            }
          }
        }
      }
      .id(frame: "scroll")
    }
  }

  @Test func anInteractiveTransitionFollowsTheOffsetWithoutBodiesOrLayout() throws {
    let screen = screen(.interactive(timingCurve: .linear))
    #expect(try screen.frame("0") == [30, 0, 40, 40])
    // Half of it is visible at the bottom.
    #expect(try screen.frame("2") == [40, 80, 40, 40])
    LayoutCounters.reset()
    try screen.scroll(10)
    #expect(try screen.frame("0") == [25, -10, 40, 40])
    #expect(try screen.frame("2") == [35, 70, 40, 40])
    #expect(try screen.frame("1") == [30, 30, 40, 40])
    #expect(LayoutCounters.measured == 0)
    #expect(LayoutCounters.placed == 0)
  }

  @Test func anAnimatedTransitionChangesAtItsThreshold() throws {
    let screen = screen(.animated(.linear(duration: 1)).threshold(.visible(0.5)))
    #expect(try screen.frame("2") == [30, 80, 40, 40])
    try screen.scroll(22)
    #expect(try screen.frame("0") == [10, -22, 40, 40])
    #expect(try screen.frame("3")[0] == 50)
  }

  @Test func theIdentityChangesNothing() throws {
    let screen = screen(.identity)
    try screen.scroll(10)
    #expect(try screen.frame("0") == [30, -10, 40, 40])
  }

  @Test func horizontalTransitionsFollowTheReadingDirection() throws {
    for isMirrored in [false, true] {
      let screen = screen(.interactive(timingCurve: .linear), .horizontal, isMirrored: isMirrored)
      #expect(try screen.frame("2")[1] == 40)
      #expect(try screen.frame("0")[1] == 30)
    }
  }

  @Test func phasesHaveValues() {
    #expect(ScrollTransitionPhase.topLeading.value == -1)
    #expect(ScrollTransitionPhase.identity.isIdentity)
    #expect(ScrollTransitionPhase.bottomTrailing.value == 1)
  }
}
