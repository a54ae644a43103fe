/// A scheduler that runs all closures immediately, without any delay.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The type of the options, which don't exist for this scheduler.
  public typealias SchedulerOptions = Never

  /// The time type of the scheduler. All times are equal.
  public struct SchedulerTimeType: Strideable, Sendable {
    fileprivate init() {}

    /// Returns an interval of zero.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// Returns the same time.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// An interval, which the scheduler ignores.
    public struct Stride: Codable, Hashable, Sendable {
      /// The number that the interval was created from.
      public var magnitude: Int

      /// Creates an interval.
      public init(_ value: Int) { magnitude = value }
    }
  }

  /// The shared scheduler.
  public static let shared = ImmediateScheduler()

  /// The current time, which never changes.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure immediately.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs a closure immediately.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs a closure once, immediately.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}

extension ImmediateScheduler.SchedulerTimeType.Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { magnitude = value }
  public init(floatLiteral value: Double) { magnitude = Int(value) }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Int(exactly: source) else { return nil }
    magnitude = value
  }

  public static func < (first: Self, second: Self) -> Bool { first.magnitude < second.magnitude }
  public static func + (first: Self, second: Self) -> Self { Self(first.magnitude + second.magnitude) }
  public static func - (first: Self, second: Self) -> Self { Self(first.magnitude - second.magnitude) }
  public static func * (first: Self, second: Self) -> Self { Self(first.magnitude * second.magnitude) }
  public static func *= (first: inout Self, second: Self) { first = first * second }
}

extension ImmediateScheduler.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  public static func seconds(_ s: Int) -> Self { 0 }
  public static func seconds(_ s: Double) -> Self { 0 }
  public static func milliseconds(_ ms: Int) -> Self { 0 }
  public static func microseconds(_ us: Int) -> Self { 0 }
  public static func nanoseconds(_ ns: Int) -> Self { 0 }
}
