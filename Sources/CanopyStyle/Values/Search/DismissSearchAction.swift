/// Ends the search that a view is in: empties the search field and takes the focus from it.
///
/// In a view that is in no search it does nothing. It is the same as long as the search field is there.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  nonisolated private let box: ActionBox<@MainActor () -> Void>?

  /// Does nothing: there is no search.
  nonisolated package init() { box = nil }

  /// Runs `dismiss`. Keep the action as long as the search field is there.
  nonisolated package init(_ dismiss: @escaping @MainActor () -> Void) { box = ActionBox(dismiss) }

  /// Ends the search.
  public func callAsFunction() { box?.function() }
}
