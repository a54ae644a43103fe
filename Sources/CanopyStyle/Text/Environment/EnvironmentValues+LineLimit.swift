public import CanopyCore

/// How many lines text has: the fewest that it takes room for, and the most that it may have.
package struct LineLimits: Hashable, Sendable {
  package let lower: Int?
  package let upper: Int?

  /// A maximum below 1 is reported, and is 1, as on Apple's systems.
  package init(lower: Int? = nil, upper: Int? = nil) {
    if let upper, upper < 1 {
      RuntimeIssue.record(.lineLimitIsTooLow(upper))
      self.upper = 1
    } else {
      self.upper = upper
    }
    self.lower = lower
  }
}

extension RuntimeIssue {
  fileprivate static func lineLimitIsTooLow(_ limit: Int) -> RuntimeIssue {
    layout("A text\(place()) has a line limit of \(limit). It is shown with 1 line; use an `if` to leave it out.")
  }
}

private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: LineLimits { LineLimits() }
}

extension EnvironmentValues {
  /// How many lines text may have; `nil` is as many as it needs. A value less than 1 is 1.
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
  /// Sets how many lines text may have; `nil` is as many as it needs. A value less than 1 is 1.
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
