internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// Adds a search to a view: a field in the bar, and suggestions and scopes over the content.
struct SearchModifier {
  let request: SearchRequest
  let isPresented: Binding<Bool>?
  @State private var ownPresented = false
  @State private var dismissal = SearchDismissal()
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchKeepsToolbar) private var keepsToolbar
  @Environment(\.navigationContext) private var navigation

  init(_ request: SearchRequest, isPresented: Binding<Bool>?) {
    (self.request, self.isPresented) = (request, isPresented)
  }
}

extension SearchModifier: ViewModifier {
  func body(content: Content) -> some View {
    let presented = isPresented ?? $ownPresented
    let isSearching = presented.wrappedValue
    let _ =
      dismissal.end = {
        request.text.wrappedValue = ""
        presented.wrappedValue = false
      }
    content
      ._setting(\.isSearching, isSearching, for: "searchable")
      ._setting(\.dismissSearch, dismissal.action, for: "searchable")
      ._setting(\.searchedText, request.text.wrappedValue, for: "searchable")
      .overlay {
        if isSearching, let suggestions { SearchSuggestionList(extras: suggestions.extras, text: request.text) }
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if isSearching, let scopes, showsScopes(scopes) {
          scopes.extras.current.padding(.horizontal, 16).frame(height: 44)
        }
      }
      .modifier(
        SearchPlace(
          request: request, isPresented: presented, hidesBar: !keepsToolbar, isInPage: navigation.place != nil))
  }

  @MainActor private func showsScopes(_ scopes: SearchAddition) -> Bool {
    scopes.activation == .presentation || !request.text.wrappedValue.isEmpty
  }
}

/// The action that ends a search. It is the same as long as the search is in the tree.
@MainActor
private final class SearchDismissal {
  var end: () -> Void = {}
  private(set) lazy var action = DismissSearchAction { [weak self] in self?.end() }

  nonisolated init() {}
}

/// Shows the field in the bars of the page around the view. Where there is none, a stack inside shows it in the bar of its root.
private struct SearchPlace: ViewModifier {
  let request: SearchRequest
  let isPresented: Binding<Bool>
  let hidesBar: Bool
  let isInPage: Bool
  @State private var offer = OfferedSearch()

  init(request: SearchRequest, isPresented: Binding<Bool>, hidesBar: Bool, isInPage: Bool) {
    (self.request, self.isPresented, self.hidesBar, self.isInPage) = (request, isPresented, hidesBar, isInPage)
  }

  func body(content: Content) -> some View {
    if isInPage {
      content.background {
        KeptSubviews(of: field) { views in
          SearchReport().preference(key: BarSettingsKey.self, value: BarSettings(search: search(views)))
        }
      }
    } else {
      content
        ._setting(\.offeredSearch, offer, for: "searchable")
        .background {
          if offer.isTaken {
            KeptSubviews(of: field) { views in
              let _ = offer.search = search(views)
              SearchReport()
            }
          }
        }
        .safeAreaInset(edge: .top, spacing: 0) {
          if !offer.isTaken { field.padding(8) }
        }
    }
  }

  private func search(_ views: SubviewsCollection) -> ShownSearch {
    ShownSearch(
      field: views, isInDrawer: request.placement.place == .drawer, isPresented: isPresented.wrappedValue,
      hidesBar: hidesBar)
  }

  private var field: some View { SearchField(request: request, isPresented: isPresented) }
}

/// An invisible view beside the content.
private struct SearchReport: View {
  var body: some View {
    Color.clear.frame(width: 0, height: 0).accessibilityHidden(true).allowsHitTesting(false)
  }
}
