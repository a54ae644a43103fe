public import CanopyCore
internal import CanopyStyle

extension View {
  /// Dims this view while its content is out of date: while ``RedactionReasons/invalidated`` is among the redaction reasons.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isInvalidatable: invalidatable))
  }
}

/// A modifier that dims a view whose content is out of date.
private struct InvalidatableContent: ViewModifier {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) private var reasons

  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}
