/// The text size that the user prefers.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size.
  case xSmall
  /// The second smallest size.
  case small
  /// A size slightly smaller than the default.
  case medium
  /// The default size.
  case large
  /// A size slightly larger than the default.
  case xLarge
  /// The second largest size besides the accessibility sizes.
  case xxLarge
  /// The largest size besides the accessibility sizes.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The fifth and largest accessibility size.
  case accessibility5

  /// A Boolean value that indicates whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns the size in `range` that is nearest to this size, or this size if the range is empty.
  func limited(to range: some RangeExpression<DynamicTypeSize>) -> DynamicTypeSize {
    if range.contains(self) { return self }
    let smaller = Self.allCases.last { $0 < self && range.contains($0) }
    let larger = Self.allCases.first { $0 > self && range.contains($0) }
    return smaller ?? larger ?? self
  }
}
