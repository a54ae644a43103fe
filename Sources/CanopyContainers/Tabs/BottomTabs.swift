internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The content of the selected tab, with a bar of tabs that floats in front of its lower edge.
struct BottomTabs: View {
  let tabs: TabList
  let accessory: AnyView?
  /// A Boolean value that indicates whether the list of the tabs that the bar has no room for is shown.
  @State private var isMoreShown = false
  @State private var isMinimized = false
  @State private var visibility = Visibility.automatic
  /// The inset at the bottom of the window.
  @State private var inset: CGFloat = 0
  @Environment(\.bottomBarMetrics) private var metrics
  @Environment(\.tabBarMinimizeBehavior) private var minimizing

  init(tabs: TabList, accessory: AnyView?) { (self.tabs, self.accessory) = (tabs, accessory) }

  var body: some View {
    let places = BarPlaces(tabs, maxCount: metrics.maxCount)
    let isInMore = !isMoreShown && tabs.selected.map { places.others.map(\.id).contains($0.id) } == true
    ZStack {
      if isMoreShown { MoreTabs(places: places) } else { SelectedTab(tabs: tabs) }
    }
    .safeAreaInset(edge: .top, spacing: 0) {
      if isInMore { BackToMore { isMoreShown = true } }
    }
    .modifier(BarMinimizing(behavior: minimizing, isMinimized: $isMinimized))
    .onPreferenceChange(TabBarVisibilityKey.self) { visibility = $0 }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if visibility != .hidden {
        BottomBar(
          tabs: tabs, places: places, accessory: accessory, isMoreSelected: isMoreShown || isInMore,
          isMinimized: $isMinimized, isMoreShown: $isMoreShown
        )
        .padding(.bottom, metrics.margin - min(inset, metrics.coveredInset))
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.safeAreaInsets.bottom
    } action: {
      inset = $0
    }
    .onChange(of: tabs.selected?.id) { (isMoreShown, isMinimized) = (false, false) }
    .modifier(TabKeys(tabs: tabs))
  }
}

/// The places of tabs in a bar at the bottom.
@MainActor
struct BarPlaces {
  /// The tabs in the bar.
  var inBar: [TabEntry]
  /// The tabs that the bar has no room for. The place after the others shows a list of them.
  var others: [TabEntry] = []
  /// The tab for searching, which stands apart.
  var search: TabEntry?

  init(_ tabs: TabList, maxCount: Int) {
    let shown = tabs.shown
    let search = shown.last { $0.item.role == .search }
    let others = shown.filter { $0.id != search?.id }
    inBar = others.filter { $0.item.placement != .pinned } + others.filter { $0.item.placement == .pinned }
    self.search = search
    let room = search == nil ? maxCount : maxCount - 1
    if inBar.count > room {
      self.others = Array(inBar[(room - 1)...])
      inBar = Array(inBar[..<(room - 1)])
    }
  }

  /// The number of places, including the one for other tabs.
  var count: Int { inBar.count + (others.isEmpty ? 0 : 1) + (search == nil ? 0 : 1) }
}
