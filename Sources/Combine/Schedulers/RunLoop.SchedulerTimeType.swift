public import Foundation

extension RunLoop {
  /// The time type of a run loop.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time as a date.
    public var date: Date

    /// Creates a time.
    public init(_ date: Date) {
      self.date = date
    }

    /// Returns the interval to another time.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// Returns the time after an interval.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// An interval between two times.
    public struct Stride: Codable, Hashable, Sendable {
      /// The interval in seconds.
      public var magnitude: TimeInterval

      /// Creates an interval.
      public init(_ timeInterval: TimeInterval) {
        magnitude = timeInterval
      }

      /// The interval in seconds.
      public var timeInterval: TimeInterval { magnitude }
    }
  }
}

extension RunLoop.SchedulerTimeType.Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral {
  public init(integerLiteral value: TimeInterval) { self.init(value) }
  public init(floatLiteral value: TimeInterval) { self.init(value) }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
    self.init(value)
  }

  public static func < (first: Self, second: Self) -> Bool { first.magnitude < second.magnitude }
  public static func + (first: Self, second: Self) -> Self { Self(first.magnitude + second.magnitude) }
  public static func - (first: Self, second: Self) -> Self { Self(first.magnitude - second.magnitude) }
  public static func * (first: Self, second: Self) -> Self { Self(first.magnitude * second.magnitude) }
  public static func *= (first: inout Self, second: Self) { first = first * second }
}

extension RunLoop.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1000) }
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
}
