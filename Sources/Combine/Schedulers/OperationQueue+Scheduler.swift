internal import Dispatch
public import Foundation

extension OperationQueue: Scheduler {
  /// The time type of an operation queue.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// The options of an operation queue, which don't exist.
  public struct SchedulerOptions {}

  /// The current time of the scheduler.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure in an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedAction(action)
    addOperation { action.run() }
  }

  /// Runs a closure in an operation at some time after a date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let clock = DispatchQueue.global()
    let date = clock.now.advanced(by: .seconds(now.distance(to: date).timeInterval))
    clock.schedule(after: date, tolerance: .seconds(tolerance.timeInterval)) { self.schedule(action) }
  }

  /// Runs a closure in an operation at some time after a date, and repeatedly after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let clock = DispatchQueue.global()
    let date = clock.now.advanced(by: .seconds(now.distance(to: date).timeInterval))
    let (interval, tolerance) = (interval.timeInterval, tolerance.timeInterval)
    return clock.schedule(after: date, interval: .seconds(interval), tolerance: .seconds(tolerance)) {
      self.schedule(action)
    }
  }
}
