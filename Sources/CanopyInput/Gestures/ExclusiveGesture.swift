internal import Foundation

/// A gesture that recognizes one of two gestures. The first has precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The gesture with precedence.
  public var first: First
  /// The gesture that is recognized if the first one fails.
  public var second: Second

  /// Creates a gesture that recognizes one of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The value of the gesture that was recognized.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }
}

@MainActor
extension ExclusiveGesture: PairGesture {
  typealias Recognizer = ExclusiveRecognizer<First, Second>
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Returns a gesture that recognizes this gesture, or `other` if this one fails.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Recognizes one of two gestures. The second one is held back until the first one fails.
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, ExclusiveGesture<First, Second>.Value
>
{
  override func receive(_ input: GestureInput) {
    if phase.stage.isOver { return }
    if !first.phase.stage.isOver { first.receive(input) }
    if !second.phase.stage.isOver, !first.phase.stage.isRecognized { second.receive(input) }
    phase = combinedPhase
  }

  private var combinedPhase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    switch first.phase {
    case .possible(let value): .possible(value.map { .first($0) })
    case .active(let value): .active(.first(value))
    case .ended(let value): .ended(.first(value))
    case .failed: second.phase.map { .second($0) }
    }
  }

  override func commit() {
    switch first.phase.stage {
    case .possible: first.commit()
    case .active, .ended:
      second.cancel()
      first.commit()
    case .failed:
      first.cancel()
      second.commit()
    }
  }
}
