/// Which views of sections stay to be seen while the rest of their section is scrolled.
@frozen public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The views as bits.
  public let rawValue: UInt32

  /// Views given as bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// What is above the content of each section.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// What is below the content of each section.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
