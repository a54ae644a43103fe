/// The regions of the safe area.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt

  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// All regions.
  public static let all = SafeAreaRegions(rawValue: UInt.max)
  /// Bars and views added by `safeAreaInset`.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
}
