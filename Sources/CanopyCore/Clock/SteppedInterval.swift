package import Foundation

/// The time between now and a date in whole steps, such as minutes.
package struct SteppedInterval {
  /// The distance to the date, rounded down to a whole number of steps.
  package let length: TimeInterval
  /// A Boolean value that indicates whether the date has passed by at least a step.
  package let isPast: Bool
  /// The date at which the length changes next.
  package let nextChange: Date

  /// - Parameter step: A closure that returns the length of a step for the distance to the date in seconds.
  package init(from now: Date, to date: Date, step: (TimeInterval) -> TimeInterval = { _ in 1 }) {
    let distance = date.timeIntervalSince(now)._roundedToClockResolution
    let step = step(abs(distance))
    length = (abs(distance) / step).rounded(.down) * step
    isPast = distance < 0 && length > 0
    if distance > 0 && length > 0 {
      // The length stays the same until the date is closer than `length`.
      nextChange = date.addingTimeInterval(._clockResolution - length)
    } else {
      nextChange = date.addingTimeInterval(length + step)
    }
  }
}

extension TimeInterval {
  /// The smallest difference between two dates that counts, because sums of dates and intervals aren't exact.
  package static var _clockResolution: TimeInterval { 1e-6 }

  /// The interval without the rounding errors that come from adding dates and intervals.
  package var _roundedToClockResolution: TimeInterval {
    // Dates that are centuries away don't have this many exact digits.
    guard abs(self) < 1e9 else { return self }
    // The division comes last, so that whole seconds stay whole.
    return (self * 1e6).rounded() / 1e6
  }
}
