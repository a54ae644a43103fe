public import CanopyCore

/// An action that moves the focus back to its default location.
public struct ResetFocusAction: Sendable {
  private let box: ActionBox<@MainActor (Namespace.ID) -> Void>?

  /// Creates an action that does nothing, for views without a focus scope.
  package init() { box = nil }

  package init(_ reset: @escaping @MainActor (Namespace.ID) -> Void) { box = ActionBox(reset) }

  /// Moves the focus to the default location inside the scope of `namespace`.
  @MainActor @preconcurrency public func callAsFunction(in namespace: Namespace.ID) { box?.function(namespace) }
}
