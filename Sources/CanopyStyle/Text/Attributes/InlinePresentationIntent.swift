// This is part of Foundation on Apple's systems, but not on Linux.

/// The meaning of text in an attributed string, as expressed by inline Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The raw value.
  public let rawValue: UInt

  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis: `*text*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis: `**text**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, which Markdown writes between backticks.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Strikethrough: `~~text~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line of the source that doesn't break the line.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The end of a line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML inside of a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML in lines of its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
