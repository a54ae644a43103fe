extension Subscribers {
  /// The number of values that a subscriber requests, possibly unlimited.
  public struct Demand: Hashable, Sendable {
    /// The number asked for; the largest there is stands for no limit.
    private var count: UInt

    private init(count: UInt) { self.count = count }

    /// However many there are.
    public static let unlimited = Demand(count: .max)

    /// None, which as an answer to a value says: no more than I have asked for.
    public static let none = Demand(count: 0)

    /// At most `value`, which must not be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be negative; ask for none instead of \(value).")
      return Demand(count: UInt(value))
    }

    /// The requested number; nil if it is unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(count) }
  }
}

extension Subscribers.Demand {
  /// Returns the sum of two demands.
  public static func + (first: Self, second: Self) -> Self {
    first == .unlimited || second == .unlimited
      ? .unlimited : limited(first.count.addingReportingOverflow(second.count))
  }

  /// Returns the sum of two demands.
  public static func + (first: Self, second: Int) -> Self { first + .max(second) }

  /// Adds as many as `second` asks for.
  public static func += (first: inout Self, second: Self) { first = first + second }

  /// Adds `second`.
  public static func += (first: inout Self, second: Int) { first = first + second }

  /// `second` times as many.
  public static func * (first: Self, second: Int) -> Self {
    precondition(second >= 0, "A demand cannot be negative; multiply it by zero or more, not by \(second).")
    return first == .unlimited ? .unlimited : limited(first.count.multipliedReportingOverflow(by: UInt(second)))
  }

  /// Multiplies the demand.
  public static func *= (first: inout Self, second: Int) { first = first * second }

  /// Returns the difference of two demands, which is at least none.
  public static func - (first: Self, second: Self) -> Self {
    if first == .unlimited { return .unlimited }
    return second.count >= first.count ? .none : Self(count: first.count - second.count)
  }

  /// Returns the demand less a number of values, which is at least none.
  public static func - (first: Self, second: Int) -> Self { first - .max(second) }

  /// Takes off as many as `second` asks for.
  public static func -= (first: inout Self, second: Self) { first = first - second }

  /// Takes off `second`.
  public static func -= (first: inout Self, second: Int) { first = first - second }

  /// Returns a sum or product; unlimited if it is too large for an `Int`.
  private static func limited(_ result: (partialValue: UInt, overflow: Bool)) -> Self {
    result.overflow || result.partialValue > UInt(Int.max) ? .unlimited : Self(count: result.partialValue)
  }
}

extension Subscribers.Demand: Comparable {
  /// Returns whether the first demand is less than the second.
  public static func < (first: Self, second: Self) -> Bool { first.count < second.count }
}

extension Subscribers.Demand {
  /// Returns whether a demand is less than a number.
  public static func < (first: Self, second: Int) -> Bool { first < .max(second) }

  /// Returns whether a demand is less than or equal to a number.
  public static func <= (first: Self, second: Int) -> Bool { first <= .max(second) }

  /// Returns whether a demand is greater than a number.
  public static func > (first: Self, second: Int) -> Bool { first > .max(second) }

  /// Returns whether a demand is greater than or equal to a number.
  public static func >= (first: Self, second: Int) -> Bool { first >= .max(second) }

  /// Returns whether a demand is equal to a number.
  public static func == (first: Self, second: Int) -> Bool { first == .max(second) }

  /// Returns whether a demand differs from a number.
  public static func != (first: Self, second: Int) -> Bool { first != .max(second) }
}

extension Subscribers.Demand: Codable {
  /// Reads a demand.
  public init(from decoder: any Decoder) throws {
    count = try decoder.singleValueContainer().decode(UInt.self)
  }

  /// Writes the demand.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(count)
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// The demand as text.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}
