extension Image {
  /// How much brighter than white an image may be.
  public struct DynamicRange: Hashable, Sendable {
    private enum Level { case standard, constrainedHigh, high }
    private let level: Level

    /// Not at all.
    public static let standard = DynamicRange(level: .standard)

    /// A little, so that it goes with what is around.
    public static let constrainedHigh = DynamicRange(level: .constrainedHigh)

    /// As much as the display can show.
    public static let high = DynamicRange(level: .high)
  }
}
