/// What may reach into the edges of a window.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt

  /// Regions given as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Everything.
  public static let all = SafeAreaRegions(rawValue: UInt.max)
  /// Bars, and what `safeAreaInset` puts there.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// A keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
}
