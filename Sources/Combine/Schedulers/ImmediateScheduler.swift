/// A scheduler that runs everything at once, whenever it was meant for.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// It has no options.
  public typealias SchedulerOptions = Never

  /// A moment; for this scheduler there is but one.
  public struct SchedulerTimeType: Strideable, Sendable {
    fileprivate init() {}

    /// No time at all.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// Returns the same moment.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A length of time, which makes no difference.
    public struct Stride: Codable, Hashable, Sendable {
      /// The number it was made of.
      public var magnitude: Int

      /// Creates a length of time.
      public init(_ value: Int) { magnitude = value }
    }
  }

  /// The only one there needs to be.
  public static let shared = ImmediateScheduler()

  /// The only moment there is.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// It is always on time.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action`.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs `action`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs `action`, once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ImmediateScheduler.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  public static func seconds(_ s: Int) -> Self { 0 }
  public static func seconds(_ s: Double) -> Self { 0 }
  public static func milliseconds(_ ms: Int) -> Self { 0 }
  public static func microseconds(_ us: Int) -> Self { 0 }
  public static func nanoseconds(_ ns: Int) -> Self { 0 }
}
