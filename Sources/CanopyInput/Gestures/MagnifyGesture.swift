public import CanopyDrawing
internal import CanopyStyle
public import Foundation

/// A gesture of two touches that move apart or together.
public struct MagnifyGesture: Sendable {
  /// The minimum change of the magnification before the gesture is recognized.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of two touches that move apart or together.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// The attributes of a magnify gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the gesture's current event.
    public var time: Date
    /// The ratio of the current distance between the touches to their initial distance.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The midpoint of the touches when the gesture began, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The midpoint of the touches when the gesture began, in the coordinates of the view.
    public var startLocation: CGPoint
  }
}

@MainActor
extension MagnifyGesture: PrimitiveGesture {
  func makeRecognizer() -> MagnifyRecognizer { MagnifyRecognizer(minimumScaleDelta) }
  func update(_ recognizer: MagnifyRecognizer) { recognizer.leastChange = minimumScaleDelta }
  var usesTwoTouches: Bool { true }
}

/// A gesture of two touches that move apart or together, with the magnification as its value.
public struct MagnificationGesture: Sendable {
  /// The minimum change of the magnification before the gesture is recognized.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of two touches that move apart or together.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

@MainActor
extension MagnificationGesture: Gesture {
  /// A magnify gesture whose value is only the magnification.
  public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// A recognizer of two touches that move apart or together.
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
