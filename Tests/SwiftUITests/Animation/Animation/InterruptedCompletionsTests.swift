import Foundation
import RandomTestSupport
import SwiftUI
import Testing

@testable import CanopyTesting

/// Random animations that interrupt each other, against a list of the times at which their completions may run.
@MainActor @Suite struct InterruptedCompletionsTests {
  @Test(
    "13.3 Each of thousands of interrupted sequences calls each completion once, and not before its animation has ended"
  )
  func completionsAreExactUnderInterruption() {
    var random = SeededGenerator(seed: 7)
    let model = CompletedModel()
    let screen = layOut { Mover(model: model) }
    var (count, early, late) = (0, 0, 0)
    let sequences = Rounds.some(of: 10_000)
    for sequence in 0..<sequences {
      var expected = ExpectedCompletions(isShown: model.isShown, values: [model.number, model.other])
      model.calls = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        write(&expected, on: screen, model, &random)
        screen.update()
        if Int.random(in: 0...5, using: &random) == 0 {
          model.isShown.toggle()
          screen.update()
          expected.show(model.isShown, at: screen.now)
        }
        if Int.random(in: 0...3, using: &random) > 0 { screen.advance(by: .random(in: 0...0.15, using: &random)) }
      }
      if Int.random(in: 0...4, using: &random) == 0 {
        // Several changes in one update.
        expected.allowEnds(at: screen.now)
        for _ in 0..<2 { write(&expected, on: screen, model, &random, isAlone: false) }
      }
      screen.settle()
      let labels = model.calls.map(\.label)
      #expect(labels.sorted() == Array(expected.completions.indices), "sequence \(sequence)")
      for call in model.calls where expected.completions.indices.contains(call.label) {
        let completion = expected.completions[call.label]
        count += 1
        if call.time < completion.earliest - 1e-5 {
          early += 1
          Issue.record("Sequence \(sequence): \(call) before \(completion) after \(expected.steps)")
        }
        // The first frame after its time.
        if call.time > completion.latest + 1 / 60 + 1e-5 {
          late += 1
          Issue.record("Sequence \(sequence): \(call) later than \(completion) after \(expected.steps)")
        }
        if early + late > 5 { return }
      }
    }
    #expect(count > sequences * 5 / 2)
    #expect(screen.issues.isEmpty)
  }

  /// Sets one of the values with a random animation and a completion that logs its label.
  ///
  /// - Parameter isAlone: A Boolean value that indicates whether an update follows before the next change.
  private func write(
    _ expected: inout ExpectedCompletions, on screen: TestScreen, _ model: CompletedModel,
    _ random: inout SeededGenerator, isAlone: Bool = true
  ) {
    let kind = CompletedAnimation.allCases.randomElement(using: &random) ?? .none
    let (isOther, value) = (Bool.random(using: &random), Double(Int.random(in: 0...3, using: &random)))
    let criteria: AnimationCompletionCriteria = Bool.random(using: &random) ? .removed : .logicallyComplete
    let label = expected.completions.count
    withAnimation(kind.animation, completionCriteria: criteria) {
      if isOther { model.other = value } else { model.number = value }
    } completion: { [unowned screen] in
      model.calls.append(CompletedModel.Call(label: label, time: screen.now))
    }
    if isAlone {
      expected.set(isOther ? 1 : 0, to: value, by: kind, isRemoval: criteria == .removed, at: screen.now)
    } else {
      expected.add(kind, at: screen.now)
    }
  }
}

@Observable @MainActor private final class CompletedModel {
  var number = 0.0
  var other = 0.0
  var isShown = true
  @ObservationIgnored var calls: [Call] = []

  struct Call {
    let label: Int
    let time: Double
  }
}

private struct Mover: View {
  let model: CompletedModel

  var body: some View {
    if model.isShown {
      Color.red.frame(width: 20 + 10 * model.other, height: 10).offset(x: 10 * model.number).opacity(
        1 - model.other / 10)
    }
  }
}

/// The animations of the test, with their times.
enum CompletedAnimation: CaseIterable {
  case none, line, spring, bouncy, delayed, repeated, fast, early

  var animation: Animation? {
    switch self {
    case .none: nil
    case .line: .linear(duration: 0.2)
    case .spring: .spring(duration: 0.3)
    case .bouncy: .bouncy
    case .delayed: .easeIn(duration: 0.1).delay(0.1)
    case .repeated: .linear(duration: 0.1).repeatCount(3)
    case .fast: .smooth.speed(3)
    case .early: .linear(duration: 0.4).logicallyComplete(after: 0.1)
    }
  }

  /// The time after which the animation is logically complete.
  var logicalLength: Double {
    switch self {
    case .none: 0
    case .line, .delayed: 0.2
    case .spring, .repeated: 0.3
    case .bouncy: 0.5
    case .fast: 0.5 / 3
    case .early: 0.1
    }
  }

  /// The time after which the animation ends.
  var length: Double { self == .early ? 0.4 : logicalLength }

  /// The spring, and the speed at which its time runs; nil for other animations.
  var spring: (spring: Spring, speed: Double)? {
    switch self {
    case .spring: (Spring(duration: 0.3), 1)
    case .bouncy: (.bouncy, 1)
    case .fast: (.smooth, 3)
    default: nil
    }
  }

  func isContinued(by next: CompletedAnimation) -> Bool {
    switch (self, next) {
    case (.spring, .spring), (.spring, .bouncy), (.bouncy, .spring), (.bouncy, .bouncy), (.fast, .fast): true
    default: false
    }
  }
}
