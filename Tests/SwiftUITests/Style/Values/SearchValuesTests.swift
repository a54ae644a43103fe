import SwiftUI
import Testing

/// Values of the search that a view is in.
@MainActor @Suite struct SearchValuesTests {
  @Test func isSearchingIsInherited() throws {
    try expectFlow(of: \.isSearching, default: false, host: true, subtree: false)
  }

  @Test func searchSuggestionsPlacementIsInherited() throws {
    try expectFlow(of: \.searchSuggestionsPlacement, default: .automatic, host: .menu, subtree: .content)
    #expect(SearchSuggestionsPlacement.Set([.menu, .content]).contains(.menu))
  }

  @Test func dismissSearchCallsTheInnermostAction() throws {
    var ended: [String] = []
    let inner = DismissSearchAction { ended.append("inner") }
    let outer = DismissSearchAction { ended.append("outer") }
    let dismiss = try seen(\.dismissSearch) {
      $0.environment(\.dismissSearch, inner).environment(\.dismissSearch, outer)
    }
    dismiss()
    EnvironmentValues().dismissSearch()
    #expect(ended == ["inner"])
  }
}
