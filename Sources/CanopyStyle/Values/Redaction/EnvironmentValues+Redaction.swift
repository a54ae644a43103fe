public import CanopyCore

extension EnvironmentValues {
  /// Why content is not shown as it is here; empty where it is.
  ///
  /// `redacted(reason:)` adds to it.
  @Entry public var redactionReasons: RedactionReasons = []

  /// Whether the content is not for everybody's eyes.
  @Entry package var isPrivacySensitive: Bool = false

  /// Whether shapes stand for texts and images here.
  package var showsPlaceholders: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}
