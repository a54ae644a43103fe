package import CanopyCore
internal import CanopyLayout
package import CanopyStyle
package import Foundation

/// A gesture of a touch that a control follows from its beginning, such as that of a slider or of a text field.
///
/// The control decides for each touch when it is recognized, so a scroll view around it may have others.
package struct TrackingGesture: PrimitiveGesture {
  package typealias Value = TrackedTouch

  private let start: (TrackedTouch) -> TrackingStart
  fileprivate let report: (TrackingChange) -> Void

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - start: Returns when a touch that begins is recognized. It has no effects.
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

/// The time at which a control begins to follow a touch.
package enum TrackingStart: Equatable, Sendable {
  case immediately
  /// Once the touch moves mainly along an axis.
  case byMoving(Axis)
  /// Never: the touch may be a tap.
  case never
  /// The touch doesn't concern the control at all.
  case ignored
}

/// A change of a touch that a control follows.
package enum TrackingChange {
  case began(TrackedTouch)
  case moved(TrackedTouch)
  case ended(TrackedTouch)
  /// The system has taken the touch away, or the control has left.
  case cancelled
  /// The touch has ended without being followed.
  case tapped(TrackedTouch)
}

/// A touch that a control follows.
package struct TrackedTouch: Equatable {
  package let time: TimeInterval
  /// The location in the control.
  package var location: CGPoint
  /// The location in the control at which the touch began.
  package var start: CGPoint
  /// The location in the window.
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

  /// The distance by which a touch moves without being a movement.
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
