public import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
public import Foundation

/// A view that shows two or three columns, where links in one column show their page in the next.
///
/// ```swift
/// NavigationSplitView {
///   List(folders, selection: $folder) { Text($0.name) }
/// } detail: {
///   if let folder { FolderDetails(folder) } else { Text("Choose a folder") }
/// }
/// ```
///
/// Where there is no room for columns, one of them is shown, and people go back to those before it. All columns keep their state.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let columns: [AnyView]
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferred: Binding<NavigationSplitViewColumn>?

  private init(
    _ columns: [AnyView], _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferred: Binding<NavigationSplitViewColumn>?
  ) {
    (self.columns, self.visibility, self.preferred) = (columns, visibility, preferred)
  }
}

extension NavigationSplitView: View {
  /// The columns.
  public var body: some View { SplitColumns(visibility: visibility, preferred: preferred, columns: columns) }
}

extension NavigationSplitView {
  /// Creates a view with three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], nil, nil)
  }

  /// Creates a view with three columns, of which a binding says which are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], columnVisibility, nil)
  }

  /// Creates a view with three columns, of which a binding says which is shown where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], nil, preferredCompactColumn)
  }

  /// Creates a view with three columns, of which bindings say which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], columnVisibility, preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view with two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init([AnyView(sidebar()), AnyView(detail())], nil, nil)
  }

  /// Creates a view with two columns, of which a binding says which are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init([AnyView(sidebar()), AnyView(detail())], columnVisibility, nil)
  }

  /// Creates a view with two columns, of which a binding says which is shown where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init([AnyView(sidebar()), AnyView(detail())], nil, preferredCompactColumn)
  }

  /// Creates a view with two columns, of which bindings say which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init([AnyView(sidebar()), AnyView(detail())], columnVisibility, preferredCompactColumn)
  }
}

/// The columns of a split view that are visible beside each other.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private enum Columns: String, Hashable, Codable { case automatic, all, doubleColumn, detailOnly }
  private let columns: Columns

  /// The columns that there is room for.
  public static let automatic = NavigationSplitViewVisibility(columns: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(columns: .all)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(columns: .doubleColumn)
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(columns: .detailOnly)

  /// Returns the index of the first column that is visible.
  func first(of count: Int) -> Int {
    switch columns {
    case .automatic, .all: 0
    case .doubleColumn: max(count - 2, 0)
    case .detailOnly: count - 1
    }
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Place { case sidebar, content, detail }
  private let place: Place

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(place: .sidebar)
  /// The column between the others, or the last one of two.
  public static let content = NavigationSplitViewColumn(place: .content)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(place: .detail)

  /// Returns the index of the column.
  func place(among count: Int) -> Int {
    switch place {
    case .sidebar: 0
    case .content: min(1, count - 1)
    case .detail: count - 1
    }
  }

  /// Returns the column at an index.
  static func column(_ index: Int, of count: Int) -> NavigationSplitViewColumn {
    if index == 0 { return .sidebar }
    return index == count - 1 ? .detail : .content
  }
}

// MARK: - Styles

/// A style of split views. In Canopy, all of them make the last column as wide as there is room.
public protocol NavigationSplitViewStyle {}

/// The default style of split views.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style that makes the last column smaller when others appear.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style that keeps the size of the last column where that is possible.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column gets smaller when others appear.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its size where that is possible.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets the style of split views in this view.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    _setting(\.detailIsProminent, style is ProminentDetailNavigationSplitViewStyle)
  }

  /// Sets the width of the column around this view.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(least: width, ideal: width, most: width))
  }

  /// Sets the width of the column around this view, within limits.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(least: min, ideal: ideal, most: max))
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the last column of a split view keeps its size when others appear.
  @Entry var detailIsProminent = false
}
