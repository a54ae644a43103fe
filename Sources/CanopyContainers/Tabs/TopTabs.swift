internal import CanopyAccessibility
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The content of the selected tab in a box under a bar of tabs, or beside a sidebar with the tabs.
struct TopTabs: View {
  let tabs: TabList
  let accessory: AnyView?
  /// The views around the tabs in a sidebar, or nil if the tabs are in a bar.
  let sidebar: TabSidebarParts?
  @State private var visibility = Visibility.automatic
  @Environment(\.topBarMetrics) private var metrics

  init(tabs: TabList, accessory: AnyView?, sidebar: TabSidebarParts?) {
    (self.tabs, self.accessory, self.sidebar) = (tabs, accessory, sidebar)
  }

  var body: some View {
    let hasBar = visibility != .hidden && sidebar == nil
    HStack(spacing: 0) {
      if let sidebar, visibility != .hidden {
        TabSidebar(tabs: tabs, parts: sidebar).frame(width: metrics.sidebarWidth)
        Divider()
      }
      content
        .padding(hasBar ? metrics.content : EdgeInsets())
        .background {
          if hasBar {
            // The box has a hole for the bar, which is translucent.
            ZStack(alignment: .top) {
              box
              TopBar(tabs: tabs)
            }
            .compositingGroup()
          }
        }
    }
    .onPreferenceChange(TabBarVisibilityKey.self) { visibility = $0 }
    .modifier(TabKeys(tabs: tabs))
  }

  @MainActor private var content: some View {
    SelectedTab(tabs: tabs)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if let accessory {
          VStack(spacing: 0) {
            Divider()
            accessory.frame(maxWidth: .infinity)
              ._setting(\.tabViewBottomAccessoryPlacement, .expanded, for: "tabViewBottomAccessory")
          }
        }
      }
  }

  @MainActor private var box: some View {
    let shape = RoundedRectangle(cornerRadius: metrics.boxRadius)
    return shape.fill(metrics.boxFill)
      .overlay {
        if let border = metrics.border { shape.strokeBorder(border) }
      }
      .padding(.top, metrics.boxTop)
  }
}

/// A bar of tabs: segments side by side, each as wide as its title.
private struct TopBar: View {
  let tabs: TabList
  @FocusState private var focus: Subview.ID?
  @Environment(\.topBarMetrics) private var metrics
  @Environment(\.layoutDirection) private var direction

  init(tabs: TabList) { self.tabs = tabs }

  var body: some View {
    let shown = tabs.shown
    let enabled = shown.filter { !$0.item.isDisabled }
    let stop = enabled.first(where: tabs.isSelected)?.id ?? enabled.first?.id
    HStack(spacing: 0) {
      ForEach(Array(shown.enumerated()), id: \.element.id) { place, tab in
        if place > 0 { divider(between: shown[place - 1], tab) }
        TopBarItem(tab: tab, isSelected: tabs.isSelected(tab))
          .modifier(TabAccessibility(tab: tab, place: place, count: shown.count, isSelected: tabs.isSelected(tab)))
          .focusable(tab.id == stop)
          .focused($focus, equals: tab.id)
      }
    }
    .frame(height: metrics.height)
    .background {
      let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius)
      shape.fill(.black).blendMode(.destinationOut)
      shape.fill(metrics.fill)
    }
    .overlay {
      if let border = metrics.border {
        RoundedRectangle(cornerRadius: metrics.cornerRadius).strokeBorder(border).allowsHitTesting(false)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
    .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end]) { press in
      guard let place = enabled.firstIndex(where: { $0.id == focus }),
        let next = press.place(from: place, of: enabled.count, direction)
      else { return .ignored }
      enabled[next].select()
      focus = enabled[next].id
      return .handled
    }
  }

  @MainActor private func divider(between first: TabEntry, _ second: TabEntry) -> some View {
    (tabs.isSelected(first) || tabs.isSelected(second) ? Color.clear : metrics.divider)
      .frame(width: metrics.dividerWidth)
      .padding(.vertical, metrics.dividerInset)
  }
}

/// A segment in a bar of tabs: the title of the tab, or its icon if it has no title.
private struct TopBarItem: View {
  let tab: TabEntry
  let isSelected: Bool
  @Environment(\.topBarMetrics) private var metrics

  var body: some View {
    let button = Button {
      tab.select()
    } label: {
      HStack(spacing: metrics.badgeSpacing) {
        TabTitle(label: tab.item.label).lineLimit(1)
        if let badge = tab.badge { badge.foregroundStyle(.secondary).lineLimit(1).accessibilityHidden(true) }
      }
      .font(.body)
      .opacity(tab.item.isDisabled ? metrics.disabledOpacity : 1)
      .padding(.horizontal, metrics.inset)
      .frame(height: metrics.height)
      .background {
        if isSelected {
          RoundedRectangle(cornerRadius: metrics.cornerRadius - metrics.selectionInset).fill(metrics.selectionFill)
            .padding(metrics.selectionInset)
        }
      }
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .disabled(tab.item.isDisabled)
    tab.item.modifiers.reduce(AnyView(button)) { $1($0) }
  }
}

/// A sidebar with the tabs and their sections.
private struct TabSidebar: View {
  let tabs: TabList
  let parts: TabSidebarParts
  @Environment(\.topBarMetrics) private var metrics

  init(tabs: TabList, parts: TabSidebarParts) { (self.tabs, self.parts) = (tabs, parts) }

  var body: some View {
    List(selection: selection) {
      if let header = parts.header { header.selectionDisabled() }
      ForEach(groups) { group in
        if let section = group.section {
          Section {
            rows(group)
            if let actions = section.actions { actions.selectionDisabled() }
          } header: {
            section.header
          }
        } else {
          rows(group)
        }
      }
      if let footer = parts.footer { footer.selectionDisabled() }
    }
    .listStyle(.sidebar)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if let bar = parts.bottomBar {
        VStack(spacing: 0) {
          Divider()
          bar.frame(maxWidth: .infinity)
        }
      }
    }
  }

  private var selection: Binding<Subview.ID?> {
    Binding {
      tabs.selected?.id
    } set: { id in
      tabs.all.first { $0.id == id }?.select()
    }
  }

  @MainActor private func rows(_ group: TabGroup) -> some View {
    ForEach(group.tabs) { tab in
      tab.item.modifiers.reduce(AnyView(TabRowLabel(tab: tab))) { $1($0) }
        .badge(tab.badge)
        .opacity(tab.item.isDisabled ? metrics.disabledOpacity : 1)
        .selectionDisabled(tab.item.isDisabled)
        .tag(tab.id)
    }
  }

  /// The tabs by their sections, in order.
  @MainActor private var groups: [TabGroup] {
    var groups: [TabGroup] = []
    for tab in tabs.shown {
      if let last = groups.last, last.section?.identity === tab.item.section?.identity {
        groups[groups.count - 1].tabs.append(tab)
      } else {
        groups.append(TabGroup(id: tab.id, section: tab.item.section, tabs: [tab]))
      }
    }
    return groups
  }
}

/// Tabs of one section, or between sections.
private struct TabGroup: Identifiable {
  let id: Subview.ID
  let section: TabSectionItem?
  var tabs: [TabEntry]
}
