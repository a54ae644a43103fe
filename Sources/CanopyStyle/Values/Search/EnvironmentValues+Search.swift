public import CanopyCore

extension EnvironmentValues {
  /// A Boolean value that indicates whether the user is searching with the search field around this view.
  @Entry public package(set) var isSearching: Bool = false

  /// The action that ends the search around this view.
  @Entry public package(set) var dismissSearch: DismissSearchAction = DismissSearchAction()

  /// The placement of search suggestions.
  @Entry public package(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement = .automatic
}
