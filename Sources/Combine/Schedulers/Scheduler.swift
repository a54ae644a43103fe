/// Something that runs closures, now or later.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment, as the scheduler counts them.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// The type of the options with which a closure runs.
  associatedtype SchedulerOptions

  /// This moment.
  var now: SchedulerTimeType { get }

  /// The smallest tolerance that the scheduler can keep.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs `action` as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs `action` at some moment after `date`.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Runs `action` at some moment after `date`, and again after each `interval`, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs `action` as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs `action` at some moment after `date`.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs `action` at some moment after `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs `action` at some moment after `date`, and again after each `interval`, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs `action` at some moment after `date`, and again after each `interval`, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

/// A length of time that can be given in seconds and parts of seconds.
public protocol SchedulerTimeIntervalConvertible {
  /// That many seconds.
  static func seconds(_ s: Int) -> Self

  /// That many seconds.
  static func seconds(_ s: Double) -> Self

  /// That many thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self

  /// That many millionths of a second.
  static func microseconds(_ us: Int) -> Self

  /// That many billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A closure that goes to another thread.
///
/// Schedulers take closures that aren't `Sendable`, as they do in Combine. Safe because a closure goes to one thread and is
/// called there, and code that chooses a scheduler answers for what its closures touch.
struct UncheckedAction: @unchecked Sendable {
  let run: () -> Void
}
