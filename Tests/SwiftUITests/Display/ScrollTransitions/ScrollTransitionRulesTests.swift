import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyTesting

/// When a scroll transition begins and ends, and what it changes.
@MainActor @Suite struct ScrollTransitionRulesTests {
  /// A list of 20 rows of 40 points in a window of 100, whose third row is visible by half.
  private func list(_ row: @escaping (Int) -> some View) -> TestScreen {
    layOut(width: 100) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { row($0) } } }.id(frame: "scroll")
    }
  }

  /// How far a row that moves by 70 points in its transition is from the middle.
  private func shift(_ row: Int, on screen: TestScreen) throws -> CGFloat { try screen.frame("\(row)")[0] - 30 }

  private func list(
    _ topLeading: ScrollTransitionConfiguration, _ bottomTrailing: ScrollTransitionConfiguration
  ) -> TestScreen {
    list { row in
      box("\(row)", 40, 40).scrollTransition(topLeading: topLeading, bottomTrailing: bottomTrailing) {
        content, phase in content.offset(x: phase.value * 70)
      }
    }
  }

  private func list(_ configuration: ScrollTransitionConfiguration) -> TestScreen { list(configuration, configuration) }

  // MARK: Thresholds

  typealias Threshold = ScrollTransitionConfiguration.Threshold

  @Test(
    arguments: [
      (.visible, 35), (.visible(1), 35), (.visible(0.5), 0), (.visible(0.25), 0), (.hidden, 0), (.centered, 50),
      (.visible.inset(by: 20), 70), (.visible(7), 35), (.visible(.nan), 0),
      (.hidden.interpolated(towards: .centered, amount: 0.5), 30),
      (.hidden.interpolated(towards: .centered, amount: 0), 0),
      (.hidden.interpolated(towards: .centered, amount: 1), 50),
      (.visible.inset(by: .infinity), 35),
    ] as [(Threshold, CGFloat)])
  func theThresholdSaysWhereAViewCountsAsVisible(threshold: Threshold, shift: CGFloat) throws {
    let screen = list(.interactive(timingCurve: .linear).threshold(threshold))
    #expect(try self.shift(2, on: screen) == shift)
  }

  @Test func aViewAtTheCenterOfItsScrollViewIsUnchanged() throws {
    let screen = list(.interactive(timingCurve: .linear).threshold(.centered))
    try screen.scroll(10)
    #expect(try shift(1, on: screen) == 0)
    #expect(try shift(0, on: screen) < 0)
    #expect(try shift(2, on: screen) > 0)
  }

  @Test func aCurveShapesTheChange() throws {
    // In the middle of its way, a view has changed by half only if the curve is even.
    #expect(try shift(2, on: list(.interactive(timingCurve: .easeIn))) > 40)
    #expect(try shift(2, on: list(.interactive(timingCurve: .easeOut))) < 30)
    #expect(try shift(2, on: list(.interactive)) == 35)
  }

  // MARK: Edges

  @Test func theEdgesHaveConfigurationsOfTheirOwn() throws {
    let screen = list(.identity, .interactive(timingCurve: .linear))
    try screen.scroll(20)
    #expect(try shift(0, on: screen) == 0)
    #expect(try shift(2, on: screen) == 0)
    try screen.scroll(-10)
    #expect(try shift(2, on: screen) > 0)
  }

  @Test func outsideOfScrollViewsNothingChanges() throws {
    let screen = layOut {
      box("a", 40, 40).scrollTransition { content, phase in content.offset(x: phase.isIdentity ? 0 : 50) }
    }
    #expect(try screen.frame("a") == [80, 30, 40, 40])
  }

  @Test func effectsOfTheIdentityApplyToVisibleViews() throws {
    let screen = list { row in
      box("\(row)", 40, 40).scrollTransition { content, phase in content.offset(x: phase.isIdentity ? 5 : 0) }
    }
    #expect(try shift(0, on: screen) == 5)
  }

  @Test func anAxisChoosesTheScrollViewThatScrollsAlongIt() throws {
    func shift(_ axis: Axis?) throws -> CGFloat {
      let screen = layOut(width: 100) {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 80)
            ScrollView(.horizontal) {
              box("a", 40, 40).scrollTransition(.interactive(timingCurve: .linear), axis: axis) { content, phase in
                content.offset(x: phase.value * 20)
              }
            }
          }
        }
      }
      return try screen.frame("a")[0]
    }
    // In its own scroll view, it is visible, and in the one around it by half.
    #expect(try shift(nil) == 0)
    #expect(try shift(.horizontal) == 0)
    #expect(try shift(.vertical) == 10)
  }

  // MARK: Motion

  @Test func anAnimatedTransitionTakesItsTimeAfterTheThreshold() throws {
    let screen = list(.animated(.linear(duration: 1)))
    #expect(try shift(0, on: screen) == 0)
    screen.send(.wheel(WheelEvent(.moved, by: CGSize(width: 0, height: 10), at: CGPoint(x: 50, y: 50))))
    screen.advance(by: 0.5)
    let middle = try shift(0, on: screen)
    #expect(middle < -25 && middle > -45, "\(middle)")
    screen.settle()
    #expect(try shift(0, on: screen) == -70)
  }

  @Test func theFirstFrameIsNotAnimated() throws {
    let screen = list(.animated(.linear(duration: 1)))
    #expect(try shift(2, on: screen) == 70)
  }

  @Test func changedEffectsAreShownWithoutScrolling() throws {
    let model = MovingModel()
    let screen = layOut(width: 100) {
      With(model) { model in
        let number = model.number
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { row in
              box("\(row)", 40, 40).scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                content.offset(x: phase.value * number)
              }
            }
          }
        }
      }
    }
    #expect(try shift(2, on: screen) == 0)
    model.number = 20
    screen.settle()
    #expect(try shift(2, on: screen) == 10)
  }

  @Test func aTransitionDoesNotChangeTheLayout() throws {
    let screen = list { row in
      box("\(row)", 40, 40).scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.1) }
    }
    #expect(try screen.find(id: "1").finalFrame == CGRect(x: 30, y: 40, width: 40, height: 40))
    try screen.scroll(20)
    #expect(try screen.find(id: "3").frame.midY == 120)
  }

  @Test func rowsThatAreMadeLaterHaveTheirTransition() throws {
    let screen = layOut(width: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200) { row in
            box("\(row)", 40, 40).scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
              content.offset(x: phase.value * 20)
            }
          }
        }
      }
      .id(frame: "scroll")
    }
    try screen.scroll(4_000)
    #expect(try screen.frame("102") == [40, 80, 40, 40])
  }
}
