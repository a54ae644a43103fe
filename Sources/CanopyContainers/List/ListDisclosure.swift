internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
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
    if configuration.isExpanded {
      configuration.content
        ._changingContainerValues { $0.listIndentation += 1 }
        ._containerStyle(DisclosureGroupKind.self, ListDisclosureStyle(metrics: metrics), for: "List")
    }
  }

  @MainActor private var chevron: some View {
    Image(systemName: "chevron.forward").resizable().scaledToFit().fontWeight(.semibold)
      .frame(width: metrics.chevron.width, height: metrics.chevron.height)
      .foregroundStyle(metrics.isChevronTrailing ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      .frame(width: max(metrics.chevron.width, metrics.chevron.height))
      .rotationEffect(.degrees(configuration.isExpanded ? (direction == .rightToLeft ? -90 : 90) : 0))
      .accessibilityHidden(true)
  }
}

extension ContainerValues {
  /// The number of disclosure groups around a row.
  @Entry var listIndentation = 0
}
