import Foundation

/// A gesture of the reference, as a function of everything that a finger has done: no state is kept between its calls.
///
/// The rules:
/// 1. A *tap* fails if the finger moves by 10 points or more, if the pause before the next tap is longer than 0.35 s, or if that tap
///    begins farther than 40 points from the first.
/// 2. A *long press* ends when its duration has passed. It fails if the finger moves by more than the distance before, or is lifted.
/// 3. A *drag* is active when the finger has moved by the minimum distance, and ends when the finger is lifted. It fails if the finger
///    is lifted before.
/// 4. In a *sequence*, the second gesture begins where and when the first one ends.
/// 5. Of two *exclusive* gestures, the second counts only if the first one fails.
/// 6. What the system cancels fails.
/// 7. The *press* of a button ends when the finger is lifted at most 70 points beside the button, and fails if it is lifted elsewhere.
indirect enum ReferenceGesture {
  case tap(count: Int)
  case longPress(duration: Double, distance: CGFloat)
  case drag(distance: CGFloat)
  case sequence(ReferenceGesture, ReferenceGesture)
  case exclusive(ReferenceGesture, ReferenceGesture)
  /// The press of a button with a frame.
  case press(CGRect)
}

/// A change of the only finger.
struct FingerEvent: Equatable, CustomStringConvertible {
  enum Change { case down, move, up, cancel }
  var time: Double
  var change: Change
  var location: CGPoint

  var description: String { "\(change) at \(location.x), \(location.y) after \(time) s" }
}

/// The result of a gesture at a time.
enum ReferenceStage: Equatable {
  case possible
  case active(String, at: Double)
  case ended(String, at: Double)
  case failed

  var isRecognized: Bool { self != .possible && self != .failed }
}

extension ReferenceGesture {
  /// Returns the stage at a time.
  ///
  /// - Parameter events: Everything that the finger has done since the gesture began, up to that time. The first event puts it down.
  func stage(_ events: [FingerEvent], at now: Double) -> ReferenceStage {
    switch self {
    case .tap(let count): Self.tap(count, events, now)
    case .longPress(let duration, let distance): Self.longPress(duration, distance, events, now)
    case .drag(let distance): Self.drag(distance, events)
    case .press(let frame): Self.press(frame, events)
    case .sequence(let first, let second):
      switch first.stage(events, at: now) {
      case .possible: .possible
      case .active: .possible
      case .failed: .failed
      case .ended(_, let time): Self.rest(of: events, after: time).map { second.stage($0, at: now) } ?? .possible
      }
    case .exclusive(let first, let second):
      switch first.stage(events, at: now) {
      case .failed: second.stage(events, at: now)
      case let stage: stage
      }
    }
  }

  private static func tap(_ count: Int, _ events: [FingerEvent], _ now: Double) -> ReferenceStage {
    var (taps, start, end) = (0, CGPoint.zero, Double?.none)
    for event in events {
      switch event.change {
      case .down:
        if let end, event.time > end + 0.35 { return .failed }
        if taps > 0, distance(event.location, events[0].location) > 40 { return .failed }
        (start, end) = (event.location, nil)
      case .move: if distance(event.location, start) >= 10 { return .failed }
      case .cancel: return .failed
      case .up:
        if distance(event.location, start) >= 10 { return .failed }
        taps += 1
        if taps == count { return .ended("tap", at: event.time) }
        end = event.time
      }
    }
    if let end, now >= end + 0.35 { return .failed }
    return .possible
  }

  private static func longPress(
    _ duration: Double, _ most: CGFloat, _ events: [FingerEvent], _ now: Double
  ) -> ReferenceStage {
    let due = events[0].time + duration
    for event in events.dropFirst() where event.time < due {
      if event.change != .move || distance(event.location, events[0].location) > most { return .failed }
    }
    return now >= due ? .ended("press", at: due) : .possible
  }

  private static func drag(_ least: CGFloat, _ events: [FingerEvent]) -> ReferenceStage {
    let start = events[0].location
    var stage: ReferenceStage = least <= 0 ? .active("0.0, 0.0", at: events[0].time) : .possible
    for event in events.dropFirst() {
      let value = "\(event.location.x - start.x), \(event.location.y - start.y)"
      let isFar = stage != .possible || distance(event.location, start) >= least
      switch event.change {
      case .cancel: return .failed
      case .up: return isFar ? .ended(value, at: event.time) : .failed
      case .move: if isFar { stage = .active(value, at: event.time) }
      case .down: break
      }
    }
    return stage
  }

  private static func press(_ frame: CGRect, _ events: [FingerEvent]) -> ReferenceStage {
    for event in events {
      switch event.change {
      case .cancel: return .failed
      case .up:
        let isNear = frame.insetBy(dx: -70, dy: -70).contains(event.location)
        return isNear ? .ended("press", at: event.time) : .failed
      case .down, .move: break
      }
    }
    return .possible
  }

  /// Returns the events that a second gesture sees: it begins where the finger is then; nil if the finger is lifted.
  private static func rest(of events: [FingerEvent], after time: Double) -> [FingerEvent]? {
    guard let last = events.last(where: { $0.time < time }), last.change != .up else { return nil }
    let start = FingerEvent(time: time, change: .down, location: last.location)
    return [start] + events.filter { $0.time >= time }
  }

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }

  /// The times after the beginning at which the stage may change without an event, for a finger that was put down or lifted at a time.
  var delays: [Double] {
    switch self {
    case .tap(let count): count > 1 ? [0.35] : []
    case .longPress(let duration, _): [duration]
    case .drag, .press: []
    case .sequence(let first, let second), .exclusive(let first, let second): first.delays + second.delays
    }
  }

  /// A Boolean value that indicates whether the gesture is a long press, or begins with one.
  var beginsWithPress: Bool {
    switch self {
    case .longPress: true
    case .sequence(let first, _): first.beginsWithPress
    case .tap, .drag, .exclusive, .press: false
    }
  }
}
