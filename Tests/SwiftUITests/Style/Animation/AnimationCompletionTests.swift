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

  @Test("Completions are exact under interruption: 10,000 random sequences")
  func completionsAreExactUnderInterruption() {
    var random = SeededGenerator(seed: 7)
    let animations: [Animation?] = [
      nil, .linear(duration: 0.2), .spring(duration: 0.3), .bouncy, .easeIn(duration: 0.1).delay(0.1),
      .linear(duration: 0.1).repeatCount(3), .smooth.speed(3), .linear(duration: 0.4).logicallyComplete(after: 0.1),
    ]
    let model = model
    let screen = screen()
    for sequence in 0..<10_000 {
      var expected = 0
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let (animation, isOther) = (animations.randomElement(using: &random) ?? nil, Bool.random(using: &random))
        let value = Double(Int.random(in: 0...3, using: &random))
        expected += 1
        withAnimation(animation, completionCriteria: Bool.random(using: &random) ? .removed : .logicallyComplete) {
          if isOther { model.other = value } else { model.number = value }
        } completion: {
          model.log.append("")
        }
        switch Int.random(in: 0...5, using: &random) {
        case 0: model.isShown.toggle()
        case 1: break
        default: screen.advance(by: Double.random(in: 0...0.1, using: &random))
        }
      }
      screen.settle()
      #expect(model.log.count == expected, "sequence \(sequence)")
      model.log = []
    }
    #expect(screen.issues.isEmpty)
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
