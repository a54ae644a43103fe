public import CanopyCore
internal import CanopyStyle

/// A specification for the appearance and interaction of a tab view.
///
/// Use one of the styles of the framework: ``SwiftUI/TabViewStyle/automatic``, ``SwiftUI/TabViewStyle/page`` and its siblings.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The look of a tab view.
  var _look: _TabViewLook { get }
}

/// The look of a tab view.
public struct _TabViewLook: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case bar
    case sidebar
    case page(PageTabViewStyle.IndexDisplayMode)
  }

  let kind: Kind
}

/// The default tab view style: a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// A tab view style that shows the tabs in a bar, and never in a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// A tab view style that shows the tabs in a bar, above a box with the content on the desktop.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// A tab view style that shows the tabs in a sidebar where there is room for it, and in a bar elsewhere.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .sidebar) }
}

/// A tab view style that shows the tabs as pages, which people swipe.
public struct PageTabViewStyle: TabViewStyle {
  private let mode: IndexDisplayMode

  /// When the dots for the pages are shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    private enum Kind { case automatic, always, never }
    private let kind: Kind

    /// If there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// Always.
    public static let always = IndexDisplayMode(kind: .always)
    /// Never.
    public static let never = IndexDisplayMode(kind: .never)
  }

  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: When the dots for the pages are shown.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _look: _TabViewLook { _TabViewLook(kind: .page(mode)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style of tab views.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The tabs in a bar, and never in a sidebar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// The tabs in a bar, above a box with the content on the desktop.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The tabs in a sidebar where there is room for it, and in a bar elsewhere.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The tabs as pages, which people swipe.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// The tabs as pages, which people swipe.
  ///
  /// - Parameter indexDisplayMode: When the dots for the pages are shown.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Sets the style of the tab views in this view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    _setting(\.tabViewLook, onMainActor(with: style) { $0._look.kind })
  }
}

extension EnvironmentValues {
  /// The look of the tab views in this view.
  @Entry var tabViewLook = _TabViewLook.Kind.bar
}

// MARK: Dots

/// A specification for the appearance of the dots for the pages of a tab view.
public protocol IndexViewStyle {
  /// When the dots have a background.
  var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// An index view style of dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  public let _background: BackgroundDisplayMode

  /// When the dots have a background.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private enum Kind { case automatic, always, interactive, never }
    private let kind: Kind

    /// As the platform does: never.
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    /// Always.
    public static let always = BackgroundDisplayMode(kind: .always)
    /// While people press the dots.
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    /// Never.
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  /// Creates the style.
  ///
  /// - Parameter backgroundDisplayMode: When the dots have a background.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _background = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, one for each page.
  ///
  /// - Parameter backgroundDisplayMode: When the dots have a background.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of the dots for the pages of the tab views in this view.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    _setting(\.pageIndexBackground, style._background)
  }
}

extension EnvironmentValues {
  /// When the dots of the tab views in this view have a background.
  @Entry var pageIndexBackground = PageIndexViewStyle.BackgroundDisplayMode.automatic
}
