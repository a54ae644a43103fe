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

  /// Dims this view where its content is about to change: where ``RedactionReasons/invalidated`` is a reason to redact.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isInvalidatable: invalidatable))
  }
}

/// Dims a view whose content is about to change.
struct InvalidatableContent: ViewModifier {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}
