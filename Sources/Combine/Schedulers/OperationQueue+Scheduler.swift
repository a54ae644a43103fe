internal import Dispatch
public import Foundation

extension OperationQueue: Scheduler {
  /// A moment, as operation queues count them.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// An operation queue has no options.
  public struct SchedulerOptions {}

  /// This moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// An operation queue is as exact as it can be.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` in an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedAction(run: action)
    addOperation { action.run() }
  }

  /// Runs `action` in an operation, at some moment after `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let clock = DispatchQueue.global()
    let date = clock.now.advanced(by: .seconds(now.distance(to: date).timeInterval))
    clock.schedule(after: date, tolerance: .seconds(tolerance.timeInterval)) { self.schedule(action) }
  }

  /// Runs `action` in an operation, at some moment after `date`, and again after each `interval`.
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
