/// How large the user wants text.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest.
  case xSmall
  /// Smaller than usual.
  case small
  /// A little smaller than usual.
  case medium
  /// As usual.
  case large
  /// A little larger than usual.
  case xLarge
  /// Larger than usual.
  case xxLarge
  /// The largest for most users.
  case xxxLarge
  /// The first of the sizes for users who see little.
  case accessibility1
  /// The second of them.
  case accessibility2
  /// The third of them.
  case accessibility3
  /// The fourth of them.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether it is one of the sizes for users who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size in `range` that is nearest; this one if the range has none.
  func limited(to range: some RangeExpression<DynamicTypeSize>) -> DynamicTypeSize {
    if range.contains(self) { return self }
    let smaller = Self.allCases.last { $0 < self && range.contains($0) }
    let larger = Self.allCases.first { $0 > self && range.contains($0) }
    return smaller ?? larger ?? self
  }
}
