import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Counts the bodies of contents of animators.
@MainActor private final class Counter {
  var count = 0
}

@MainActor
@Suite("Phase animators")
struct PhaseAnimatorTests {
  private let model = MovingModel()
  private let line = Animation.linear(duration: 1)

  @Test func phasesFollowEachOtherWithoutEnd() {
    let counter = Counter()
    let screen = layOut {
      PhaseAnimator([0.0, 40, 80]) { x in
        let _ = counter.count += 1
        square().offset(x: x)
      } animation: { _ in
        line
      }
    }
    func place() -> String { String(screen.displayList().split(separator: " ").suffix(2).joined(separator: " ")) }
    #expect(place() == "95,45 10×10")
    screen.advance(by: 0.5)
    #expect(place() == "115,45 10×10")
    screen.advance(by: 1.05)
    #expect(counter.count == 3)
    screen.advance(by: 5)
    #expect((6...8).contains(counter.count), "\(counter.count) bodies in six and a half seconds")
    #expect(screen.issues.isEmpty)
  }

  @Test func aPhaseRunsOneBodyAndNotOneForEachFrame() {
    let counter = Counter()
    let screen = layOut {
      PhaseAnimator([1, 0.2]) { opacity in
        let _ = counter.count += 1
        square().opacity(opacity)
      } animation: { _ in
        line
      }
    }
    screen.advance(by: 0.05)
    counter.count = 0
    var before = screen.displayList()
    for _ in 0..<40 {
      screen.advance(by: 1 / 60)
      let now = screen.displayList()
      #expect(now != before)
      before = now
    }
    #expect(counter.count == 0)
  }

  @Test func aTriggerPlaysAllPhasesOnce() {
    let counter = Counter()
    let screen = layOut {
      With(model) { model in
        square().phaseAnimator([0.0, 30, 60], trigger: model.number) { content, x in
          let _ = counter.count += 1
          content.offset(x: x)
        } animation: { _ in
          line
        }
      }
    }
    let start = screen.displayList()
    screen.advance(by: 3)
    #expect(counter.count == 1)
    model.number = 1
    screen.advance(by: 0.5)
    #expect(screen.displayList().contains("110,45"), "\(screen.displayList())")
    screen.settle()
    #expect(screen.displayList() == start)
    // Twice for the change of the trigger and the first phase, then once for each phase.
    #expect((4...5).contains(counter.count), "\(counter.count)")
    #expect(!screen.motions.isMoving)
    #expect(screen.motions.count == 0)
  }

  @Test("13.9 Another trigger begins again")
  func anotherTriggerBeginsAgain() {
    let screen = layOut {
      With(model) { model in
        square().phaseAnimator([0.0, 30, 60], trigger: model.number) {
          $0.offset(x: $1)
        } animation: { _ in
          line
        }
      }
    }
    model.number = 1
    screen.advance(by: 1.5)
    model.number = 2
    screen.advance(by: 1.1)
    // The second phase has been reached a second time.
    #expect(screen.displayList().contains("12"), "\(screen.displayList())")
    screen.settle()
    #expect(screen.displayList().contains("95,45"))
  }

  @Test func settleDoesNotWaitForPhasesWithoutEnd() {
    let screen = layOut {
      PhaseAnimator([0.0, 40]) {
        square().offset(x: $0)
      } animation: { _ in
        line
      }
    }
    screen.settle()
    #expect(screen.motions.isMoving)
    #expect(screen.issues.isEmpty)
  }

  @Test func onePhaseOrNoAnimationIsNoBusyLoop() {
    let counter = Counter()
    let screen = layOut {
      PhaseAnimator([1]) { _ in
        let _ = counter.count += 1
        square()
      }
    }
    screen.advance(by: 1)
    #expect(counter.count == 1)
    #expect(!screen.motions.isMoving)
    let other = layOut {
      PhaseAnimator([1, 2]) { _ in
        let _ = counter.count += 1
        square()
      } animation: { _ in
        nil
      }
    }
    other.settle()
    counter.count = 0
    other.advance(by: 0.5)
    #expect((10...31).contains(counter.count), "\(counter.count) phases in 30 frames")
    #expect(other.issues.isEmpty)
  }

  @Test("13.9 A phase without changes lasts as long as its animation")
  func aPhaseWithoutChangesLastsAsLongAsItsAnimation() {
    let counter = Counter()
    let screen = layOut {
      PhaseAnimator([1, 2, 3]) { _ in
        let _ = counter.count += 1
        square()
      } animation: { _ in
        line
      }
    }
    screen.advance(by: 2.5)
    #expect((3...4).contains(counter.count), "\(counter.count)")
  }

  @Test func anAnimatorGoesAwayWithItsView() {
    let screen = layOut {
      With(model) { model in
        if !model.isOn {
          PhaseAnimator([0.0, 40]) {
            square().offset(x: $0)
          } animation: { _ in
            line.repeatForever()
          }
        }
      }
    }
    screen.advance(by: 0.5)
    #expect(screen.motions.isMoving)
    model.isOn = true
    screen.update()
    screen.advance(by: 1 / 60)
    #expect(!screen.motions.isMoving)
  }

  @Test func noPhasesAreReported() {
    let screen = layOut { PhaseAnimator([Int]()) { Text("\($0)") } }
    #expect(screen.issues.count == 1)
    #expect(screen.texts.isEmpty)
  }

  @Test func viewsOfAPhaseMayComeAndGo() {
    let screen = layOut {
      PhaseAnimator([false, true]) { isShown in
        if isShown { Text("here") }
      } animation: { _ in
        line
      }
    }
    screen.advance(by: 0.5)
    #expect(screen.texts == ["here"])
    screen.advance(by: 1)
    #expect(screen.findAll("here").allSatisfy { $0.isLeaving })
    screen.advance(by: 1)
    #expect(screen.texts == ["here"])
  }
}
