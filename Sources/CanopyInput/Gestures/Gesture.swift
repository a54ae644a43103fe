internal import CanopyCore

/// A gesture that is recognized from touches, with the actions to run.
///
/// A custom gesture combines other gestures in its body:
///
/// ```swift
/// struct Press: Gesture {
///   let action: () -> Void
///
///   var body: some Gesture {
///     LongPressGesture().onEnded { _ in action() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the value that describes the gesture.
  associatedtype Value
  /// The type of the gesture that `body` returns.
  associatedtype Body: Gesture

  /// The content and behavior of the gesture.
  var body: Body { get }

  static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
  static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, to gesture: Self)
  static func _usesTwoTouches(_ gesture: Self) -> Bool
}

// A gesture with a body uses the recognizer of its body.

extension Gesture where Value == Body.Value {
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Body._makeRecognizer(gesture.body)
  }

  public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, to gesture: Self) {
    Body._updateRecognizer(recognizer, to: gesture.body)
  }

  public static func _usesTwoTouches(_ gesture: Self) -> Bool { Body._usesTwoTouches(gesture.body) }
}

@MainActor
extension Never: Gesture {
  public typealias Value = Never

  public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {}
  public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Never>, to gesture: Never) {}
  public static func _usesTwoTouches(_ gesture: Never) -> Bool {}
}

/// A gesture that has its own recognizer instead of a body.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
  associatedtype Recognizer: _GestureRecognizer<Value>

  func makeRecognizer() -> Recognizer
  func update(_ recognizer: Recognizer)

  /// A Boolean value that indicates whether the gesture, or a part of it, needs two touches.
  var usesTwoTouches: Bool { get }
}

extension PrimitiveGesture {
  var usesTwoTouches: Bool { false }
}

extension PrimitiveGesture {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> { gesture.makeRecognizer() }

  public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, to gesture: Self) {
    // Safe because a gesture of this type created the recognizer.
    gesture.update(unsafeDowncast(recognizer, to: Recognizer.self))
  }

  public static func _usesTwoTouches(_ gesture: Self) -> Bool { gesture.usesTwoTouches }
}

/// The progress of a gesture.
enum GesturePhase<Value> {
  /// The gesture may still be recognized. The associated value is provisional, and nil if there is none yet.
  case possible(Value?)
  /// The gesture is recognized and in progress.
  case active(Value)
  /// The gesture has ended successfully.
  case ended(Value)
  /// The gesture wasn't recognized, or was interrupted.
  case failed

  /// The value of the gesture; nil if the gesture has failed, or has no value yet.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  var stage: GestureStage {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// The phase of a gesture without its value.
enum GestureStage {
  case possible
  case active
  case ended
  case failed

  /// A Boolean value that indicates whether the gesture is recognized. Another gesture may still take precedence over it.
  var isRecognized: Bool { self == .active || self == .ended }

  /// A Boolean value that indicates whether the gesture has ended or failed, so its phase no longer changes.
  var isOver: Bool { self == .ended || self == .failed }
}
