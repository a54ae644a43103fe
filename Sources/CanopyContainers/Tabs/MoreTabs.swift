internal import CanopyAccessibility
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The list of the tabs that a bar at the bottom has no room for.
struct MoreTabs: View {
  let places: BarPlaces
  @Environment(\.bottomBarMetrics) private var metrics

  var body: some View {
    List {
      Section {
        ForEach(places.others) { tab in
          Button {
            tab.select()
          } label: {
            HStack {
              TabRowLabel(tab: tab)
              Spacer()
              Image(systemName: "chevron.forward").resizable().scaledToFit()
                .frame(width: metrics.rowChevron.width, height: metrics.rowChevron.height)
                .fontWeight(.semibold)
                .foregroundStyle(Color(uiColor: .tertiaryLabel))
                .accessibilityHidden(true)
            }
            .foregroundStyle(Color.primary)
          }
          .badge(tab.badge)
          .disabled(tab.item.isDisabled)
        }
      } header: {
        Text("More").font(.largeTitle.bold()).foregroundStyle(Color.primary).accessibilityAddTraits(.isHeader)
      }
    }
    .listStyle(.insetGrouped)
  }
}

/// The label of a tab in a row of a list.
struct TabRowLabel: View {
  let tab: TabEntry

  var body: some View {
    TabItemLabel(label: tab.item.label) { title, icon in
      if let icon {
        Label {
          title
        } icon: {
          icon
        }
      } else {
        title
      }
    }
  }
}

/// The row above a tab from the list of other tabs, which leads back to the list.
struct BackToMore: View {
  let action: () -> Void
  @Environment(\.bottomBarMetrics) private var metrics

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: "chevron.backward").resizable().scaledToFit()
          .frame(width: metrics.backChevron.width, height: metrics.backChevron.height)
          .fontWeight(.semibold)
          .accessibilityHidden(true)
        Text("More")
      }
      .frame(height: metrics.backHeight)
      .contentShape(.rect)
    }
    .buttonStyle(.borderless)
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { Rectangle().fill(.bar).ignoresSafeArea(edges: .top) }
  }
}
