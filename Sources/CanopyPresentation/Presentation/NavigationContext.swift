package import CanopyCore

/// A page of a navigation stack, as the views in it see it.
@MainActor
package protocol NavigationPlace: AnyObject {
  /// Shows the column after that of the page, where there is room for one.
  func showNextColumn()

  /// Follows a selection in the page, which decides what the next column shows. Where there is room for one column, a selection shows the
  /// next one, and the end of the selection goes back.
  ///
  /// - Parameters:
  ///   - isEmpty: A Boolean value that indicates whether nothing is selected.
  ///   - isInitial: A Boolean value that indicates whether the list has just appeared.
  ///   - clear: Clears the selection, when people go back.
  func selectionChanged(isEmpty: Bool, isInitial: Bool, clear: @escaping () -> Void)

  /// A Boolean value that indicates whether the page is in one of several columns.
  var isInColumn: Bool { get }
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
