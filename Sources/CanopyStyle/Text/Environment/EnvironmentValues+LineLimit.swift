public import CanopyCore

/// How many lines text has: the fewest that it takes room for, and the most that it may have.
package struct LineLimits: Hashable, Sendable {
  package var lower: Int?
  package var upper: Int?
}

private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: LineLimits { LineLimits() }
}

extension EnvironmentValues {
  /// How many lines text may have; `nil` is as many as it needs.
  public var lineLimit: Int? {
    get { lineLimits.upper }
    set { lineLimits = LineLimits(upper: newValue) }
  }

  /// How many lines text has at least and at most.
  package var lineLimits: LineLimits {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
}

extension View {
  /// Sets how many lines text may have; `nil` is as many as it needs.
  nonisolated public func lineLimit(_ number: Int?) -> some View { setting(\.lineLimits, LineLimits(upper: number)) }

  /// Sets how many lines text has at least.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    setting(\.lineLimits, LineLimits(lower: limit.lowerBound, upper: nil))
  }

  /// Sets how many lines text may have.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    setting(\.lineLimits, LineLimits(upper: limit.upperBound))
  }

  /// Sets for how many lines text takes room at least and at most.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    setting(\.lineLimits, LineLimits(lower: limit.lowerBound, upper: limit.upperBound))
  }

  /// Sets how many lines text may have, and whether it takes room for them even if it has fewer.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    setting(\.lineLimits, LineLimits(lower: reservesSpace ? limit : nil, upper: limit))
  }
}
