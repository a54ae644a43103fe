/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Reasons given as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: shapes stand for it.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// Others may be looking: what is marked with `privacySensitive(_:)` is hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)

  /// The content is about to change: what is marked with `invalidatableContent(_:)` shows that.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
