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

/// The button that goes back to the page below. Its menu shows all pages below.
struct BackButton: View {
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
struct ColumnsButton: View {
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
struct SecondaryItems: View {
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
