public import CanopyCore

extension EnvironmentValues {
  /// Whether the user is searching with the search field around.
  @Entry public package(set) var isSearching: Bool = false

  /// Ends the search that this view is in.
  @Entry public package(set) var dismissSearch: DismissSearchAction = DismissSearchAction()

  /// Where suggestions for the search are shown.
  @Entry public package(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement = .automatic
}
