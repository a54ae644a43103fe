/// A type that determines when and where closures run.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of the scheduler's times.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// The type of the options for scheduled closures.
  associatedtype SchedulerOptions

  /// The current time of the scheduler.
  var now: SchedulerTimeType { get }

  /// The minimum tolerance that the scheduler supports.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure at some time after a date.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Runs a closure at some time after a date, and repeatedly after each interval, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs a closure at some time after a date.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure at some time after a date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure at some time after a date, and repeatedly after each interval, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure at some time after a date, and repeatedly after each interval, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

/// An interval that can be expressed in seconds and fractions of seconds.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns an interval in seconds.
  static func seconds(_ s: Int) -> Self

  /// Returns an interval in seconds.
  static func seconds(_ s: Double) -> Self

  /// Returns an interval in milliseconds.
  static func milliseconds(_ ms: Int) -> Self

  /// Returns an interval in microseconds.
  static func microseconds(_ us: Int) -> Self

  /// Returns an interval in nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A closure that is transferred to another thread.
///
/// Publishers and schedulers accept closures that aren't `Sendable`, as in Apple's Combine. Safe because a closure is transferred
/// to one thread at a time, and code that chooses the thread is responsible for the data of its closures. Outlets synchronize
/// threads.
struct UncheckedAction<Input>: @unchecked Sendable {
  private let action: (Input) -> Void

  init(_ action: @escaping (Input) -> Void) { self.action = action }

  func run(_ input: Input) { action(input) }
}

extension UncheckedAction<Void> {
  init(_ action: @escaping () -> Void) { self.action = { _ in action() } }

  func run() { action(()) }
}
