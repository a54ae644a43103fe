/// A type-erased gesture.
public struct AnyGesture<Value> {
  private let storage: AnyGestureStorage<Value>

  /// Creates a type-erased gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { storage = GestureStorage(gesture) }
}

@MainActor
extension AnyGesture: PrimitiveGesture {
  public static func _makeRecognizer(_ gesture: AnyGesture<Value>) -> _GestureRecognizer<Value> {
    gesture.makeRecognizer()
  }

  func makeRecognizer() -> AnyGestureRecognizer<Value> { AnyGestureRecognizer(storage) }
  func update(_ recognizer: AnyGestureRecognizer<Value>) { recognizer.update(storage) }
  var usesTwoTouches: Bool { storage.usesTwoTouches }
}

/// Recognizes a gesture of any type.
final class AnyGestureRecognizer<Value>: FollowingRecognizer<Value> {
  private var storage: AnyGestureStorage<Value>

  init(_ storage: AnyGestureStorage<Value>) {
    self.storage = storage
    super.init(storage.makeRecognizer())
  }

  func update(_ new: AnyGestureStorage<Value>) {
    // A gesture of a different type is recognized starting with the next touch.
    guard type(of: new) == type(of: storage) else { return }
    storage = new
    new.update(base)
  }
}

class AnyGestureStorage<Value> {
  @MainActor
  func makeRecognizer() -> _GestureRecognizer<Value> { preconditionFailure("Each kind of storage overrides this.") }
  @MainActor
  func update(_ recognizer: _GestureRecognizer<Value>) {}
  @MainActor
  var usesTwoTouches: Bool { false }
}

private final class GestureStorage<Stored: Gesture>: AnyGestureStorage<Stored.Value> {
  private let gesture: Stored

  init(_ gesture: Stored) { self.gesture = gesture }

  override func makeRecognizer() -> _GestureRecognizer<Stored.Value> { Stored._makeRecognizer(gesture) }
  override func update(_ recognizer: _GestureRecognizer<Stored.Value>) {
    Stored._updateRecognizer(recognizer, to: gesture)
  }
  override var usesTwoTouches: Bool { Stored._usesTwoTouches(gesture) }
}

/// A gesture, or none.
@MainActor
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}

@MainActor
extension Optional where Wrapped: Gesture {
  public var body: Never { preconditionFailure("An optional gesture has no body.") }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Wrapped.Value> {
    OptionalRecognizer<Wrapped>(gesture)
  }

  public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Wrapped.Value>, to gesture: Self) {
    // Safe because `_makeRecognizer(_:)` makes recognizers of this type.
    unsafeDowncast(recognizer, to: OptionalRecognizer<Wrapped>.self).update(gesture)
  }

  public static func _usesTwoTouches(_ gesture: Self) -> Bool {
    if let gesture { Wrapped._usesTwoTouches(gesture) } else { false }
  }
}

/// Recognizes an optional gesture. A gesture that was nil when the touch began fails.
final class OptionalRecognizer<Wrapped: Gesture>: FollowingRecognizer<Wrapped.Value> {
  private let isPresent: Bool

  init(_ gesture: Wrapped?) {
    isPresent = gesture != nil
    super.init(gesture.map { Wrapped._makeRecognizer($0) } ?? _GestureRecognizer())
    if !isPresent { cancel() }
  }

  func update(_ gesture: Wrapped?) {
    guard isPresent else { return }
    if let gesture { Wrapped._updateRecognizer(base, to: gesture) } else { cancel() }
  }

  override func receive(_ input: GestureInput) {
    if !phase.stage.isOver { super.receive(input) }
  }
}
