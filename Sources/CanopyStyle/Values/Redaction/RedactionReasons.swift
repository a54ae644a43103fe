/// The reasons to redact content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Creates a set of reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Placeholder shapes replace the content, for example while it loads.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// Content marked with `privacySensitive(_:)` is hidden because other people may see the screen.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)

  /// Content marked with `invalidatableContent(_:)` shows that it is about to change.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
