public import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle

/// A view that shows pages, under the name that it had before `NavigationStack` and `NavigationSplitView`.
///
/// Where there is room for columns, the first view of the content is the sidebar, and the page of a link in it is shown beside it.
/// Elsewhere, and in the stack style, pages are shown one above the other.
public struct NavigationView<Content: View> {
  private let content: Content
  @Environment(\.navigationViewLook) private var look
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.interfaceIdiom) private var idiom

  /// Creates a navigation view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// A stack, or columns.
  public var body: some View {
    let showsColumns = look == .columns || (look == .automatic && (idiom == .desktop || sizeClass == .regular))
    let parts = (content as? any ViewWithParts)?.parts ?? [AnyView(content)]
    if showsColumns, look == .columns || parts.count > 1 || idiom == .desktop {
      SplitColumns(
        visibility: nil, preferred: nil,
        columns: parts.count == 1 ? parts + [AnyView(EmptyView())] : Array(parts.prefix(3)))
    } else {
      NavigationStack { parts.first }
    }
  }
}

// MARK: - Styles

/// The look of navigation views, which styles choose.
public enum _NavigationViewLook: Hashable, Sendable { case automatic, stack, columns }

/// A style of navigation views.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// The look that the style stands for. Not for apps.
  nonisolated var _look: _NavigationViewLook { get }
}

/// The style that fits the room for the view.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _look: _NavigationViewLook { .automatic }
}

/// A style that shows one page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _look: _NavigationViewLook { .stack }
}

/// A style that shows columns beside each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
  nonisolated public var _look: _NavigationViewLook { .columns }
}

/// A style that shows two columns beside each other.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _look: _NavigationViewLook { .columns }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that fits the room for the view.
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns beside each other.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension EnvironmentValues {
  @Entry var navigationViewLook = _NavigationViewLook.automatic
}

extension View {
  /// Sets the style of navigation views in this view.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    _setting(\.navigationViewLook, style._look)
  }
}
