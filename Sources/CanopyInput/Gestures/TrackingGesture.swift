package import CanopyCore
internal import CanopyLayout
package import CanopyStyle
package import Foundation

/// A gesture of a touch that a control follows from the beginning, as in a slider or a text field.
///
/// For each touch, the control decides when the gesture is recognized. An enclosing scroll view can get the other touches.
package struct TrackingGesture: PrimitiveGesture {
  package typealias Value = TrackedTouch

  private let start: (TrackedTouch) -> TrackingStart
  fileprivate let report: (TrackingChange) -> Void

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - start: Returns when a new touch is recognized. It must not have side effects.
  ///   - report: Receives the changes of a recognized touch.
  package init(
    start: @escaping (TrackedTouch) -> TrackingStart, report: @escaping (TrackingChange) -> Void
  ) {
    (self.start, self.report) = (start, report)
  }

  func makeRecognizer() -> TrackingRecognizer { TrackingRecognizer(self) }
  func update(_ recognizer: TrackingRecognizer) { recognizer.gesture = self }

  fileprivate func start(of touch: TrackedTouch) -> TrackingStart { start(touch) }
}

/// The time at which a control starts to follow a touch.
package enum TrackingStart: Equatable, Sendable {
  case immediately
  /// When the touch moves mainly along an axis.
  case byMoving(Axis)
  /// Never: the touch may be a tap.
  case never
  /// The control ignores the touch.
  case ignored
}

/// A change of a touch that a control follows.
package enum TrackingChange {
  case began(TrackedTouch)
  case moved(TrackedTouch)
  case ended(TrackedTouch)
  /// The system took over the touch, or the control left the tree.
  case cancelled
  /// The touch ended without being followed.
  case tapped(TrackedTouch)
}

/// A touch that a control follows.
package struct TrackedTouch: Equatable {
  package let time: TimeInterval
  /// The location in the control's coordinates.
  package var location: CGPoint
  /// The location where the touch began, in the control's coordinates.
  package var start: CGPoint
  /// The current location in the window, in points.
  package let locationInWindow: CGPoint
  package let device: PointerEvent.Device
  package let modifiers: EventModifiers
  /// The size of the control.
  package let size: CGSize
  /// The element of the control.
  package let element: ElementIndex
}

/// Recognizes a touch that a control follows.
final class TrackingRecognizer: _GestureRecognizer<TrackedTouch> {
  fileprivate(set) var gesture: TrackingGesture
  private var touch: (id: Int, start: CGPoint, startInView: CGPoint, way: TrackingStart)?
  private var last: TrackedTouch?
  private var isTracking = false
  private var isTap = false
  private var hasEnded = false

  /// The distance that a touch may move before it counts as moving.
  private static let slop: CGFloat = 10

  fileprivate init(_ gesture: TrackingGesture) { self.gesture = gesture }

  override func receive(_ input: GestureInput) {
    for change in input.changes where !phase.stage.isOver { receive(change, input) }
  }

  private func receive(_ change: GestureInput.Touch, _ input: GestureInput) {
    if touch == nil, change.change == .began {
      let location = input.location(change.location, in: .local)
      touch = (change.id, change.location, location, .never)
      let value = value(change, input)
      let way = gesture.start(of: value)
      touch?.way = way
      if way == .ignored { return phase = .failed }
      phase = way == .immediately ? .active(value) : .possible(value)
    }
    guard let touch, change.id == touch.id else { return }
    let value = value(change, input)
    switch change.change {
    case .moved, .ended:
      if !phase.stage.isRecognized {
        let distance = CGSize(width: change.location.x - touch.start.x, height: change.location.y - touch.start.y)
        if hypot(distance.width, distance.height) < Self.slop {
          isTap = change.change == .ended
          phase = isTap ? .ended(value) : .possible(value)
          return
        }
        let axis: Axis = abs(distance.width) >= abs(distance.height) ? .horizontal : .vertical
        guard touch.way == .byMoving(axis) else { return phase = .failed }
      }
      phase = change.change == .ended ? .ended(value) : .active(value)
    case .cancelled: phase = .failed
    case .began, nil: break
    }
  }

  private func value(_ change: GestureInput.Touch, _ input: GestureInput) -> TrackedTouch {
    let location = input.location(change.location, in: .local)
    return TrackedTouch(
      time: input.time, location: location, start: touch?.startInView ?? location, locationInWindow: change.location,
      device: change.device, modifiers: change.modifiers, size: input.node.shownSize,
      element: input.node.element)
  }

  override func commit() {
    guard phase.stage.isRecognized, !hasEnded, let value = phase.value else { return }
    if isTap {
      hasEnded = true
      return gesture.report(.tapped(value))
    }
    if !isTracking {
      isTracking = true
      gesture.report(.began(value))
    } else if value != last {
      gesture.report(.moved(value))
    }
    last = value
    guard phase.stage == .ended else { return }
    (isTracking, hasEnded) = (false, true)
    gesture.report(.ended(value))
  }

  override func cancel() {
    super.cancel()
    guard isTracking else { return }
    (isTracking, hasEnded) = (false, true)
    gesture.report(.cancelled)
  }
}
