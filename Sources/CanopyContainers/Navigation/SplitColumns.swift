internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The columns of a split view, beside each other or one above the other.
struct SplitColumns {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?
  let columns: [AnyView]
  @State private var model = SplitModel()
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @Environment(\.self) private var environment
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(
    visibility: Binding<NavigationSplitViewVisibility>?, preferred: Binding<NavigationSplitViewColumn>?,
    columns: [AnyView]
  ) {
    (self.visibility, self.preferred, self.columns) = (visibility, preferred, columns)
  }
}

extension SplitColumns: View {
  private struct ColumnPage: Identifiable {
    let page: Page
    let column: Int
    var id: Int { page.id * 4 + column }
  }

  var body: some View {
    let isCollapsed = sizeClass == .compact
    let _ = follow(isCollapsed)
    let shown = shown(isCollapsed)
    KeptSubviews(
      of: ForEach(pages) {
        PageView(page: $0.page, root: ColumnRoot(content: columns[$0.column], isSidebar: $0.column == 0))
      }
    ) { subviews in
      if subviews.count >= pages.count {
        let tops = shown.compactMap { place in pages.firstIndex { $0.id == place.id } }.map { subviews[$0] }
        if isCollapsed, let top = tops.last {
          PageShow(view: top, depth: depth(of: shown), goBack: shown.last?.page.wayBack)
        } else {
          ColumnRow(
            tops: tops, depths: shown.map { $0.page.pagesBelow.count }, waysBack: shown.map(\.page.wayBack),
            first: firstColumn)
        }
      }
    }
    .onChange(of: model.stacks.map(\.cleanups)) { for stack in model.stacks { stack.cleanUp() } }
  }

  @MainActor private func follow(_ isCollapsed: Bool) {
    model.currentChanged = { [preferred, count = columns.count] in preferred?.wrappedValue = .column($0, of: count) }
    model.follow(
      count: columns.count, isCollapsed: isCollapsed, preferred: preferred?.wrappedValue.place(among: columns.count),
      in: environment.tree)
    let visibility = visibility ?? $ownVisibility
    model.toggle = { [last = columns.count - 1] in
      visibility.wrappedValue = visibility.wrappedValue.first(of: last + 1) == last ? .all : .detailOnly
    }
    model.noteFirst(firstColumn)
  }

  /// The first column that is shown beside the others.
  @MainActor private var firstColumn: Int { (visibility ?? $ownVisibility).wrappedValue.first(of: columns.count) }

  /// All pages, and those that are leaving.
  @MainActor private var pages: [ColumnPage] {
    model.stacks.prefix(columns.count).enumerated().flatMap { column, stack in
      (stack.pages + stack.departed).map { ColumnPage(page: $0, column: column) }
    }
  }

  /// The page on top of each column that is shown.
  @MainActor private func shown(_ isCollapsed: Bool) -> [ColumnPage] {
    let tops = model.stacks.prefix(columns.count).enumerated().compactMap { column, stack in
      stack.pages.last.map { ColumnPage(page: $0, column: column) }
    }
    if !isCollapsed { return tops }
    let column = model.shownColumn
    return tops.filter { $0.column == column }
  }

  @MainActor private func depth(of shown: [ColumnPage]) -> Int { (shown.last?.page.pagesBelow.count ?? 0) + 1 }
}

/// The content of a column. Lists in the first one look like those of sidebars.
private struct ColumnRoot: View {
  let content: AnyView
  let isSidebar: Bool

  var body: some View {
    content._changing(\.listLook, for: "NavigationSplitView") { look in
      if isSidebar, look.kind == .automatic { look = _ListLook(kind: .sidebar) }
    }
  }
}

/// Columns beside each other: a panel, perhaps a column of content, and the details.
private struct ColumnRow: View {
  let tops: [Subview]
  let depths: [Int]
  let waysBack: [(() -> Void)?]
  /// The first column that is shown.
  let first: Int
  @State private var widths: [Int: ColumnWidth] = [:]
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.detailIsProminent) private var detailIsProminent

  init(tops: [Subview], depths: [Int], waysBack: [(() -> Void)?], first: Int) {
    (self.tops, self.depths, self.waysBack, self.first) = (tops, depths, waysBack, first)
  }

  private var count: Int { tops.count }

  var body: some View {
    GeometryReader { proxy in
      if detailIsProminent {
        ZStack(alignment: .leading) {
          column(count - 1, in: proxy.size.width)
          columns(first..<count - 1, in: proxy.size.width).fixedSize(horizontal: true, vertical: false)
        }
      } else {
        columns(first..<count, in: proxy.size.width)
      }
    }
    .animation(.easeInOut(duration: 0.25), value: first)
  }

  private func columns(_ places: Range<Int>, in width: CGFloat) -> some View {
    HStack(spacing: 0) {
      ForEach(places, id: \.self) { column($0, in: width) }
    }
  }

  @ViewBuilder
  private func column(_ place: Int, in width: CGFloat) -> some View {
    let show = PageShow(view: tops[place], depth: depths[place], goBack: waysBack[place])
      .onPreferenceChange(ColumnWidthKey.self) { widths[place] = $0 }
    if place == count - 1 {
      show
    } else if place == 0 {
      show
        .modifier(SidebarPanel())
        .frame(width: widths[place]?.resolved ?? sidebarWidth(in: width))
        .transition(.move(edge: .leading).combined(with: .opacity))
    } else {
      HStack(spacing: 0) {
        show.frame(width: widths[place]?.resolved ?? (idiom == .phone ? 320 : 200))
        Divider().ignoresSafeArea()
      }
    }
  }

  private func sidebarWidth(in width: CGFloat) -> CGFloat { min(max(width / 4, 140), idiom == .phone ? 320 : 240) }
}

/// The panel behind a sidebar.
private struct SidebarPanel: ViewModifier {
  func body(content: Content) -> some View {
    content
      .clipShape(RoundedRectangle(cornerRadius: 7.5))
      .background {
        RoundedRectangle(cornerRadius: 7.5).fill(.regularMaterial)
          .overlay { RoundedRectangle(cornerRadius: 7.5).strokeBorder(.quaternary, lineWidth: 1) }
      }
      .padding(8)
  }
}

/// The width that the content of a column asks for.
struct ColumnWidth: Equatable {
  let least: CGFloat?
  let ideal: CGFloat
  let most: CGFloat?

  var resolved: CGFloat { min(max(ideal, least ?? 0), most ?? .infinity) }
}

struct ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}
