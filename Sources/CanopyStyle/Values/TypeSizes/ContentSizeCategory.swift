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
