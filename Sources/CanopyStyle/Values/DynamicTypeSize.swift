public import CanopyCore

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

extension EnvironmentValues {
  /// The text size that the user prefers.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large

  /// The text size that the user prefers: the older form of `dynamicTypeSize`.
  ///
  /// Both properties share one value.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.typeSize }
  }
}

extension View {
  /// Sets the text size in this view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    _setting(\.dynamicTypeSize, size)
  }

  /// Limits the text size in this view to a range.
  ///
  /// ```swift
  /// Keypad().dynamicTypeSize(...DynamicTypeSize.xxLarge)
  /// ```
  ///
  /// An inherited size outside of `range` is replaced by the nearest size inside.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    _changing(\.dynamicTypeSize) { size in size = size.limited(to: range) }
  }
}

/// The text size that the user prefers: the older form of `DynamicTypeSize`.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// Equivalent to `DynamicTypeSize.xSmall`.
  case extraSmall
  /// Equivalent to `DynamicTypeSize.small`.
  case small
  /// Equivalent to `DynamicTypeSize.medium`.
  case medium
  /// Equivalent to `DynamicTypeSize.large`.
  case large
  /// Equivalent to `DynamicTypeSize.xLarge`.
  case extraLarge
  /// Equivalent to `DynamicTypeSize.xxLarge`.
  case extraExtraLarge
  /// Equivalent to `DynamicTypeSize.xxxLarge`.
  case extraExtraExtraLarge
  /// Equivalent to `DynamicTypeSize.accessibility1`.
  case accessibilityMedium
  /// Equivalent to `DynamicTypeSize.accessibility2`.
  case accessibilityLarge
  /// Equivalent to `DynamicTypeSize.accessibility3`.
  case accessibilityExtraLarge
  /// Equivalent to `DynamicTypeSize.accessibility4`.
  case accessibilityExtraExtraLarge
  /// Equivalent to `DynamicTypeSize.accessibility5`.
  case accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates whether the size is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

  /// Returns a Boolean value that indicates whether the first size is smaller than the second.
  public static func < (first: Self, second: Self) -> Bool { first.typeSize < second.typeSize }

  /// Returns a Boolean value that indicates whether the first size is smaller than or equal to the second.
  public static func <= (first: Self, second: Self) -> Bool { first.typeSize <= second.typeSize }

  /// Returns a Boolean value that indicates whether the first size is larger than the second.
  public static func > (first: Self, second: Self) -> Bool { first.typeSize > second.typeSize }

  /// Returns a Boolean value that indicates whether the first size is larger than or equal to the second.
  public static func >= (first: Self, second: Self) -> Bool { first.typeSize >= second.typeSize }

  /// The equivalent dynamic type size.
  var typeSize: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }

  init(_ size: DynamicTypeSize) {
    self =
      switch size {
      case .xSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .extraLarge
      case .xxLarge: .extraExtraLarge
      case .xxxLarge: .extraExtraExtraLarge
      case .accessibility1: .accessibilityMedium
      case .accessibility2: .accessibilityLarge
      case .accessibility3: .accessibilityExtraLarge
      case .accessibility4: .accessibilityExtraExtraLarge
      case .accessibility5: .accessibilityExtraExtraExtraLarge
      }
  }
}
