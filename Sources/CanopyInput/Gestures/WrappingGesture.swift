internal import Foundation

/// A gesture that wraps another gesture: it recognizes that gesture, and acts on its phases.
@MainActor
protocol WrappingGesture: PrimitiveGesture where Recognizer: WrappingRecognizer<Base.Value, Value> {
  associatedtype Base: Gesture

  var base: Base { get }

  /// Wraps a recognizer of the wrapped gesture.
  func wrap(_ base: _GestureRecognizer<Base.Value>) -> Recognizer
  /// Configures a recognizer with this gesture's remaining properties.
  func configure(_ recognizer: Recognizer)
}

extension WrappingGesture {
  var usesTwoTouches: Bool { Base._usesTwoTouches(base) }

  func makeRecognizer() -> Recognizer { wrap(Base._makeRecognizer(base)) }

  func update(_ recognizer: Recognizer) {
    Base._updateRecognizer(recognizer.base, to: base)
    configure(recognizer)
  }
}

/// A gesture that combines two gestures.
@MainActor
protocol PairGesture: PrimitiveGesture where Recognizer: PairRecognizer<First, Second, Value> {
  associatedtype First: Gesture
  associatedtype Second: Gesture

  var first: First { get }
  var second: Second { get }
}

extension PairGesture {
  var usesTwoTouches: Bool { First._usesTwoTouches(first) || Second._usesTwoTouches(second) }

  func makeRecognizer() -> Recognizer {
    Recognizer(First._makeRecognizer(first), Second._makeRecognizer(second))
  }

  func update(_ recognizer: Recognizer) {
    First._updateRecognizer(recognizer.first, to: first)
    Second._updateRecognizer(recognizer.second, to: second)
  }
}

/// Follows another recognizer, possibly with a different value.
class WrappingRecognizer<Base, Value>: _GestureRecognizer<Value> {
  final let base: _GestureRecognizer<Base>

  init(_ base: _GestureRecognizer<Base>) { self.base = base }

  /// Updates the phase to match the wrapped recognizer. Subclasses must override this method.
  func follow() { preconditionFailure("Each kind of recognizer overrides this.") }

  override var deadline: TimeInterval? { base.deadline }

  override func receive(_ input: GestureInput) {
    base.receive(input)
    follow()
  }

  override func commit() { base.commit() }

  override func cancel() {
    base.cancel()
    phase = .failed
  }
}

/// Follows another recognizer with the same value.
class FollowingRecognizer<Value>: WrappingRecognizer<Value, Value> {
  override init(_ base: _GestureRecognizer<Value>) {
    super.init(base)
    follow()
  }

  override final func follow() { phase = base.phase }
}

/// Recognizes a gesture that combines two gestures.
class PairRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
  final let first: _GestureRecognizer<First.Value>
  final let second: _GestureRecognizer<Second.Value>

  required init(
    _ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>
  ) {
    (self.first, self.second) = (first, second)
  }

  override var deadline: TimeInterval? {
    [first.deadline, second.deadline].compactMap(\.self).min()
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    phase = .failed
  }
}
