import Combine
import Dispatch

/// A scheduler whose clock stands still until a test moves it.
final class VirtualScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private struct Job {
    var date: SchedulerTimeType
    var number: Int
    var action: () -> Void
  }

  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  let minimumTolerance = SchedulerTimeType.Stride.nanoseconds(0)
  private var jobs: [Job] = []
  private var number = 0

  /// How many closures wait.
  var count: Int { jobs.count }

  /// Runs what is due now.
  func run() { advance(by: 0) }

  /// Moves the clock, and runs on the way what is due, also what is scheduled meanwhile.
  func advance(by milliseconds: Int) {
    let end = now.advanced(by: .milliseconds(milliseconds))
    while let job = jobs.filter({ $0.date <= end }).min(by: { ($0.date, $0.number) < ($1.date, $1.number) }) {
      jobs.removeAll { $0.number == job.number }
      now = max(now, job.date)
      job.action()
    }
    now = end
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(now, action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    add(date, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isCancelled = false
    func next(_ date: SchedulerTimeType) {
      add(date) {
        guard !isCancelled else { return }
        action()
        next(date.advanced(by: interval))
      }
    }
    next(date)
    return AnyCancellable { isCancelled = true }
  }

  private func add(_ date: SchedulerTimeType, _ action: @escaping () -> Void) {
    number += 1
    jobs.append(Job(date: date, number: number, action: action))
  }
}
