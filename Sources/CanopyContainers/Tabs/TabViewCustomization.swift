public import CanopyCore
internal import CanopyDisplay
public import CanopyStyle

/// The customizations of the tabs of a tab view, which a program can keep.
///
/// ```swift
/// @State private var customization = TabViewCustomization()
///
/// TabView {
///   Tab("Home", systemImage: "house") { Home() }.customizationID("home")
/// }
/// .tabViewCustomization($customization)
/// ```
public struct TabViewCustomization: Equatable, Codable, Sendable {
  /// The customization of a tab.
  public struct TabCustomization: Equatable, Codable, Sendable {
    private var bar: Bool?
    private var sidebar: Bool?

    fileprivate init() {}

    /// The visibility of the tab in the tab bar.
    public var tabBarVisibility: Visibility {
      get { Visibility(isVisible: bar) }
      set { bar = newValue.isVisible }
    }

    /// The visibility of the tab in the sidebar.
    public var sidebarVisibility: Visibility {
      get { Visibility(isVisible: sidebar) }
      set { sidebar = newValue.isVisible }
    }
  }

  private var tabs: [String: TabCustomization] = [:]

  /// Creates a customization that changes nothing.
  public init() {}

  /// The customization of the tab with an identifier.
  public subscript(tab tabID: String) -> TabCustomization {
    get { tabs[tabID] ?? TabCustomization() }
    set { tabs[tabID] = newValue == TabCustomization() ? nil : newValue }
  }

  /// The visibility of a tab in the sidebar.
  public subscript(sidebarVisibility tabID: String) -> Visibility {
    get { self[tab: tabID].sidebarVisibility }
    set { self[tab: tabID].sidebarVisibility = newValue }
  }

  /// The visibility of a tab in the tab bar.
  public subscript(tabBarVisibility tabID: String) -> Visibility {
    get { self[tab: tabID].tabBarVisibility }
    set { self[tab: tabID].tabBarVisibility = newValue }
  }

  /// Shows all tabs again as they are without the customization.
  public mutating func resetVisibility() { tabs = [:] }
}

extension Visibility {
  fileprivate init(isVisible: Bool?) { self = isVisible.map { $0 ? .visible : .hidden } ?? .automatic }

  fileprivate var isVisible: Bool? { self == .automatic ? nil : self == .visible }
}

extension View {
  /// Sets the customization of the tab view in this view.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    modifier(TabCustomizing(customization: customization))
  }

  /// Adds a view above the tabs in the sidebar of the tab view in this view.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    _setting(\.tabSidebar.header, AnyView(content()))
  }

  /// Adds a view below the tabs in the sidebar of the tab view in this view. It scrolls with the tabs.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    _setting(\.tabSidebar.footer, AnyView(content()))
  }

  /// Adds a bar at the bottom of the sidebar of the tab view in this view.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    _setting(\.tabSidebar.bottomBar, AnyView(content()))
  }
}

/// Reads a customization, so that its changes update the tab views inside.
private struct TabCustomizing: ViewModifier {
  let customization: Binding<TabViewCustomization>?

  func body(content: Content) -> some View {
    content._setting(\.tabCustomization, customization?.wrappedValue, for: "tabViewCustomization(_:)")
  }
}

/// The views around the tabs in a sidebar.
struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

extension EnvironmentValues {
  /// The customization of the tab views in this view.
  @Entry var tabCustomization: TabViewCustomization?
  /// The views around the tabs in the sidebars of the tab views in this view.
  @Entry var tabSidebar = TabSidebarParts()
}

extension TabItem {
  /// Returns a Boolean value that indicates whether the tab is shown in a placement.
  func isShown(in place: AdaptableTabBarPlacement, _ customization: TabViewCustomization?) -> Bool {
    if isHidden || placement == .sidebarOnly && place == .tabBar { return false }
    let chosen = customizationID.flatMap { id in
      customization.map { place == .sidebar ? $0[sidebarVisibility: id] : $0[tabBarVisibility: id] }
    }
    if let chosen, chosen != .automatic { return chosen == .visible }
    return visibilities[place] ?? visibilities[.automatic] ?? .automatic != .hidden
  }
}
