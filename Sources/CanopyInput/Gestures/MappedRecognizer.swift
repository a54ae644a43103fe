/// Recognizes another gesture, and transforms its value.
final class MappedRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
  var transform: (Base) -> Value

  init(_ base: _GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.transform = transform
    super.init(base)
    follow()
  }

  override func follow() { phase = base.phase.map(transform) }
}

/// A gesture that transforms the value of another gesture.
public struct _MapGesture<Base: Gesture, Result> {
  public typealias Value = Result

  let base: Base
  let transform: (Base.Value) -> Result
}

@MainActor
extension _MapGesture: WrappingGesture {
  typealias Recognizer = MappedRecognizer<Base.Value, Result>

  func wrap(_ base: _GestureRecognizer<Base.Value>) -> Recognizer { Recognizer(base, transform) }
  func configure(_ recognizer: Recognizer) { recognizer.transform = transform }
}

extension Gesture {
  /// Returns a gesture that transforms this gesture's value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}
