public import CanopyCore
internal import CanopyStyle

extension View {
  /// Dims this view where its content is about to change: where ``RedactionReasons/invalidated`` is a reason to redact.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isInvalidatable: invalidatable))
  }
}

/// Dims a view whose content is about to change.
private struct InvalidatableContent: ViewModifier {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}
