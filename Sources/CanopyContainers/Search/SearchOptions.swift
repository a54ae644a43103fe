public import CanopyCore
internal import CanopyLayout
public import CanopyStyle
internal import CanopyText

/// The place of the field for searching.
public struct SearchFieldPlacement: Sendable {
  /// When a field below the title is visible.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private enum Mode { case automatic, always }
    private let mode: Mode

    /// While people are at the top of the content.
    public static let automatic = NavigationBarDrawerDisplayMode(mode: .automatic)
    /// Always. In Canopy, a field below the title is always visible.
    public static let always = NavigationBarDrawerDisplayMode(mode: .always)
  }

  enum Place { case automatic, toolbar, drawer }

  let place: Place

  /// At the bottom on the phone, and in the bar on the desktop.
  public static let automatic = SearchFieldPlacement(place: .automatic)
  /// In the bar on the desktop, and at the bottom on the phone.
  public static let toolbar = SearchFieldPlacement(place: .toolbar)
  /// In the bar on the desktop, and at the bottom on the phone.
  public static let toolbarPrincipal = SearchFieldPlacement(place: .toolbar)
  /// In the sidebar: below the title of its column.
  public static let sidebar = SearchFieldPlacement(place: .drawer)
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(place: .drawer)

  /// Below the title.
  public static func navigationBarDrawer(displayMode _: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(place: .drawer)
  }
}

/// When the scopes of a search are visible.
public struct SearchScopeActivation: Sendable {
  enum Moment { case entry, presentation }

  let moment: Moment

  /// When people have entered something.
  public static let automatic = SearchScopeActivation(moment: .entry)
  /// When people have entered something.
  public static let onTextEntry = SearchScopeActivation(moment: .entry)
  /// As soon as people begin to search.
  public static let onSearchPresentation = SearchScopeActivation(moment: .presentation)
}

/// The behavior of the bar while people search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private enum Behavior { case automatic, avoidHidingContent }
  private let behavior: Behavior

  /// On the phone, the bar makes room for results.
  public static let automatic = SearchPresentationToolbarBehavior(behavior: .automatic)
  /// The bar stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(behavior: .avoidHidingContent)
}

/// The size of a field for searching in a bar while people don't use it.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private enum Behavior { case automatic, minimize }
  private let behavior: Behavior

  /// A field.
  public static let automatic = SearchToolbarBehavior(behavior: .automatic)
  /// A button, until people press it.
  public static let minimize = SearchToolbarBehavior(behavior: .minimize)
}

/// Views that modifiers add to a search. They are kept in an object, because the environment compares its values.
@MainActor
final class SearchExtras {
  private var view = AnyView(EmptyView())
  private let changes = OwnedSource("the suggestions of a search")

  nonisolated init() {}

  /// The views, which become a dependency of the running body.
  var current: AnyView {
    changes.track()
    return view
  }

  /// Replaces the views, while a body runs.
  func replace(_ view: AnyView) {
    self.view = view
    changes.changed(inUpdate: ())
  }
}

/// Views that a modifier adds to a search, as a value of the environment.
struct SearchAddition: Equatable {
  let extras: SearchExtras
  var activation: SearchScopeActivation.Moment = .entry

  nonisolated static func == (first: Self, second: Self) -> Bool {
    first.extras === second.extras && first.activation == second.activation
  }
}

extension EnvironmentValues {
  @Entry var searchSuggestions: SearchAddition?
  @Entry var searchScopes: SearchAddition?
  @Entry var searchKeepsToolbar = false
  @Entry var searchIsMinimized = false
}

extension ContainerValues {
  /// The text that a suggestion of a search stands for.
  @Entry var searchCompletion: String?
}

extension View {
  /// Adds suggestions to the search of this view. They are shown over the content while people search.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(SearchAdding(key: \.searchSuggestions, activation: .entry, view: suggestions()))
  }

  /// Sets where suggestions are shown. In Canopy, they are hidden for all places, or for none.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    _changing(\.searchSuggestions) { if visibility == .hidden, !placements.isEmpty { $0 = nil } }
  }

  /// Makes this view a suggestion of a search, which people choose to search for a text.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    containerValue(\.searchCompletion, completion)
  }

  /// Adds a choice of scopes to the search of this view.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Adds a choice of scopes to the search of this view.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(
      SearchAdding(
        key: \.searchScopes, activation: activation.moment, view: ScopePicker(scope: scope, scopes: scopes())))
  }

  /// Sets what happens to the bar while people search.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    _setting(\.searchKeepsToolbar, behavior == .avoidHidingContent)
  }

  /// Sets the size of fields for searching in a bar while people don't use them.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    _setting(\.searchIsMinimized, behavior == .minimize)
  }
}

/// Adds views to the search inside.
private struct SearchAdding<Added: View> {
  let key: WritableKeyPath<EnvironmentValues, SearchAddition?>
  let activation: SearchScopeActivation.Moment
  let view: Added
  @State private var extras = SearchExtras()

  init(
    key: WritableKeyPath<EnvironmentValues, SearchAddition?>, activation: SearchScopeActivation.Moment, view: Added
  ) {
    (self.key, self.activation, self.view) = (key, activation, view)
  }
}

extension SearchAdding: ViewModifier {
  func body(content: Content) -> some View {
    let _ = extras.replace(AnyView(view))
    content._setting(key, SearchAddition(extras: extras, activation: activation), for: "searchable")
  }
}
