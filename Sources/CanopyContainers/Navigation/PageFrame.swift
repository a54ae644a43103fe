internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A page between its bars.
struct PageFrame<Content: View>: View {
  let page: Page
  let content: Content
  @State private var settings = BarSettings()
  /// A Boolean value that indicates whether the content is a stack with bars of its own.
  @State private var holdsStack = false
  /// The distance that the content is scrolled, as far as the bar shows it.
  @State private var scrolled: CGFloat = 0
  @FocusState private var isTyping: Bool
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.offeredSearch) private var offer

  init(page: Page, content: Content) { (self.page, self.content) = (page, content) }

  /// The search of a view in the page, or the one around the stack.
  private var shownSearch: ShownSearch? {
    if let search = settings.search { return search }
    guard let offer, page.isRoot, page.stack?.showsOfferedSearch(in: idiom) == true, !holdsStack else { return nil }
    offer.take()
    return offer.search
  }

  var body: some View {
    let metrics = BarMetrics(idiom)
    let bar = bar(metrics)
    VStack { content }
      ._setting(\.offeredSearch, nil, for: "NavigationStack")
      ._setting(\.isUnderLargeTitle, bar?.isLarge ?? false, for: "NavigationStack")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onPreferenceChange(BarSettingsKey.self) { settings = $0 }
      .focused($isTyping)
      .onPreferenceChange(HoldsStackKey.self) { holdsStack = $0 && page.stack?.columns != nil }
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        min(max(geometry.contentOffset.y + geometry.contentInsets.top, -400), metrics.fade * 2)
      } action: { _, distance in
        scrolled = distance
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if let items = bottomItems { BottomToolbar(items: items.bottom, metrics: metrics, settings: settings) }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        let items = ItemGroups(settings.toolbars).keyboard
        if isTyping, !items.isEmpty { BottomToolbar(items: items, metrics: metrics, settings: settings) }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if let search = shownSearch, isAtBottom(search) {
          search.field
            .padding(.horizontal, search.isPresented ? 12 : 28)
            .padding(.top, search.isPresented ? 0 : 1)
            .padding(.bottom, search.isPresented ? 12 : 29)
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if let search = shownSearch, isBelowTitle(search) {
          search.field.padding(.horizontal, metrics.margin).padding(.bottom, 8).padding(.top, isHidingBar ? 10 : 0)
        } else if isHidingBar {
          Color.clear.frame(height: 10).accessibilityHidden(true).allowsHitTesting(false)
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if let bar, !isHidingBar {
          NavigationBar(page: page, settings: settings, bar: bar, metrics: metrics, scrolled: scrolled)
        }
      }
      .background {
        if let ground = settings.ground {
          ZStack(alignment: ground.alignment) { ground.views }.ignoresSafeArea()
        } else if idiom == .phone {
          Rectangle().fill(.windowBackground).ignoresSafeArea().accessibilityHidden(true)
        }
      }
      .preference(key: BarSettingsKey.self, value: BarSettings())
      .preference(key: HoldsStackKey.self, value: true)
  }

  /// Returns the parts of the bar, or nil if the page has none.
  private func bar(_ metrics: BarMetrics) -> NavigationBar.Parts? {
    let isLarge = isLarge && metrics.largeTitle != nil
    page.noteTitle(settings.title, isLarge: isLarge, hidesBackButton: settings.hidesBackButton)
    if settings.isHidden(.navigationBar) || holdsStack { return nil }
    let items = ItemGroups(settings.toolbars)
    let hasBack = page.stack?.canGoBack(from: page) == true && !settings.hidesBackButton
    let columns = settings.removedItems.contains(.sidebarToggle) ? nil : page.stack?.columnsToToggle
    let title = settings.removedItems.contains(.title) ? nil : settings.title.text
    let hasField = idiom == .desktop && shownSearch.map { !isBelowTitle($0) } == true
    if title == nil, !hasBack, columns == nil, items.top.isEmpty, !hasField { return nil }
    return NavigationBar.Parts(
      items: items, hasBack: hasBack, columns: columns, search: hasField ? shownSearch : nil,
      isLarge: isLarge && title != nil)
  }

  /// A Boolean value that indicates whether the title is large.
  private var isLarge: Bool {
    switch settings.displayMode {
    case .large: true
    case .inline: false
    case .automatic, nil: page.pagesBelow.last?.hasLargeTitle ?? true
    }
  }

  /// A Boolean value that indicates whether the bar makes room for the results of a search.
  private var isHidingBar: Bool {
    guard idiom == .phone, let search = shownSearch else { return false }
    return search.isPresented && search.hidesBar
  }

  /// A Boolean value that indicates whether the field is below the title, as in a sidebar of the desktop, whose bar has no room for it.
  private func isBelowTitle(_ search: ShownSearch) -> Bool {
    search.isInDrawer || (idiom == .desktop && page.stack?.isSidebar == true)
  }

  private func isAtBottom(_ search: ShownSearch) -> Bool { idiom == .phone && !isBelowTitle(search) }

  private var bottomItems: ItemGroups? {
    let items = ItemGroups(settings.toolbars)
    return items.bottom.isEmpty || settings.isHidden(.bottomBar) ? nil : items
  }
}

/// The items of the toolbars of a page by the part of a bar that shows them.
struct ItemGroups {
  private(set) var leading: [ShownItem] = []
  private(set) var center: [ShownItem] = []
  private(set) var trailing: [ShownItem] = []
  private(set) var secondary: [ShownItem] = []
  private(set) var bottom: [ShownItem] = []
  private(set) var subtitle: [ShownItem] = []
  private(set) var titleMenu: [ShownItem] = []
  /// The items that are shown at the bottom while people type.
  private(set) var keyboard: [ShownItem] = []

  /// The items of the bar with the title.
  var top: [ShownItem] { leading + center + trailing + secondary }

  init(_ toolbars: [ToolbarItems]) {
    for toolbar in toolbars {
      for (view, placement) in zip(toolbar.views, toolbar.placements) {
        add(ShownItem(view: view, placement: placement))
      }
    }
    // The main action is the last one, at the edge.
    trailing = trailing.filter { !$0.isConfirmation } + trailing.filter(\.isConfirmation)
  }

  private mutating func add(_ item: ShownItem) {
    switch item.placement.place {
    case .leading, .navigation, .cancellation: leading.append(item)
    case .principal, .title: center.append(item)
    case .subtitle: subtitle.append(item)
    case .automatic, .trailing, .primary, .confirmation, .destructive: trailing.append(item)
    case .secondary: secondary.append(item)
    case .titleMenu: titleMenu.append(item)
    case .bottom, .status: bottom.append(item)
    case .keyboard: keyboard.append(item)
    }
  }
}

/// An item of a toolbar in a bar.
struct ShownItem: Identifiable {
  let view: Subview
  let placement: ToolbarItemPlacement

  var id: Subview.ID { view.id }
  var isConfirmation: Bool { placement == .confirmationAction }
  @MainActor var isSpace: Bool { view.isSpacer || view.containerValues.toolbarIsSpace }
  @MainActor var hidesPlatter: Bool { view.containerValues.toolbarPlatter == .hidden }
}
