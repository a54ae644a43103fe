extension Image {
  /// The range of brightness that an image may use.
  public struct DynamicRange: Hashable, Sendable {
    private enum Level { case standard, constrainedHigh, high }
    private let level: Level

    /// No brighter than the white of the interface.
    public static let standard = DynamicRange(level: .standard)

    /// A little brighter than the white of the interface, so that the image fits in with the views around it.
    public static let constrainedHigh = DynamicRange(level: .constrainedHigh)

    /// As bright as the display permits.
    public static let high = DynamicRange(level: .high)
  }
}
