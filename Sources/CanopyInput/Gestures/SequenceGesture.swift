internal import Foundation

/// A gesture that consists of one gesture followed by another.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The gesture that has to be recognized first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Creates a gesture of one gesture followed by another.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The progress of a sequence.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended. The second value is available when the second gesture has begun.
    case second(First.Value, Second.Value?)
  }
}

@MainActor
extension SequenceGesture: PairGesture {
  typealias Recognizer = SequenceRecognizer<First, Second>
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Returns a gesture that continues with `other` after this one has ended.
  ///
  /// ```swift
  /// LongPressGesture().sequenced(before: DragGesture())
  /// ```
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// Recognizes one gesture, and then another.
final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, SequenceGesture<First, Second>.Value
>
{
  /// The value of the first gesture, and the time at which it ended.
  private var ended: (value: First.Value, time: TimeInterval)?
  private var hasBegun = false

  /// The maximum time between the two gestures, in seconds.
  private static var pause: TimeInterval { 0.5 }

  override var deadline: TimeInterval? {
    guard let ended else { return first.deadline }
    return hasBegun ? second.deadline : ended.time + Self.pause
  }

  override func receive(_ input: GestureInput) {
    if phase.stage.isOver { return }
    guard let ended else { return receiveFirst(input) }
    if !hasBegun, input.touches.isEmpty, input.time >= ended.time + Self.pause { return phase = .failed }
    hasBegun = hasBegun || !input.touches.isEmpty
    second.receive(input)
    updatePhase()
  }

  private func receiveFirst(_ input: GestureInput) {
    first.receive(input)
    switch first.phase {
    case .possible(let value): phase = .possible(value.map { .first($0) })
    case .active(let value): phase = .active(.first(value))
    case .failed: phase = .failed
    case .ended(let value):
      ended = (value, input.time)
      let rest = input.restarted
      if !rest.touches.isEmpty {
        hasBegun = true
        second.receive(rest)
      }
      updatePhase()
    }
  }

  private func updatePhase() {
    guard let ended else { return }
    switch second.phase {
    case .possible(let value): phase = .possible(.second(ended.value, value))
    case .active(let value): phase = .active(.second(ended.value, value))
    case .ended(let value): phase = .ended(.second(ended.value, value))
    case .failed: phase = .failed
    }
  }

  override func commit() {
    first.commit()
    if ended != nil { second.commit() }
  }
}
