public import CanopyDrawing
public import CanopyStyle
public import Foundation

/// A gesture of two touches that turn around each other.
public struct RotateGesture: Sendable {
  /// The minimum rotation before the gesture is recognized.
  public var minimumAngleDelta: Angle

  /// Creates a gesture of two touches that turn around each other.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the gesture's current event.
    public var time: Date
    /// The angle by which the touches have turned.
    public var rotation: Angle
    /// The change of the rotation per second.
    public var velocity: Angle
    /// The midpoint of the touches when the gesture began, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The midpoint of the touches when the gesture began, in the coordinates of the view.
    public var startLocation: CGPoint
  }
}

@MainActor
extension RotateGesture: PrimitiveGesture {
  func makeRecognizer() -> RotateRecognizer { RotateRecognizer(minimumAngleDelta) }
  func update(_ recognizer: RotateRecognizer) { recognizer.leastChange = minimumAngleDelta }
  var usesTwoTouches: Bool { true }
}

/// A gesture of two touches that turn around each other.
public struct RotationGesture: Sendable {
  /// The minimum rotation before the gesture is recognized.
  public var minimumAngleDelta: Angle

  /// Creates a gesture of two touches that turn around each other.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

@MainActor
extension RotationGesture: Gesture {
  /// A rotate gesture whose value is only the rotation.
  public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

/// Recognizes two touches that turn around each other.
final class RotateRecognizer: TwoTouchRecognizer<RotateGesture.Value> {
  var leastChange: Angle
  /// The rotation so far, which can exceed a full turn.
  private var rotation: CGFloat = 0

  init(_ leastChange: Angle) { self.leastChange = leastChange }

  override func value(_ start: TouchPair, _ now: TouchPair, _ input: GestureInput) -> (RotateGesture.Value, Bool) {
    let change = now.angle - start.angle - rotation
    rotation += change - 2 * .pi * (change / (2 * .pi)).rounded()
    let value = RotateGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: input.time), rotation: .radians(rotation),
      velocity: .radians(velocity(of: rotation, at: input.time)), startAnchor: start.anchor, startLocation: start.middle
    )
    return (value, abs(rotation) >= leastChange.radians)
  }
}
