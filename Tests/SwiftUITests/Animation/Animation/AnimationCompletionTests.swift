import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// When the completions of animations run, and how often.
@MainActor @Suite struct AnimationCompletionTests {
  @Observable @MainActor final class Model {
    var number = 0.0
    var other = 0.0
    var isShown = true
    var log: [String] = []
  }

  private let model = Model()
  private let line = Animation.linear(duration: 1)

  private func screen() -> TestScreen { TestScreen { Mover(model: model) } }

  private func move(
    to number: Double, _ animation: Animation?, _ criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ name: String = "done"
  ) {
    let model = model
    withAnimation(animation, completionCriteria: criteria) {
      model.number = number
    } completion: {
      model.log.append(name)
    }
  }

  @Test("13.3 A completion runs once, when the animation has ended")
  func aCompletionRunsAtTheEnd() {
    let screen = screen()
    move(to: 10, line)
    screen.advance(by: 0.9)
    #expect(model.log.isEmpty)
    screen.advance(by: 0.2)
    #expect(model.log == ["done"])
    screen.advance(by: 5)
    #expect(model.log == ["done"])
  }

  @Test("13.3 A completion runs after the update if nothing is animated")
  func aCompletionRunsAtOnceIfNothingIsAnimated() {
    let screen = screen()
    move(to: 0, line)
    withAnimation(line) {
    } completion: { [model] in
      model.log.append("empty")
    }
    move(to: 5, nil, .removed, "plain")
    screen.update()
    #expect(Set(model.log) == ["done", "empty", "plain"])
    #expect(model.log.count == 3)
  }

  @Test("13.3 A completion that is logically complete ignores later animations")
  func aLogicalCompletionIgnoresLaterAnimations() {
    let screen = screen()
    move(to: 10, .spring(duration: 1), .logicallyComplete, "first")
    screen.advance(by: 0.5)
    move(to: 0, .spring(duration: 1), .logicallyComplete, "second")
    screen.advance(by: 0.45)
    #expect(model.log.isEmpty)
    screen.advance(by: 0.1)
    #expect(model.log == ["first"])
    screen.settle()
    #expect(model.log == ["first", "second"])
  }

  @Test("13.3 A completion of a spring that continues others, and is continued, runs at its own time")
  func aCompletionInAChainRunsAtItsTime() {
    let screen = screen()
    move(to: 10, .spring(duration: 1), .logicallyComplete, "first")
    screen.advance(by: 0.6)
    move(to: 0, .spring(duration: 1), .logicallyComplete, "second")
    screen.advance(by: 0.2)
    move(to: 20, .spring(duration: 1), .logicallyComplete, "third")
    screen.advance(by: 0.15)
    #expect(model.log.isEmpty)
    screen.advance(by: 0.1)
    #expect(model.log == ["first"])
    screen.advance(by: 0.5)
    #expect(model.log == ["first"])
    screen.advance(by: 0.1)
    #expect(model.log == ["first", "second"])
    screen.settle()
    #expect(model.log == ["first", "second", "third"])
  }

  @Test("13.3 A completion at the removal waits for all animations of the value")
  func aCompletionAtTheRemovalWaitsForAll() {
    let screen = screen()
    move(to: 10, line, .removed, "first")
    screen.advance(by: 0.5)
    move(to: 0, line, .removed, "second")
    screen.advance(by: 0.7)
    #expect(model.log.isEmpty)
    screen.advance(by: 0.5)
    #expect(Set(model.log) == ["first", "second"])
  }

  @Test func aSpringIsLogicallyCompleteBeforeItIsAtRest() {
    let screen = screen()
    let model = model
    var transaction = Transaction(animation: .spring(duration: 0.5, bounce: 0.5))
    transaction.addAnimationCompletion(criteria: .removed) { model.log.append("removed") }
    transaction.addAnimationCompletion { model.log.append("logical") }
    withTransaction(transaction) { model.number = 10 }
    screen.advance(by: 0.6)
    #expect(model.log == ["logical"])
    screen.settle()
    #expect(model.log == ["logical", "removed"])
  }

  @Test("13.3 A transaction that is kept, and used twice, completes twice")
  func aKeptTransactionCompletesEachTime() {
    let screen = screen()
    let model = model
    var transaction = Transaction(animation: line)
    transaction.addAnimationCompletion { model.log.append("done") }
    for number in [10.0, 20] {
      withTransaction(transaction) { model.number = number }
      screen.settle()
    }
    #expect(model.log == ["done", "done"])
    withTransaction(transaction) {}
    screen.settle()
    #expect(model.log.count == 3)
  }

  @Test func aCompletionMayBeginTheNextAnimation() {
    let screen = screen()
    let model = model
    withAnimation(line) {
      model.number = 10
    } completion: {
      withAnimation(.linear(duration: 1)) {
        model.number = 0
      } completion: {
        model.log.append("back")
      }
    }
    screen.settle()
    #expect(model.log == ["back"])
    #expect(model.number == 0)
  }

  @Test func aViewThatLeavesCompletesItsAnimations() {
    let screen = screen()
    move(to: 10, line)
    screen.advance(by: 0.5)
    model.isShown = false
    screen.advance(by: 0.1)
    #expect(model.log == ["done"])
  }
}

private struct Mover: View {
  let model: AnimationCompletionTests.Model

  var body: some View {
    if model.isShown {
      Color.red.frame(width: 20 + model.other, height: 10).offset(x: model.number).opacity(1 - model.other / 10)
    }
  }
}
