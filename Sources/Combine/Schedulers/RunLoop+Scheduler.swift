internal import Dispatch
public import Foundation

/// The main run loop schedules closures on the main queue, which it serves while it runs. In an application, another loop may
/// serve the queue instead.
extension RunLoop: Scheduler {
  /// The options of a run loop, which don't exist.
  public struct SchedulerOptions {}

  /// The current time of the scheduler.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure in the run loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === RunLoop.main { return DispatchQueue.main.schedule(action) }
    let action = UncheckedAction(action)
    perform { action.run() }
  }

  /// Runs a closure in the run loop at some time after a date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if self === RunLoop.main {
      let queue = DispatchQueue.main
      return queue.schedule(after: queue.now.advanced(by: .seconds(now.distance(to: date).timeInterval)), action)
    }
    let action = UncheckedAction(action)
    _add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() }, tolerance)
  }

  /// Runs a closure in the run loop at some time after a date, and repeatedly after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if self === RunLoop.main {
      let queue = DispatchQueue.main
      return queue.schedule(
        after: queue.now.advanced(by: .seconds(now.distance(to: date).timeInterval)),
        interval: .seconds(interval.timeInterval), tolerance: .seconds(tolerance.timeInterval), action)
    }
    let action = UncheckedAction(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.run() }
    _add(timer, tolerance)
    return AnyCancellable { timer.invalidate() }
  }

  private func _add(_ timer: Timer, _ tolerance: SchedulerTimeType.Stride) {
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }
}
