internal import CanopyCore
internal import Foundation

/// The time of one or more windows, which only tests advance.
@MainActor
final class TestTime {
  let clock: WindowClock
  /// The date at which `now` is zero.
  var start = Date()
  /// The time since the windows were created, in seconds.
  var now: TimeInterval = 0 {
    didSet { clock.move(to: start.addingTimeInterval(now)) }
  }

  init() { clock = WindowClock(now: start) }
}

extension TestScreen {
  /// The time since the screen was created, in seconds of its own clock.
  var now: TimeInterval {
    get { time.now }
    set { time.now = newValue }
  }

  /// The date at which `now` is zero.
  var start: Date {
    get { time.start }
    set { time.start = newValue }
  }
}
