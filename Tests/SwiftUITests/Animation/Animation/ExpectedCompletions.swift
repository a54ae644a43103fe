import Foundation
import SwiftUI

/// The times at which completions may run, from the rules:
/// 1. A completion runs in the update of its change if that animates nothing.
/// 2. One for `logicallyComplete` runs in the first frame after the logical length of its animation, whatever follows, unless the value
///    is at rest before.
/// 3. One for `removed` runs in the first frame in which all animations of its value have ended.
/// 4. A change without an animation, and a view that leaves, complete all that runs.
struct ExpectedCompletions {
  struct Completion {
    let kind: CompletedAnimation
    var earliest: Double
    var latest: Double
    /// The value that moves; nil if none does.
    var value: Int?
    var isRemoval = false
  }

  /// An animation of a value.
  private struct Run {
    let kind: CompletedAnimation
    let beginning: Double
    let end: Double
    /// The displacement and the velocity of a spring at its beginning.
    let start: (displacement: Double, velocity: Double)
  }

  private(set) var completions: [Completion] = []
  /// What has happened, for the messages of the test.
  private(set) var steps: [String] = []
  private var isShown: Bool
  private var values: [Double]
  private var runs: [[Run]] = [[], []]

  init(isShown: Bool, values: [Double]) { (self.isShown, self.values) = (isShown, values) }

  /// Adds a completion of a change that an update follows.
  mutating func set(_ index: Int, to value: Double, by kind: CompletedAnimation, isRemoval: Bool, at now: Double) {
    let change = isShown ? value - values[index] : 0
    steps.append("\(now): value \(index) by \(change), \(kind)\(isRemoval ? ", removed" : "")")
    values[index] = value
    if change != 0, kind == .none { end(index, at: now) }
    guard change != 0, kind != .none else {
      return completions.append(Completion(kind: kind, earliest: now, latest: now))
    }
    runs[index].removeAll { $0.end <= now }
    begin(index, by: change, kind, at: now)
    let due = now + kind.logicalLength
    completions.append(Completion(kind: kind, earliest: due, latest: due, value: index, isRemoval: isRemoval))
    let rest = runs[index].map(\.end).max() ?? now
    for place in completions.indices where completions[place].value == index {
      // One that may have run already stays as it is.
      if completions[place].latest < now { continue }
      let isRemoval = completions[place].isRemoval
      completions[place].earliest = isRemoval ? rest : min(completions[place].earliest, rest)
      completions[place].latest = completions[place].earliest
    }
  }

  /// Adds a completion of a change that is in one update with others.
  mutating func add(_ kind: CompletedAnimation, at now: Double) {
    completions.append(Completion(kind: kind, earliest: now, latest: .infinity))
  }

  mutating func show(_ isShown: Bool, at now: Double) {
    self.isShown = isShown
    steps.append("\(now): shown \(isShown)")
    if !isShown { for index in values.indices { end(index, at: now) } }
  }

  /// Allows all completions to run from a time on.
  mutating func allowEnds(at now: Double) {
    for place in completions.indices {
      completions[place].earliest = min(completions[place].earliest, now)
      if completions[place].isRemoval { completions[place].latest = .infinity }
    }
  }

  private mutating func begin(_ index: Int, by change: Double, _ kind: CompletedAnimation, at now: Double) {
    guard let (spring, speed) = kind.spring else {
      return runs[index].append(Run(kind: kind, beginning: now, end: now + kind.length, start: (0, 0)))
    }
    var start = (displacement: -change, velocity: 0.0)
    if let last = runs[index].last, last.kind.isContinued(by: kind), let previous = last.kind.spring {
      var state = last.start
      if now > last.beginning {
        state = previous.spring.solution(
          distance: state.displacement, velocity: state.velocity, at: (now - last.beginning) * speed)
      }
      // A value that goes back before it has moved is at rest.
      start = (state.displacement - change, state.velocity)
      runs[index].removeLast()
    }
    // The spring is at rest when its energy is a millionth of that at its beginning.
    let pace = spring.response / (2 * .pi)
    let distance = 0.001 * hypot(start.displacement, start.velocity * pace)
    let length = spring.settlingDuration(
      target: -start.displacement, initialVelocity: start.velocity, epsilon: distance)
    runs[index].append(Run(kind: kind, beginning: now, end: now + length / speed, start: start))
  }

  private mutating func end(_ index: Int, at now: Double) {
    runs[index] = []
    for place in completions.indices where completions[place].value == index {
      completions[place].earliest = min(completions[place].earliest, now)
      completions[place].latest = min(completions[place].latest, now)
      completions[place].value = nil
    }
  }
}
