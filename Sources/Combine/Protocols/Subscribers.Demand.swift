extension Subscribers {
  /// The number of values that a subscriber requests, possibly unlimited.
  public struct Demand: Hashable, Sendable {
    /// The requested number, where the maximum represents an unlimited number.
    private var count: UInt

    private init(count: UInt) { self.count = count }

    /// A request for an unlimited number of elements.
    public static let unlimited = Demand(count: .max)

    /// A request for no elements. A subscriber returns it for an element to add no demand.
    public static let none = Demand(count: 0)

    /// Returns a request for a maximum number of elements, which must not be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be negative; ask for none instead of \(value).")
      return Demand(count: UInt(value))
    }

    /// The requested number of elements; nil if the number is unlimited.
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

  /// Adds another demand.
  public static func += (first: inout Self, second: Self) { first = first + second }

  /// Adds a number of elements.
  public static func += (first: inout Self, second: Int) { first = first + second }

  /// Returns the demand multiplied by a number.
  public static func * (first: Self, second: Int) -> Self {
    precondition(second >= 0, "A demand cannot be negative; multiply it by zero or more, not by \(second).")
    return first == .unlimited ? .unlimited : limited(first.count.multipliedReportingOverflow(by: UInt(second)))
  }

  /// Multiplies the demand.
  public static func *= (first: inout Self, second: Int) { first = first * second }

  /// Returns the difference of two demands, or no demand if the second is larger.
  public static func - (first: Self, second: Self) -> Self {
    if first == .unlimited { return .unlimited }
    return second.count >= first.count ? .none : Self(count: first.count - second.count)
  }

  /// Returns the demand minus a number of values, or no demand if the number is larger.
  public static func - (first: Self, second: Int) -> Self { first - .max(second) }

  /// Subtracts another demand. If the other demand is larger, nothing remains.
  public static func -= (first: inout Self, second: Self) { first = first - second }

  /// Subtracts a number of elements. If the number is larger, nothing remains.
  public static func -= (first: inout Self, second: Int) { first = first - second }

  /// Returns a sum or product, or an unlimited demand if the result is too large for an `Int`.
  private static func limited(_ result: (partialValue: UInt, overflow: Bool)) -> Self {
    result.overflow || result.partialValue > UInt(Int.max) ? .unlimited : Self(count: result.partialValue)
  }
}

extension Subscribers.Demand: Comparable {
  /// Returns a Boolean value that indicates whether the first demand is less than the second.
  public static func < (first: Self, second: Self) -> Bool { first.count < second.count }
}

extension Subscribers.Demand {
  /// Returns a Boolean value that indicates whether a demand is less than a number.
  public static func < (first: Self, second: Int) -> Bool { first < .max(second) }

  /// Returns a Boolean value that indicates whether a demand is less than or equal to a number.
  public static func <= (first: Self, second: Int) -> Bool { first <= .max(second) }

  /// Returns a Boolean value that indicates whether a demand is greater than a number.
  public static func > (first: Self, second: Int) -> Bool { first > .max(second) }

  /// Returns a Boolean value that indicates whether a demand is greater than or equal to a number.
  public static func >= (first: Self, second: Int) -> Bool { first >= .max(second) }

  /// Returns a Boolean value that indicates whether a demand is equal to a number.
  public static func == (first: Self, second: Int) -> Bool { first == .max(second) }

  /// Returns a Boolean value that indicates whether a demand differs from a number.
  public static func != (first: Self, second: Int) -> Bool { first != .max(second) }
}

extension Subscribers.Demand: Codable {
  /// Creates a demand by decoding.
  public init(from decoder: any Decoder) throws {
    count = try decoder.singleValueContainer().decode(UInt.self)
  }

  /// Encodes the demand.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(count)
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// A textual description of the demand.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}
