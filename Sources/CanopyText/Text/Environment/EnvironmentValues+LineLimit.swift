public import CanopyCore

/// The number of lines of text: the minimum for which it reserves space, and the maximum.
package struct LineLimits: Hashable, Sendable {
  package let lower: Int?
  package let upper: Int?

  /// Creates limits. A maximum below 1 is reported and replaced with 1, as on Apple's systems.
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
    layout("A text\(place()) has a line limit of \(limit). It is treated as 1. To hide the text, use an `if`.")
  }
}

private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: LineLimits { LineLimits() }
}

extension EnvironmentValues {
  /// The maximum number of lines of text; `nil` for no limit. Values below 1 are treated as 1.
  public var lineLimit: Int? {
    get { lineLimits.upper }
    set { lineLimits = LineLimits(upper: newValue) }
  }

  /// The minimum and maximum number of lines.
  package var lineLimits: LineLimits {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
}

extension View {
  /// Sets the maximum number of lines of text; `nil` for no limit. Values below 1 are treated as 1.
  nonisolated public func lineLimit(_ number: Int?) -> some View { _setting(\.lineLimits, LineLimits(upper: number)) }

  /// Sets the minimum number of lines for which text reserves space.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    _setting(\.lineLimits, LineLimits(lower: limit.lowerBound, upper: nil))
  }

  /// Sets the maximum number of lines of text.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    _setting(\.lineLimits, LineLimits(upper: limit.upperBound))
  }

  /// Sets the minimum number of lines for which text reserves space, and the maximum.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    _setting(\.lineLimits, LineLimits(lower: limit.lowerBound, upper: limit.upperBound))
  }

  /// Sets the maximum number of lines of text, and whether it reserves space for all of them.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    _setting(\.lineLimits, LineLimits(lower: reservesSpace ? limit : nil, upper: limit))
  }
}
