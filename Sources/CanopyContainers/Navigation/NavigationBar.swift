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
        if let search = bar.search { search.field.frame(minWidth: 120, maxWidth: 264) }
        if !bar.items.secondary.isEmpty { SecondaryItems(items: bar.items.secondary, metrics: metrics) }
      }
      .layoutValue(key: BarRow.Part.self, value: .trailing)
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

/// The button that goes back to the page below. Its menu shows all pages below.
private struct BackButton: View {
  let page: Page
  let metrics: BarMetrics

  var body: some View {
    Button {
      page.dismiss()
    } label: {
      Image(systemName: "chevron.backward").resizable().scaledToFit().fontWeight(.semibold)
        .frame(width: metrics.chevron.width, height: metrics.chevron.height)
        .frame(width: metrics.item, height: metrics.item)
    }
    .buttonStyle(PlatterButtonStyle())
    .modifier(Platter(height: metrics.item))
    .accessibilityLabel(Text("Back"))
    .keyboardShortcut(.leftArrow, modifiers: .option)
    .contextMenu {
      ForEach(page.pagesBelow.reversed()) { below in
        Button {
          page.stack?.pop(to: below)
        } label: {
          below.title.text ?? Text("Back")
        }
      }
    }
  }
}

/// The button that shows and hides the columns before the last one.
private struct ColumnsButton: View {
  let columns: SplitModel
  let metrics: BarMetrics

  var body: some View {
    Button {
      columns.toggle()
    } label: {
      Image(systemName: "sidebar.leading").font(metrics.symbolFont).frame(width: metrics.item, height: metrics.item)
    }
    .buttonStyle(PlatterButtonStyle())
    .modifier(Platter(height: metrics.item))
    .accessibilityLabel(Text("Toggle Sidebar"))
    .keyboardShortcut("s", modifiers: [.command, .control])
  }
}

/// An item in front of a platter.
struct PlacedItem: View {
  let item: ShownItem
  let metrics: BarMetrics

  var body: some View {
    if item.isSpace {
      item.view
    } else {
      item.view
        .padding(.horizontal, metrics.itemPadding)
        .frame(minWidth: metrics.item)
        .frame(height: metrics.item)
        .modifier(Platter(height: metrics.item, isProminent: item.isConfirmation, isHidden: item.hidesPlatter))
    }
  }
}

/// A menu of items that people need less often.
private struct SecondaryItems: View {
  let items: [ShownItem]
  let metrics: BarMetrics

  var body: some View {
    Menu {
      ForEach(items) { $0.view.containerValues.toolbarMenuItems }
    } label: {
      Image(systemName: "ellipsis").frame(width: metrics.item, height: metrics.item)
    }
    .buttonStyle(PlatterButtonStyle())
    .menuIndicator(.hidden)
    .modifier(Platter(height: metrics.item))
    .accessibilityLabel(Text("More"))
  }
}

/// The bar at the bottom of a page.
struct BottomToolbar: View {
  let items: [ShownItem]
  let metrics: BarMetrics
  let settings: BarSettings

  var body: some View {
    HStack(spacing: metrics.itemSpacing) {
      ForEach(items) { item in
        if item.isSpace {
          item.view
        } else {
          item.view
            .padding(.horizontal, metrics.itemPadding)
            .frame(minWidth: metrics.bottomItem)
            .frame(height: metrics.bottomItem)
            .modifier(Platter(height: metrics.bottomItem))
        }
      }
    }
    .frame(maxWidth: .infinity)
    .padding(.horizontal, metrics.bottomMargin)
    .frame(height: metrics.bottomBar, alignment: .top)
    .background {
      if settings.backgroundVisibility[.bottomBar] == .visible {
        Rectangle().fill(settings.backgrounds[.bottomBar] ?? AnyShapeStyle(.bar)).ignoresSafeArea()
      }
    }
    .dynamicTypeSize(.large)
    .accessibilityElement(children: .contain)
  }
}

/// The layout of the items of a bar: a title between those at the edges.
private struct BarRow: Layout {
  enum Part: LayoutValueKey {
    case leading, title, trailing

    static var defaultValue: Part { .title }
  }

  let spacing: CGFloat
  let centersTitle: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache _: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.reduce(0) { $0 + $1.width + spacing }
    return CGSize(width: proposal.width ?? width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal _: ProposedViewSize, subviews: Subviews, cache _: inout ()) {
    var (left, right) = (bounds.minX, bounds.maxX)
    // What can grow leaves room for the title, and what can't has precedence over it.
    let title = subviews.first { $0[Part.self] == .title }?.sizeThatFits(.unspecified).width ?? 0
    for subview in subviews where subview[Part.self] != .title {
      let ideal = subview.sizeThatFits(.unspecified).width
      let room = min(max(right - left - title - spacing, ideal), right - left)
      let size = subview.sizeThatFits(ProposedViewSize(width: room, height: bounds.height))
      let isLeading = subview[Part.self] == .leading
      let x = isLeading ? bounds.minX : bounds.maxX - size.width
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
      guard size.width > 0 else { continue }
      if isLeading { left = bounds.minX + size.width + spacing } else { right = bounds.maxX - size.width - spacing }
    }
    for subview in subviews where subview[Part.self] == .title {
      let size = subview.sizeThatFits(ProposedViewSize(width: max(right - left, 0), height: bounds.height))
      // The title is in the middle of the bar, unless an item is there.
      let middle = max(min(bounds.midX - size.width / 2, right - size.width), left)
      let x = centersTitle ? middle : left
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
    }
  }
}
