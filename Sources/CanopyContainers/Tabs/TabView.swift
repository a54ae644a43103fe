public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// A view that switches between several child views with tabs.
///
/// ```swift
/// TabView(selection: $selection) {
///   Tab("Mail", systemImage: "envelope", value: .mail) { Inbox() }
///   Tab("People", systemImage: "person", value: .people) { Contacts() }
/// }
/// ```
///
/// The content of a tab is created when the tab is first selected, and keeps its state from then on. It appears when its tab is
/// selected, and disappears when another one is.
///
/// In older code, the tabs are views with `tabItem(_:)` and a tag of the selection's type. Without a tag, a tab has its position as its
/// value if the selection is a number.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var memory = TabMemory<SelectionValue>()
  @Environment(\.tabViewLook) private var look
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.tabViewAccessory) private var accessory
  @Environment(\.tabCustomization) private var customization
  @Environment(\.tabSidebar) private var sidebar
  /// A Boolean value that indicates whether there is room for a sidebar.
  @State private var isWide = false

  private init(_ selection: Binding<SelectionValue>?, _ content: Content) {
    (self.selection, self.content) = (selection, content)
  }
}

@MainActor
extension TabView: View {
  /// The tabs, and the content of the selected tab.
  public var body: some View {
    let hasSidebar = look == .sidebar && idiom == .desktop && isWide
    KeptSubviews(of: content) { subviews in
      let tabs = TabList(subviews, selection, memory, in: hasSidebar ? .sidebar : .tabBar, customization)
      switch look {
      case .page(let index): PagedTabs(tabs: tabs, index: index)
      case .bar, .sidebar:
        if idiom == .phone {
          BottomTabs(tabs: tabs, accessory: accessory)
        } else {
          TopTabs(tabs: tabs, accessory: accessory, sidebar: hasSidebar ? sidebar : nil)
        }
      }
    }
    ._setting(\.isTabContainer, true, for: "TabView")
    // Tab views inside have an accessory and a customization of their own.
    ._setting(\.tabViewAccessory, nil, for: "TabView")
    ._setting(\.tabCustomization, nil, for: "TabView")
    ._setting(\.tabSidebar, TabSidebarParts(), for: "TabView")
    ._setting(\.tabBarPlacement, placement(hasSidebar: hasSidebar), for: "TabView")
    ._setting(\.isTabViewSidebarAvailable, look == .sidebar && idiom == .desktop, for: "TabView")
    ._setting(\.isTabBarShowingSections, hasSidebar, for: "TabView")
    .onGeometryChange(for: Bool.self) { [look] geometry in
      look == .sidebar && geometry.size.width >= TopBarMetrics.minWidthWithSidebar
    } action: {
      isWide = $0
    }
  }

  private func placement(hasSidebar: Bool) -> TabBarPlacement {
    switch look {
    case .page: .pageIndicator
    case .bar, .sidebar: hasSidebar ? .sidebar : idiom == .phone ? .bottomBar : .topBar
    }
  }
}

extension TabView {
  /// Creates a tab view from views, each of which is a tab.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected tab.
  ///   - content: The tabs, with `tabItem(_:)` and a tag.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection, content())
  }

  /// Creates a tab view from tabs with values.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected tab.
  ///   - content: The tabs.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(selection, TabContentBuilder.Content(content: content()))
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view from views, each of which is a tab. People select tabs, and the program doesn't.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view from tabs without values. People select tabs, and the program doesn't.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C> {
    self.init(nil, TabContentBuilder.Content(content: content()))
  }
}
