import Foundation

/// The time that the processor has worked for the current thread, which doesn't depend on what else the machine does.
enum ProcessorTime {
  /// Returns the time that work takes.
  static func measure(_ work: () throws -> Void) rethrows -> Duration {
    let start = now
    try work()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
