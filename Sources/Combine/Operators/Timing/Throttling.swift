/// The state of an operator that sends a value immediately if there was none for an interval, or otherwise keeps one for later.
///
/// All mutable state is read and written under the lock.
final class Throttling<Output, Failure: Error, Context: Scheduler> {
  private let lock = Lock()
  private let outlet: Outlet<Output, Failure>
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  /// The time at which the interval of the last value ends.
  private var pauseEnd: Context.SchedulerTimeType?
  private var kept: Output?
  private var isScheduled = false
  private var ending: Subscribers.Completion<Failure>?

  init(
    to outlet: Outlet<Output, Failure>, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
  ) {
    self.outlet = outlet
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
  }

  func take(_ value: Output) {
    let now = scheduler.now
    var dropped: Output?
    let date = lock.withLock { () -> Context.SchedulerTimeType? in
      if latest || kept == nil {
        dropped = kept
        kept = value
      }
      guard !isScheduled else { return nil }
      isScheduled = true
      return pauseEnd.map { max($0, now) } ?? now
    }
    withExtendedLifetime(dropped) {}
    guard let date else { return }
    if date <= now {
      scheduler.schedule(sendKept)
    } else {
      scheduler.schedule(after: date, sendKept)
    }
  }

  /// Ends either immediately, or after the kept value at the end of its interval.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let isNow = lock.withLock {
      ending = completion
      return !isScheduled
    }
    if isNow { scheduler.schedule { [outlet] in outlet.finish(completion) } }
  }

  private func sendKept() {
    let now = scheduler.now
    let (value, ending) = lock.withLock {
      isScheduled = false
      pauseEnd = now.advanced(by: interval)
      return (kept.take(), self.ending)
    }
    if let value { outlet.send(value, surplus: .isDropped) }
    if let ending { outlet.finish(ending) }
  }
}
