package import Foundation

/// Waits for what other programs do.
package enum Wait {
  /// The longest time, in seconds. It is much more than a program needs, because tests share the machine with builds.
  package static let limit: TimeInterval = 180

  /// Waits until a condition holds. Returns whether it does.
  package static func until(
    for limit: TimeInterval = limit, _ condition: () throws -> Bool
  ) async throws -> Bool {
    let end = Date(timeIntervalSinceNow: limit)
    while Date() < end {
      if try condition() { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return try condition()
  }

  /// Waits until a condition holds, and lets nothing else run meanwhile. Returns whether it does.
  package static func untilNow(_ condition: () throws -> Bool) rethrows -> Bool {
    let end = Date(timeIntervalSinceNow: limit)
    while Date() < end {
      if try condition() { return true }
      usleep(5000)
    }
    return try condition()
  }
}
