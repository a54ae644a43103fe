internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The bar at the top of a page: the way back, the title, and items of toolbars.
struct NavigationBar: View {
  struct Parts {
    let items: ItemGroups
    let hasBack: Bool
    /// The columns that a button shows and hides, or nil for no button.
    let columns: SplitModel?
    /// The field for searching, or nil if it is elsewhere.
    let search: ShownSearch?
    let isLarge: Bool
  }

  let page: Page
  let settings: BarSettings
  let bar: Parts
  let metrics: BarMetrics
  let scrolled: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      row
      if bar.isLarge { largeTitle }
    }
    .background(alignment: .top) { ground }
    .environment(\.colorScheme, colorScheme)
    .accessibilityElement(children: .contain)
    .accessibilitySortPriority(1)
  }

  @Environment(\.colorScheme) private var outerScheme

  private var colorScheme: ColorScheme { settings.colorSchemes[.navigationBar] ?? outerScheme }

  // MARK: The row of items

  private var row: some View {
    BarRow(spacing: metrics.itemSpacing, centersTitle: centersTitle) {
      HStack(spacing: metrics.itemSpacing) {
        if let columns = bar.columns { ColumnsButton(columns: columns, metrics: metrics) }
        if bar.hasBack { BackButton(page: page, metrics: metrics) }
        ForEach(bar.items.leading) { PlacedItem(item: $0, metrics: metrics) }
      }
      .layoutValue(key: BarRow.Part.self, value: .leading)
      title
        .padding(.leading, centersTitle || (bar.items.leading.isEmpty && !bar.hasBack) ? 0 : 4)
        .layoutValue(key: BarRow.Part.self, value: .title)
      HStack(spacing: metrics.itemSpacing) {
        ForEach(bar.items.trailing) { PlacedItem(item: $0, metrics: metrics) }
        if !bar.items.secondary.isEmpty { SecondaryItems(items: bar.items.secondary, metrics: metrics) }
      }
      .layoutValue(key: BarRow.Part.self, value: .trailing)
      if let search = bar.search { search.field.layoutValue(key: BarRow.Part.self, value: .search) }
    }
    .frame(height: metrics.item)
    .padding(.top, metrics.top)
    .padding(.bottom, metrics.bottom)
    .padding(.leading, bar.hasBack ? metrics.backMargin : metrics.margin)
    .padding(.trailing, metrics.margin)
    // The items keep their size, as there is no room for larger ones.
    .dynamicTypeSize(.large)
  }

  private var centersTitle: Bool { metrics.centersTitle && !settings.role.titleLeads }

  private var title: some View { titleMenu { smallTitle } }

  /// Returns a title that opens the menu of the page, if it has one.
  @ViewBuilder
  private func titleMenu(@ViewBuilder _ title: () -> some View) -> some View {
    if bar.items.titleMenu.isEmpty {
      title()
    } else {
      Menu {
        ForEach(bar.items.titleMenu) { $0.view.containerValues.toolbarMenuItems }
      } label: {
        HStack(spacing: 4) {
          title()
          Image(systemName: "chevron.down.circle.fill").font(metrics.titleFont).foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
      }
      .menuStyle(.button)
      .buttonStyle(.plain)
      .menuIndicator(.hidden)
    }
  }

  @ViewBuilder private var smallTitle: some View {
    if bar.items.center.isEmpty {
      VStack(alignment: centersTitle ? .center : .leading, spacing: 0) {
        if let text = settings.title.text {
          PageTitleView(text: text, edited: settings.title.edited).font(metrics.titleFont)
            .accessibilityAddTraits(.isHeader)
        }
        subtitle
      }
      .lineLimit(1)
      .opacity(showsSmallTitle ? 1 : 0)
      .accessibilityHidden(!showsSmallTitle)
      .animation(.easeInOut(duration: 0.2), value: showsSmallTitle)
    } else {
      HStack(spacing: metrics.itemSpacing) { ForEach(bar.items.center) { $0.view } }.font(metrics.titleFont)
    }
  }

  @ViewBuilder private var subtitle: some View {
    if !bar.items.subtitle.isEmpty {
      ForEach(bar.items.subtitle) { $0.view }.font(metrics.subtitleFont).foregroundStyle(.secondary)
    } else if let subtitle = settings.title.subtitle {
      subtitle.font(metrics.subtitleFont).foregroundStyle(.secondary)
    }
  }

  private var showsSmallTitle: Bool { !bar.isLarge || scrolled >= (metrics.largeTitle ?? 0) }

  // MARK: The large title

  private var largeTitle: some View {
    VStack(alignment: .leading, spacing: 0) {
      titleMenu {
        if let text = settings.title.text {
          PageTitleView(text: text, edited: settings.title.edited).font(.largeTitle.bold())
            .accessibilityAddTraits(.isHeader)
        }
      }
      if bar.items.center.isEmpty { subtitle }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, minHeight: metrics.largeTitle, alignment: .leading)
    .padding(.horizontal, metrics.margin)
    .offset(y: -scrolled)
    .opacity(min(max(1 - scrolled / (metrics.largeTitle ?? 1), 0), 1))
    .accessibilityHidden(showsSmallTitle)
  }

  // MARK: Behind the bar

  @ViewBuilder private var ground: some View {
    let style = settings.backgrounds[.navigationBar]
    switch settings.backgroundVisibility[.navigationBar] ?? .automatic {
    case .hidden: EmptyView()
    case .visible: Rectangle().fill(style ?? AnyShapeStyle(.bar)).ignoresSafeArea(edges: [.top, .horizontal])
    case .automatic:
      if let style, isOverContent {
        Rectangle().fill(style).ignoresSafeArea(edges: [.top, .horizontal])
      } else {
        shade.frame(height: metrics.fade).frame(maxHeight: .infinity, alignment: .top)
          .opacity(min(max(over / 20, 0), 1)).ignoresSafeArea(edges: [.top, .horizontal]).allowsHitTesting(false)
      }
    }
  }

  private var isOverContent: Bool { over > 0 }

  /// The distance that content reaches under the row of items.
  private var over: CGFloat { scrolled - (bar.isLarge ? metrics.largeTitle ?? 0 : 0) }

  /// A shade in which content fades out under the bar.
  private var shade: some View {
    LinearGradient(
      stops: [
        Gradient.Stop(color: .black.opacity(37 / 255), location: 0),
        Gradient.Stop(color: .black.opacity(24 / 255), location: 0.5),
        Gradient.Stop(color: .black.opacity(9 / 255), location: 0.75),
        Gradient.Stop(color: .clear, location: 1),
      ], startPoint: .top, endPoint: .bottom)
  }
}

/// The title of a page. People can change it if the app gave a binding.
private struct PageTitleView: View {
  let text: Text
  let edited: PageTitle.TitleBinding?
  @State private var isEdited = false

  init(text: Text, edited: PageTitle.TitleBinding?) { (self.text, self.edited) = (text, edited) }

  var body: some View {
    if let edited, isEdited {
      TextField(text: edited.binding, label: { text }).fixedSize().onSubmit { isEdited = false }
    } else if edited != nil {
      Button {
        isEdited = true
      } label: {
        text
      }.buttonStyle(.plain)
    } else {
      text
    }
  }
}
