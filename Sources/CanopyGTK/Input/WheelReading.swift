internal import CGTK
internal import CanopyInput
internal import Foundation

/// Interprets GDK's scroll events as wheel steps, or as finger movements with a beginning and an end.
struct WheelReading {
  /// A scroll event.
  struct Turn {
    /// The movement to the right and downward, in wheel steps, or in points on the screen.
    var distance: CGSize
    /// A Boolean value that indicates whether the distance is in points, as for a trackpad whose end of movement is reported.
    var isInPoints: Bool
    /// A Boolean value that indicates whether the fingers have left the trackpad.
    var isStop: Bool
    /// A Boolean value that indicates whether Shift is pressed, which makes a wheel scroll sideways.
    var isSideways: Bool
  }

  /// The distance of a wheel step: about three lines of text.
  static let step: CGFloat = 60

  private var isMoving = false

  /// Returns the meaning of an event, or nil if it has none.
  mutating func read(_ turn: Turn) -> (phase: WheelEvent.Phase, distance: CGSize)? {
    if turn.isStop {
      guard isMoving else { return nil }
      isMoving = false
      return (.ended, .zero)
    }
    var distance = turn.distance
    guard distance.width.isFinite, distance.height.isFinite, distance != .zero else { return nil }
    if turn.isInPoints {
      defer { isMoving = true }
      return (isMoving ? .moved : .began, distance)
    }
    let isWholeStep = distance.width.rounded() == distance.width && distance.height.rounded() == distance.height
    if turn.isSideways, distance.width == 0 { distance = CGSize(width: distance.height, height: 0) }
    distance = CGSize(width: distance.width * Self.step, height: distance.height * Self.step)
    // X11 reports fractional steps for trackpads and high-resolution wheels, without a beginning and an end.
    return (isWholeStep ? .step : .moved, distance)
  }
}

extension WheelReading.Turn {
  /// Reads a GDK event.
  init(_ event: OpaquePointer) {
    var (x, y) = (0.0, 0.0)
    // Doesn't use the direction, which GDK also reports for the tenth of a trackpad step. A whole step has a delta of 1.
    gdk_scroll_event_get_deltas(event, &x, &y)
    let isShifted = gdk_event_get_modifier_state(event).rawValue & GDK_SHIFT_MASK.rawValue != 0
    self.init(
      distance: CGSize(width: x, height: y), isInPoints: gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE,
      isStop: gdk_scroll_event_is_stop(event) != 0, isSideways: isShifted)
  }
}
