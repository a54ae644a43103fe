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

/// A bar of tabs in the shape of a capsule, with the tab for searching beside it and the accessory above it.
struct BottomBar: View {
  let tabs: TabList
  let places: BarPlaces
  let accessory: AnyView?
  let isMoreSelected: Bool
  @Binding var isMinimized: Bool
  @Binding var isMoreShown: Bool
  @Namespace private var lens
  @FocusState private var focus: BarPlace?
  @Environment(\.bottomBarMetrics) private var metrics
  @Environment(\.layoutDirection) private var direction

  /// A place in the bar, as the focus knows it.
  enum BarPlace: Hashable {
    case tab(Subview.ID)
    case more
  }

  init(
    tabs: TabList, places: BarPlaces, accessory: AnyView?, isMoreSelected: Bool, isMinimized: Binding<Bool>,
    isMoreShown: Binding<Bool>
  ) {
    (self.tabs, self.places, self.accessory) = (tabs, places, accessory)
    (self.isMoreSelected, _isMinimized, _isMoreShown) = (isMoreSelected, isMinimized, isMoreShown)
  }

  var body: some View {
    VStack(spacing: metrics.spacing) {
      if let accessory, minimizedTab == nil { BarAccessory(accessory: accessory, placement: .expanded) }
      HStack(spacing: metrics.spacing) {
        if let minimizedTab {
          minimized(minimizedTab)
          if let accessory { BarAccessory(accessory: accessory, placement: .inline) } else { Spacer(minLength: 0) }
        } else {
          if !places.inBar.isEmpty { bar }
        }
        if let search = places.search { apart(search) }
      }
      .frame(height: metrics.height)
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isTabBar)
      .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end]) { move($0) }
    }
    .padding(.horizontal, metrics.margin)
    .frame(maxWidth: .infinity)
    .animation(.snappy(duration: 0.25), value: isMoreSelected ? nil : tabs.selected?.id)
    .animation(.snappy(duration: 0.25), value: isMinimized)
  }

  @MainActor private var bar: some View {
    HStack(spacing: -metrics.overlap) {
      ForEach(Array(places.inBar.enumerated()), id: \.element.id) { place, tab in
        item(tab, place: place)
      }
      if !places.others.isEmpty { more }
    }
    .padding(metrics.padding)
    .modifier(FloatingBar(metrics: metrics))
    .simultaneousGesture(gesture)
  }

  @MainActor private func item(_ tab: TabEntry, place: Int) -> some View {
    BarItem(
      label: tab.item.label, isSelected: isSelected(tab), badge: tab.badge, isDisabled: tab.item.isDisabled,
      modifiers: tab.item.modifiers, lens: lens
    ) {
      choose(tab)
    }
    .modifier(TabAccessibility(tab: tab, place: place, count: places.count, isSelected: isSelected(tab)))
    .focusable(stop == .tab(tab.id))
    .focused($focus, equals: .tab(tab.id))
  }

  @MainActor private var more: some View {
    BarItem(
      label: AnyView(Label("More", systemImage: "ellipsis")), isSelected: isMoreSelected, badge: nil, isDisabled: false,
      modifiers: [], lens: lens
    ) {
      isMoreShown = true
    }
    ._accessibilityControl(
      AccessibilityControl(.tab, value: Text("\(places.inBar.count + 1) of \(places.count)"))
    )
    .accessibilityAddTraits(isMoreSelected ? .isSelected : [])
    .focusable(stop == .more)
    .focused($focus, equals: .more)
  }

  /// The tab for searching: an icon in a circle.
  @MainActor private func apart(_ tab: TabEntry) -> some View {
    RoundItem(tab: tab, isSelected: isSelected(tab)) { choose(tab) }
      .frame(width: metrics.height, height: metrics.height)
      .modifier(FloatingBar(metrics: metrics))
      .modifier(
        TabAccessibility(tab: tab, place: places.count - 1, count: places.count, isSelected: isSelected(tab))
      )
      .focusable(stop == .tab(tab.id))
      .focused($focus, equals: .tab(tab.id))
  }

  /// The only tab that the bar shows, apart from the one for searching; nil if it shows all.
  @MainActor private var minimizedTab: TabEntry? {
    guard isMinimized, let tab = tabs.selected, tab.id != places.search?.id else { return nil }
    return tab
  }

  /// The selected tab in a circle, which people press to see all tabs.
  @MainActor private func minimized(_ tab: TabEntry) -> some View {
    RoundItem(tab: tab, isSelected: true) { isMinimized = false }
      .frame(width: metrics.accessoryHeight, height: metrics.accessoryHeight)
      .modifier(FloatingBar(metrics: metrics))
      .modifier(TabAccessibility(tab: tab, place: place(of: tab), count: places.count, isSelected: true))
  }

  /// Returns the place of a tab in the bar. The last one is that of other tabs.
  @MainActor private func place(of tab: TabEntry) -> Int {
    places.inBar.firstIndex { $0.id == tab.id } ?? places.inBar.count
  }

  @MainActor private func isSelected(_ tab: TabEntry) -> Bool { !isMoreSelected && tabs.isSelected(tab) }

  @MainActor private func choose(_ tab: TabEntry) {
    isMoreShown = false
    tab.select()
  }

  // MARK: Fingers and keys

  /// Selects the tab under a finger that slides across the bar.
  @MainActor private var gesture: TrackingGesture {
    TrackingGesture { _ in
      .byMoving(.horizontal)
    } report: { change in
      guard case .ended(let touch) = change, touch.size.width > metrics.padding * 2 else { return }
      let count = places.inBar.count + (places.others.isEmpty ? 0 : 1)
      let fraction = (touch.location.x - metrics.padding) / (touch.size.width - metrics.padding * 2)
      let place = Int((direction == .rightToLeft ? 1 - fraction : fraction) * CGFloat(count))
      choose(min(max(place, 0), count - 1))
    }
  }

  /// Selects the tab in a place, unless it is selected or disabled.
  @MainActor private func choose(_ place: Int) {
    if !places.inBar.indices.contains(place) { return isMoreShown = true }
    let tab = places.inBar[place]
    if !isSelected(tab), !tab.item.isDisabled { choose(tab) }
  }

  /// The places that the arrow keys reach, in order.
  @MainActor private var stops: [BarPlace] {
    places.inBar.filter { !$0.item.isDisabled }.map { .tab($0.id) } + (places.others.isEmpty ? [] : [.more])
      + (places.search.map { [.tab($0.id)] } ?? [])
  }

  /// The place where the Tab key stops: the selected one.
  @MainActor private var stop: BarPlace? {
    if isMoreSelected { return .more }
    let selected = tabs.selected.map { BarPlace.tab($0.id) }
    return stops.first { $0 == selected } ?? stops.first
  }

  @MainActor private func move(_ press: KeyPress) -> KeyPress.Result {
    let stops = stops
    guard let place = stops.firstIndex(where: { $0 == focus }),
      let next = press.place(from: place, of: stops.count, direction)
    else { return .ignored }
    switch stops[next] {
    case .more: isMoreShown = true
    case .tab(let id): tabs.all.first { $0.id == id }.map(choose)
    }
    focus = stops[next]
    return .handled
  }
}
