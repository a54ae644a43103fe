/// An action that ends a search: it clears the search field and removes the focus from it.
///
/// The action does nothing outside of a search. It keeps its identity for the lifetime of the search field.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  nonisolated private let box: ActionBox<@MainActor () -> Void>?

  /// Creates an action that does nothing, for views outside of a search.
  nonisolated package init() { box = nil }

  /// Creates an action that runs `dismiss`. Keep the action for the lifetime of the search field.
  nonisolated package init(_ dismiss: @escaping @MainActor () -> Void) { box = ActionBox(dismiss) }

  /// Ends the search.
  public func callAsFunction() { box?.function() }
}
