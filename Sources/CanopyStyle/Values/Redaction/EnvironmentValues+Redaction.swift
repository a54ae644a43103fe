public import CanopyCore

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
