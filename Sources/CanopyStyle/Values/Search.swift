public import CanopyCore

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

/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private enum Place: Sendable { case automatic, menu, content }
  private let place: Place

  /// Depends on the host.
  public static let automatic = SearchSuggestionsPlacement(place: .automatic)

  /// In a menu attached to the search field.
  public static let menu = SearchSuggestionsPlacement(place: .menu)

  /// In place of the content.
  public static let content = SearchSuggestionsPlacement(place: .content)

  /// A set of placements.
  public struct Set: OptionSet, Sendable {
    /// The type of the elements of the set.
    public typealias Element = SearchSuggestionsPlacement.Set

    /// The placements as bits.
    public var rawValue: Int

    /// Creates a set of placements from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu attached to the search field.
    public static let menu = Set(rawValue: 1 << 0)

    /// In place of the content.
    public static let content = Set(rawValue: 1 << 1)
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the user is searching with the search field around this view.
  @Entry public package(set) var isSearching: Bool = false

  /// The action that ends the search around this view.
  @Entry public package(set) var dismissSearch: DismissSearchAction = DismissSearchAction()

  /// The placement of search suggestions.
  @Entry public package(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement = .automatic
}

extension EnvironmentValues {
  /// The action of Backspace in an empty field, such as removing what stands before the field.
  @Entry package var deletionBeforeText: ActionBox<@MainActor () -> Void>?

  /// The text of the search around the view.
  @Entry package var searchedText = ""
}
