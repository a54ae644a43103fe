package import CanopyCore

/// A type that specifies whether people can select texts: `.enabled` or `.disabled`.
public protocol TextSelectability {
  /// A Boolean value that indicates whether people can select texts.
  static var allowsSelection: Bool { get }
}

/// A type that lets people select texts.
public struct EnabledTextSelectability: TextSelectability {
  /// A Boolean value that indicates whether people can select texts, which is true.
  public static var allowsSelection: Bool { true }
}

/// A type that keeps people from selecting texts.
public struct DisabledTextSelectability: TextSelectability {
  /// A Boolean value that indicates whether people can select texts, which is false.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A value that lets people select texts.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A value that keeps people from selecting texts.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether people can select texts.
  @Entry package var textIsSelectable = false
}
