package import CanopyCore

/// A page of a navigation stack, as the views in it see it.
@MainActor
package protocol NavigationPlace: AnyObject {
  /// Shows the column after that of the page, where there is room for one.
  func showNextColumn()
}

/// The page of a navigation stack around a view. The views that a page presents aren't in that page.
package struct NavigationContext: Equatable {
  package private(set) weak var place: (any NavigationPlace)?

  package init(place: (any NavigationPlace)? = nil) { self.place = place }

  nonisolated package static func == (first: NavigationContext, second: NavigationContext) -> Bool {
    first.place === second.place
  }
}

extension EnvironmentValues {
  /// The page of a navigation stack around the view.
  @Entry package var navigationContext = NavigationContext()
}
