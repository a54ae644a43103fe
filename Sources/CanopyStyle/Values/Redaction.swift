public import CanopyCore

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

extension EnvironmentValues {
  /// The reasons to redact the content of this view; empty if the content isn't redacted.
  ///
  /// `redacted(reason:)` adds to it.
  @Entry public var redactionReasons: RedactionReasons = []

  /// A Boolean value that indicates whether the content is private.
  @Entry package var isPrivacySensitive: Bool = false

  /// A Boolean value that indicates whether placeholder shapes replace texts and images.
  package var showsPlaceholders: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

extension View {
  /// Adds a reason to redact the content of this view to those set by ancestors.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    _changing(\.redactionReasons) { reasons in reasons.formUnion(reason) }
  }

  /// Removes all reasons to redact the content of this view.
  nonisolated public func unredacted() -> some View { _setting(\.redactionReasons, []) }

  /// Marks the content of this view as private, so that it is hidden where `RedactionReasons.privacy` applies.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    _setting(\.isPrivacySensitive, sensitive)
  }
}
