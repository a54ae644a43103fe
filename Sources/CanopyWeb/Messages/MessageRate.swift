internal import Foundation

/// Limits the number of messages that a client sends: a burst at first, and then a number per second.
struct MessageRate {
  private let rate: Double
  private let burst: Double
  private var left: Double
  private var last: Date

  init(rate: Double, burst: Double, now: Date) {
    (self.rate, self.burst, left, last) = (rate, burst, burst, now)
  }

  /// Counts a message. Returns false if it exceeds the limit.
  mutating func take(at now: Date) -> Bool {
    left = min(burst, left + max(now.timeIntervalSince(last), 0) * rate)
    last = now
    if left < 1 { return false }
    left -= 1
    return true
  }
}
