import Combine
import Dispatch

/// A scheduler that writes down how it is asked to run closures, and runs them when a test says so.
final class LoggingScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = String

  let now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  let minimumTolerance = SchedulerTimeType.Stride.milliseconds(7)
  private(set) var log: [String] = []
  private var actions: [() -> Void] = []

  /// Runs all closures that wait, and those that they schedule.
  func run() {
    while !actions.isEmpty { actions.removeFirst()() }
  }

  func schedule(options: String?, _ action: @escaping () -> Void) {
    log.append("now\(text(options))")
    actions.append(action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: String?, _ action: @escaping () -> Void
  ) {
    log.append("\(milliseconds(now.distance(to: date))) ± \(milliseconds(tolerance))\(text(options))")
    actions.append(action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: String?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    log.append(
      "\(milliseconds(now.distance(to: date))) each \(milliseconds(interval)) ± \(milliseconds(tolerance))\(text(options))"
    )
    return Subscriptions.empty
  }

  private func milliseconds(_ interval: SchedulerTimeType.Stride) -> Int { interval.magnitude / 1_000_000 }

  private func text(_ options: String?) -> String { options.map { ", \($0)" } ?? "" }
}
