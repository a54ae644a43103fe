internal import Foundation

/// Recognizes another gesture, with another value.
final class MappedRecognizer<Base, Value>: _GestureRecognizer<Value> {
  let base: _GestureRecognizer<Base>
  var transform: (Base) -> Value

  init(_ base: _GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.base = base
    self.transform = transform
    super.init()
    phase = base.phase.map(transform)
  }

  override var deadline: TimeInterval? { base.deadline }

  override func receive(_ input: GestureInput) {
    base.receive(input)
    phase = base.phase.map(transform)
  }

  override func commit() { base.commit() }

  override func cancel() {
    base.cancel()
    phase = .failed
  }
}

/// A gesture with the value of another one, transformed.
public struct _MapGesture<Base: Gesture, Result> {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public typealias Value = Result

  let base: Base
  let transform: (Base.Value) -> Result
}

@MainActor
extension _MapGesture: PrimitiveGesture {
  var usesTwoTouches: Bool { Base._usesTwoTouches(base) }

  func makeRecognizer() -> MappedRecognizer<Base.Value, Result> {
    MappedRecognizer(Base._makeRecognizer(base), transform)
  }

  func update(_ recognizer: MappedRecognizer<Base.Value, Result>) {
    Base._updateRecognizer(recognizer.base, to: base)
    recognizer.transform = transform
  }
}

extension Gesture {
  /// Returns a gesture whose value is this gesture's value, transformed.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}
