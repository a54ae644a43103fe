internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The state of a gesture while people touch its view.
///
/// Touches change the phase and have no other effect. The actions of a gesture run when the phase is committed, which happens
/// once no other gesture can have precedence.
@MainActor
public class _GestureRecognizer<Value> {
  final var phase = GesturePhase<Value>.possible(nil)

  /// The time at which the phase changes without further touches, or nil if it won't.
  var deadline: TimeInterval? { nil }

  /// Updates the phase in response to touches or the passage of time.
  func receive(_ input: GestureInput) {}

  /// Runs the actions for the phase.
  func commit() {}

  /// Ends a gesture that failed, was interrupted, or gave way to another one.
  func cancel() { phase = .failed }
}

/// The touches of a gesture at one time.
struct GestureInput {
  let time: TimeInterval
  /// The touches in the order in which they began.
  let touches: [Touch]
  /// The element of the view.
  let node: LayoutNode

  struct Touch {
    let id: Int
    /// The change, or nil if the touch hasn't changed.
    var change: PointerEvent.Phase?
    /// The location in the coordinates of the touched layer: the window, or a presentation that may be moving.
    let location: CGPoint
    /// The current location in the window, in points.
    let windowLocation: CGPoint
    let device: PointerEvent.Device
    let modifiers: EventModifiers
  }

  /// The touches that have changed.
  var changes: [Touch] { touches.filter { $0.change != nil } }

  /// The input for a gesture that begins during the touches.
  var restarted: GestureInput {
    let touches = touches.filter { $0.change == nil || $0.change == .began || $0.change == .moved }
    return GestureInput(
      time: time,
      touches: touches.map {
        var touch = $0
        touch.change = .began
        return touch
      }, node: node)
  }

  /// Converts a location from the window to a coordinate space.
  @MainActor
  func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint { node.location(point, in: space) }
}
