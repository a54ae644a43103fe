internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The two touches of a gesture, in the coordinates of its view.
struct TouchPair {
  let first: CGPoint
  let second: CGPoint
  let size: CGSize

  var distance: CGFloat { first._distance(to: second) }
  var angle: CGFloat { atan2(second.y - first.y, second.x - first.x) }
  var middle: CGPoint { CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2) }

  /// The midpoint as a fraction of the view's size.
  var anchor: UnitPoint {
    UnitPoint(x: size.width > 0 ? middle.x / size.width : 0, y: size.height > 0 ? middle.y / size.height : 0)
  }
}

/// Recognizes a gesture of two touches.
class TwoTouchRecognizer<Value>: _GestureRecognizer<Value> {
  private var touches: [Int] = []
  private var start: TouchPair?
  private var speed = PointerVelocity()

  /// Returns the value for the touches, and a Boolean value that indicates whether they are sufficient to recognize the
  /// gesture.
  func value(_ start: TouchPair, _ now: TouchPair, _ input: GestureInput) -> (Value, Bool) {
    preconditionFailure("Each gesture of two touches overrides this.")
  }

  /// Records the gesture's number at a time, and returns its change per second.
  final func velocity(of number: CGFloat, at time: TimeInterval) -> CGFloat {
    speed.add(CGPoint(x: number, y: 0), at: time)
    return speed.value(at: time).width
  }

  override func receive(_ input: GestureInput) {
    if phase.stage.isOver { return }
    for change in input.changes {
      if change.change == .began, touches.count < 2 { touches.append(change.id) }
      if change.change == .cancelled, touches.contains(change.id) { return phase = .failed }
    }
    let pair = touches.compactMap { id in input.touches.first { $0.id == id } }
    let hasEnded = pair.contains { $0.change == .ended }
    guard pair.count == 2 else {
      // A second touch may follow.
      if hasEnded || touches.count == 2 { phase = .failed }
      return
    }
    let now = TouchPair(
      first: input.location(pair[0].location, in: .local), second: input.location(pair[1].location, in: .local),
      size: input.node.shownSize)
    let start = start ?? now
    self.start = start
    if input.changes.isEmpty { return }
    let (value, isRecognized) = value(start, now, input)
    if phase.stage.isRecognized || isRecognized {
      phase = hasEnded ? .ended(value) : .active(value)
    } else if hasEnded {
      phase = .failed
    }
  }
}
