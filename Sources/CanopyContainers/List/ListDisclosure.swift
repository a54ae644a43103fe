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

/// The style of disclosure groups in a list: a row with a chevron, followed by the rows of the content, further in.
struct ListDisclosureStyle: DisclosureGroupStyle {
  let metrics: ListMetrics

  func makeBody(configuration: Configuration) -> some View {
    ListDisclosure(configuration: configuration, metrics: metrics)
  }
}

private struct ListDisclosure: View {
  let configuration: DisclosureGroupStyleConfiguration
  let metrics: ListMetrics
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Button {
      withAnimation { configuration.isExpanded.toggle() }
    } label: {
      HStack(spacing: metrics.chevronSpacing) {
        if !metrics.isChevronTrailing { chevron }
        configuration.label
        Spacer(minLength: 0)
        if metrics.isChevronTrailing { chevron }
      }
    }
    .buttonStyle(ListButtonStyle(isTinted: false))
    .accessibilityValue(Text(configuration.isExpanded ? "Expanded" : "Collapsed"))
    .containerValue(
      \.rowDisclosure,
      RowDisclosure(isExpanded: configuration.$isExpanded, isMirrored: direction == .rightToLeft))
    if configuration.isExpanded {
      configuration.content
        ._changingContainerValues { $0.listIndentation += 1 }
        ._containerStyle(DisclosureGroupKind.self, ListDisclosureStyle(metrics: metrics), for: "List")
    }
  }

  @MainActor private var chevron: some View {
    DisclosureChevron(metrics: metrics, isExpanded: configuration.isExpanded)
  }
}

/// The chevron of a disclosure group or a section in a list, which points down while the content shows.
struct DisclosureChevron: View {
  let metrics: ListMetrics
  let isExpanded: Bool
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Image(systemName: "chevron.forward").resizable().scaledToFit().fontWeight(.semibold)
      .frame(width: metrics.chevron.width, height: metrics.chevron.height)
      .foregroundStyle(metrics.isChevronTrailing ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      .frame(width: max(metrics.chevron.width, metrics.chevron.height))
      .rotationEffect(.degrees(isExpanded ? (direction == .rightToLeft ? -90 : 90) : 0))
      .accessibilityHidden(true)
  }
}

/// The header of a section in a list, which shows and hides the content where the look of the list says so.
struct SectionDisclosure<Header: View>: View {
  let row: ListedRow
  let metrics: ListMetrics
  @ViewBuilder let header: Header

  var body: some View {
    if metrics.disclosesSections, let isExpanded = row.containerValues.sectionExpansion?.isExpanded {
      PressableView(role: nil, action: { withAnimation { isExpanded.wrappedValue.toggle() } }) {
        HStack(spacing: metrics.chevronSpacing) {
          header
          DisclosureChevron(metrics: metrics, isExpanded: isExpanded.wrappedValue)
            .padding(.trailing, metrics.headerInsets.trailing)
        }
        .contentShape(Rectangle())
      }
      .accessibilityValue(Text(isExpanded.wrappedValue ? "Expanded" : "Collapsed"))
    } else {
      header
    }
  }
}

extension ContainerValues {
  /// The number of disclosure groups around a row.
  @Entry var listIndentation = 0
}
