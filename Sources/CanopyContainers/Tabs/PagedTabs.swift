internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The tabs as pages side by side, which people swipe.
struct PagedTabs: View {
  let tabs: TabList
  let index: PageTabViewStyle.IndexDisplayMode
  /// The number of pages that people have reached. A program that refuses a page changes nothing else.
  @State private var arrivals = 0

  init(tabs: TabList, index: PageTabViewStyle.IndexDisplayMode) { (self.tabs, self.index) = (tabs, index) }

  var body: some View {
    let pages = tabs.shown
    let _ = arrivals
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(pages) { page in
          PageOfTab(tab: page, isSelected: tabs.isSelected(page)).containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
    .scrollPosition(id: position)
    .overlay(alignment: .bottom) {
      if index == .always || index == .automatic && pages.count > 1 { PageDots(tabs: tabs) }
    }
    .modifier(TabKeys(tabs: tabs))
  }

  private var position: Binding<Subview.ID?> {
    Binding {
      tabs.selected?.id
    } set: { id in
      guard let id, id != tabs.selected?.id else { return }
      tabs.all.first { $0.id == id }?.select()
      arrivals += 1
    }
  }
}

/// A page, which appears while people see a part of it.
private struct PageOfTab: View {
  let tab: TabEntry
  let isSelected: Bool
  @State private var isVisible = false

  init(tab: TabEntry, isSelected: Bool) { (self.tab, self.isSelected) = (tab, isSelected) }

  var body: some View {
    ZStack {
      if isSelected || isVisible {
        let _ = tab.item.gate?.open()
        tab.view.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onScrollVisibilityChange(threshold: 0.001) { isVisible = $0 }
  }
}

/// The dots for the pages.
private struct PageDots: View {
  let tabs: TabList
  private let metrics = PageDotMetrics()
  @Environment(\.pageIndexBackground) private var background
  @Environment(\.layoutDirection) private var direction

  init(tabs: TabList) { self.tabs = tabs }

  var body: some View {
    let pages = tabs.shown
    HStack(spacing: 0) {
      ForEach(pages) { page in
        Button {
          show(page)
        } label: {
          Circle()
            .fill(Color.primary.opacity(tabs.isSelected(page) ? 1 : metrics.otherOpacity))
            .frame(width: metrics.dot, height: metrics.dot)
            .frame(width: metrics.pitch, height: metrics.height)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .focusable(false)
      }
    }
    .padding(.horizontal, metrics.padding)
    .background {
      if background == .always { Capsule().fill(.thinMaterial) }
    }
    .contentShape(.capsule)
    .focusable(interactions: .activate)
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      move(isNext: (press.key == .rightArrow) == (direction == .leftToRight)) ? .handled : .ignored
    }
    .accessibilityElement()
    .accessibilityLabel(Text("Page"))
    .accessibilityValue(Text("\((pages.firstIndex(where: tabs.isSelected) ?? 0) + 1) of \(pages.count)"))
    .accessibilityAdjustableAction { direction in _ = move(isNext: direction == .increment) }
    .padding(.bottom, metrics.bottom)
  }

  @MainActor private func show(_ page: TabEntry) { withAnimation { page.select() } }

  /// Shows the next or the previous page. Returns false if there is none.
  @MainActor private func move(isNext: Bool) -> Bool {
    guard let page = tabs.neighbor(isNext: isNext, wraps: false) else { return false }
    show(page)
    return true
  }
}
