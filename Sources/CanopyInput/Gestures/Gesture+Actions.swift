extension Gesture {
  /// Adds an action to run when the gesture ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
}

extension Gesture where Value: Equatable {
  /// Adds an action to run when the value of the gesture changes.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Base: Gesture> {
  public typealias Value = Base.Value

  let base: Base
  let action: (Value) -> Void
}

@MainActor
extension _EndedGesture: WrappingGesture {
  typealias Recognizer = EndedRecognizer<Value>

  func wrap(_ base: _GestureRecognizer<Value>) -> Recognizer { Recognizer(base, action) }
  func configure(_ recognizer: Recognizer) { recognizer.action = action }
}

/// A gesture with an action for its changes.
public struct _ChangedGesture<Base: Gesture> where Base.Value: Equatable {
  public typealias Value = Base.Value

  let base: Base
  let action: (Value) -> Void
}

@MainActor
extension _ChangedGesture: WrappingGesture {
  typealias Recognizer = ChangedRecognizer<Value>

  func wrap(_ base: _GestureRecognizer<Value>) -> Recognizer { Recognizer(base, action) }
  func configure(_ recognizer: Recognizer) { recognizer.action = action }
}

/// Runs an action when a gesture ends.
final class EndedRecognizer<Value>: FollowingRecognizer<Value> {
  var action: (Value) -> Void
  private var hasRun = false

  init(_ base: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override func commit() {
    super.commit()
    guard case .ended(let value) = phase, !hasRun else { return }
    hasRun = true
    action(value)
  }
}

/// Runs an action when the value of a gesture changes.
final class ChangedRecognizer<Value: Equatable>: FollowingRecognizer<Value> {
  var action: (Value) -> Void
  private var last: Value?

  init(_ base: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override func commit() {
    super.commit()
    guard !phase.stage.isOver, let value = phase.value, value != last else { return }
    last = value
    action(value)
  }
}
