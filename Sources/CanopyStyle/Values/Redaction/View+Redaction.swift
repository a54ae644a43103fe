public import CanopyCore

extension View {
  /// Adds a reason to redact the content of this view to those set by ancestors.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    changing(\.redactionReasons) { reasons in reasons.formUnion(reason) }
  }

  /// Removes all reasons to redact the content of this view.
  nonisolated public func unredacted() -> some View { setting(\.redactionReasons, []) }

  /// Marks the content of this view as private, so that it is hidden where `RedactionReasons.privacy` applies.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    setting(\.isPrivacySensitive, sensitive)
  }
}
