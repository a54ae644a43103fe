public import CanopyCore

/// Puts the focus back to where it is by default.
public struct ResetFocusAction: Sendable {
  private let box: ActionBox<@MainActor (Namespace.ID) -> Void>?

  /// Does nothing: there is no focus to put back.
  package init() { box = nil }

  package init(_ reset: @escaping @MainActor (Namespace.ID) -> Void) { box = ActionBox(reset) }

  /// Puts the focus back to the default inside the scope of `namespace`.
  @MainActor @preconcurrency public func callAsFunction(in namespace: Namespace.ID) { box?.function(namespace) }
}
