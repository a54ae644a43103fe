internal import Foundation

/// A gesture that recognizes two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The first of the two gestures.
  public var first: First
  /// The second of the two gestures.
  public var second: Second

  /// Creates a gesture that recognizes two gestures at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The values of two gestures.
  public struct Value {
    /// The value of the first gesture, or nil if it isn't recognized.
    public var first: First.Value?
    /// The value of the second gesture, or nil if it isn't recognized.
    public var second: Second.Value?
  }
}

@MainActor
extension SimultaneousGesture: PairGesture {
  typealias Recognizer = SimultaneousRecognizer<First, Second>
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Returns a gesture that recognizes this gesture and `other` at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// Recognizes two gestures at the same time. It ends when all recognized gestures have ended.
final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, SimultaneousGesture<First, Second>.Value
>
{
  override func receive(_ input: GestureInput) {
    if phase.stage.isOver { return }
    if !first.phase.stage.isOver { first.receive(input) }
    if !second.phase.stage.isOver { second.receive(input) }
    let stages = [first.phase.stage, second.phase.stage].filter { $0 != .failed }
    let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
    if stages.isEmpty {
      phase = .failed
    } else if stages.allSatisfy({ $0 == .ended }) {
      phase = .ended(value)
    } else if stages.contains(where: \.isRecognized) {
      phase = .active(value)
    } else {
      phase = .possible(value.first == nil && value.second == nil ? nil : value)
    }
  }

  override func commit() {
    if first.phase.stage == .failed { first.cancel() } else { first.commit() }
    if second.phase.stage == .failed { second.cancel() } else { second.commit() }
  }
}
