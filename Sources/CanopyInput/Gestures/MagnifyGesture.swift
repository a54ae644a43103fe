public import CanopyStyle
public import Foundation

/// A gesture of two touches that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
  /// The change of the magnification after which the gesture is recognized.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of two touches that move apart or together.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// The state of a magnification.
  public struct Value: Equatable, Sendable {
    /// The time of the touches.
    public var time: Date
    /// The factor by which the distance of the touches has grown.
    public var magnification: CGFloat
    /// The change of the magnification in a second.
    public var velocity: CGFloat
    /// The place between the touches at which they began, in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The place between the touches at which they began.
    public var startLocation: CGPoint
  }

  func makeRecognizer() -> MagnifyRecognizer { MagnifyRecognizer(minimumScaleDelta) }
  func update(_ recognizer: MagnifyRecognizer) { recognizer.leastChange = minimumScaleDelta }
}

/// A gesture of two touches that move apart or together.
public struct MagnificationGesture: Gesture {
  /// The change of the magnification after which the gesture is recognized.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of two touches that move apart or together.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// The gesture whose value is only the magnification.
  public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// Recognizes two touches that move apart or together.
final class MagnifyRecognizer: TwoTouchRecognizer<MagnifyGesture.Value> {
  var leastChange: CGFloat

  init(_ leastChange: CGFloat) { self.leastChange = leastChange }

  override func value(_ start: TouchPair, _ now: TouchPair, _ input: GestureInput) -> (MagnifyGesture.Value, Bool) {
    let magnification = start.distance > 0 ? now.distance / start.distance : 1
    let value = MagnifyGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: input.time), magnification: magnification,
      velocity: velocity(of: magnification, at: input.time), startAnchor: start.anchor, startLocation: start.middle)
    return (value, abs(magnification - 1) >= leastChange)
  }
}
