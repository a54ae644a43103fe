internal import Foundation

/// Recognizes a gesture that consists of two gestures.
class PairRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
  final let first: _GestureRecognizer<First.Value>
  final let second: _GestureRecognizer<Second.Value>

  init(_ first: First, _ second: Second) {
    self.first = First._makeRecognizer(first)
    self.second = Second._makeRecognizer(second)
  }

  /// Takes new values of the gestures.
  final func update(_ first: First, _ second: Second) {
    First._updateRecognizer(self.first, to: first)
    Second._updateRecognizer(self.second, to: second)
  }

  override var deadline: TimeInterval? { [first.deadline, second.deadline].compactMap(\.self).min() }

  override func cancel() {
    first.cancel()
    second.cancel()
    phase = .failed
  }
}
