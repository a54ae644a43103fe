import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout

@MainActor private final class Counter {
  var count = 0
}

private struct Pose {
  var x = 0.0
  var opacity = 1.0
}

@MainActor
@Suite("Keyframe animators")
struct KeyframeAnimatorTests {
  private let model = MovingModel()

  @Test func aTriggerPlaysTheKeyframesOnce() {
    let counter = Counter()
    let screen = layOut {
      With(model) { model in
        KeyframeAnimator(initialValue: Pose(), trigger: model.number) { pose in
          let _ = counter.count += 1
          square().offset(x: pose.x).opacity(pose.opacity)
        } keyframes: { _ in
          KeyframeTrack(\.x) {
            LinearKeyframe(60, duration: 1)
            LinearKeyframe(0, duration: 1)
          }
          KeyframeTrack(\.opacity) { LinearKeyframe(0.5, duration: 1) }
        }
      }
    }
    #expect(screen.displayList() == "fill #FF383C: rectangle 95,45 10×10")
    #expect(!screen.motions.isMoving)
    model.number = 1
    screen.update()
    let bodies = MovingBodies.count
    counter.count = 0
    screen.advance(by: 0.5)
    #expect(screen.displayList().contains("125,45"), "\(screen.displayList())")
    #expect((29...31).contains(counter.count), "\(counter.count)")
    #expect(MovingBodies.count == bodies)
    screen.settle()
    #expect(screen.displayList().contains("95,45"))
    #expect(screen.motions.count == 0)
    #expect(!screen.motions.moveBodies)
    #expect(screen.issues.isEmpty)
  }

  @Test("13.10 Keyframes begin at the value that the content has")
  func keyframesBeginAtTheCurrentValue() {
    var starts: [Double] = []
    let screen = layOut {
      With(model) { model in
        square().keyframeAnimator(initialValue: 0.0, trigger: model.number) { content, x in
          content.offset(x: x)
        } keyframes: { start in
          let _ = starts.append(start)
          LinearKeyframe(start + 40, duration: 1)
        }
      }
    }
    model.number = 1
    screen.settle()
    #expect(screen.displayList().contains("135,45"))
    model.number = 2
    screen.advance(by: 0.5)
    #expect(screen.displayList().contains("155,45"), "\(screen.displayList())")
    #expect(starts == [0, 40])
  }

  @Test("13.10 Keyframes that repeat begin at their initial value")
  func keyframesRepeatWhileTheyShould() {
    let screen = layOut {
      With(model) { model in
        square().keyframeAnimator(initialValue: 0.0, repeating: !model.isOn) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(60, duration: 1)
        }
      }
    }
    screen.settle()
    #expect(screen.motions.isMoving)
    screen.advance(by: 0.5)
    #expect(screen.displayList().contains("125,45"), "\(screen.displayList())")
    screen.advance(by: 2)
    #expect(screen.displayList().contains("125,45"), "\(screen.displayList())")
    model.isOn = true
    screen.update()
    screen.advance(by: 1 / 60)
    #expect(screen.displayList().contains("95,45"))
    #expect(!screen.motions.isMoving)
    model.isOn = false
    screen.advance(by: 0.5)
    #expect(screen.displayList().contains("125,45"), "\(screen.displayList())")
  }

  @Test func framesWithTheSameValueRunNoBody() {
    let counter = Counter()
    let screen = layOut {
      With(model) { model in
        KeyframeAnimator(initialValue: 0.0, trigger: model.number) { x in
          let _ = counter.count += 1
          square().offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(0, duration: 1)
          MoveKeyframe(50)
        }
      }
    }
    model.number = 1
    screen.update()
    counter.count = 0
    screen.settle()
    #expect(counter.count == 1)
    #expect(screen.displayList().contains("145,45"))
  }

  @Test func anAnimatorGoesAwayWithItsView() {
    let screen = layOut {
      With(model) { model in
        if !model.isOn {
          KeyframeAnimator(initialValue: 0.0) {
            square().offset(x: $0)
          } keyframes: { _ in
            CubicKeyframe(10.0, duration: 1)
          }
        }
      }
    }
    screen.advance(by: 0.5)
    #expect(screen.motions.moveBodies)
    model.isOn = true
    screen.update()
    screen.advance(by: 1 / 60)
    #expect(!screen.motions.isMoving)
  }
}
