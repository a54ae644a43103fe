public import Dispatch

extension DispatchQueue {
  /// The time type of a dispatch queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The dispatch time.
    public var dispatchTime: DispatchTime

    /// Creates a time.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Creates a time by decoding.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// Encodes the time.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Hashes the time.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }

    /// Returns the interval to another time.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
    }

    /// Returns the time after an interval.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// An interval between two times.
    public struct Stride: Codable, Hashable, Sendable {
      /// The interval in nanoseconds.
      public var magnitude: Int

      /// Creates an interval.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): magnitude = value._multipliedClamping(by: 1_000_000_000)
        case .milliseconds(let value): magnitude = value._multipliedClamping(by: 1_000_000)
        case .microseconds(let value): magnitude = value._multipliedClamping(by: 1000)
        case .nanoseconds(let value): magnitude = value
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }

      /// The interval as a `DispatchTimeInterval`.
      public var timeInterval: DispatchTimeInterval { magnitude == .max ? .never : .nanoseconds(magnitude) }
    }
  }
}

extension DispatchQueue.SchedulerTimeType.Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral {
  /// Creates an interval from whole seconds.
  public init(integerLiteral value: Int) { self.init(.seconds(value)) }
  /// Creates an interval from seconds.
  public init(floatLiteral value: Double) { self = .seconds(value) }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Int(exactly: source) else { return nil }
    self.init(.nanoseconds(value))
  }

  public static func < (first: Self, second: Self) -> Bool { first.magnitude < second.magnitude }
  public static func + (first: Self, second: Self) -> Self { .nanoseconds(first.magnitude + second.magnitude) }
  public static func - (first: Self, second: Self) -> Self { .nanoseconds(first.magnitude - second.magnitude) }
  public static func * (first: Self, second: Self) -> Self { .nanoseconds(first.magnitude * second.magnitude) }
  public static func *= (first: inout Self, second: Self) { first = first * second }
}

extension DispatchQueue.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  public static func seconds(_ s: Int) -> Self { Self(.seconds(s)) }
  public static func seconds(_ s: Double) -> Self {
    let nanoseconds = (s * 1_000_000_000).rounded()
    return Self(.nanoseconds(Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min + 1 : .max)))
  }
  public static func milliseconds(_ ms: Int) -> Self { Self(.milliseconds(ms)) }
  public static func microseconds(_ us: Int) -> Self { Self(.microseconds(us)) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(.nanoseconds(ns)) }
}

extension Int {
  fileprivate func _multipliedClamping(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? (self < 0 ? .min + 1 : .max) : product
  }
}
