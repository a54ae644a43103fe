public import CanopyCore

extension View {
  /// Gives a reason why this view's content is not shown as it is, in addition to those given further out.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    changing(\.redactionReasons) { reasons in reasons.formUnion(reason) }
  }

  /// Shows this view's content as it is, whatever reasons there are further out.
  nonisolated public func unredacted() -> some View { setting(\.redactionReasons, []) }

  /// Marks this view's content as not for everybody's eyes: it is hidden where privacy is a reason to redact.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    setting(\.isPrivacySensitive, sensitive)
  }
}
