internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The background of a bar that floats in front of content.
struct FloatingBar: ViewModifier {
  let metrics: BottomBarMetrics

  func body(content: Content) -> some View {
    content
      .background {
        Capsule().fill(metrics.fill)
          .shadow(color: metrics.shadow, radius: metrics.shadowRadius, y: metrics.shadowOffset)
      }
      .overlay {
        if let border = metrics.border { Capsule().strokeBorder(border).allowsHitTesting(false) }
      }
      .contentShape(.capsule)
  }
}

/// A tab in the bar: the icon above the title, and a lens behind both while the tab is selected.
struct BarItem: View {
  let label: AnyView?
  let isSelected: Bool
  let badge: Text?
  let isDisabled: Bool
  let modifiers: [(AnyView) -> AnyView]
  let lens: Namespace.ID
  let action: () -> Void
  @Environment(\.bottomBarMetrics) private var metrics

  var body: some View {
    let button = Button(action: action) {
      TabItemLabel(label: label) { title, icon in
        BarItemLayout(metrics: metrics) {
          BarIcon(icon: icon, badge: badge, isHidden: title != nil)
          if let title {
            title.font(metrics.titleFont(isSelected: isSelected))
              .lineLimit(1)
              .minimumScaleFactor(0.7)
          }
        }
      }
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .opacity(isDisabled ? metrics.disabledOpacity : 1)
      .background {
        if isSelected {
          RoundedRectangle(cornerRadius: metrics.lensRadius).fill(metrics.lensFill)
            .matchedGeometryEffect(id: "lens", in: lens)
        }
      }
      .contentShape(.rect(cornerRadius: metrics.lensRadius))
    }
    .buttonStyle(.plain)
    .disabled(isDisabled)
    modifiers.reduce(AnyView(button)) { $1($0) }
  }
}

/// The arrangement of an icon and a title below it, or of an icon alone, in a tab.
private struct BarItemLayout: Layout {
  let metrics: BottomBarMetrics

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: min(proposal.width ?? metrics.item.width, metrics.item.width), height: metrics.item.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let icon = subviews.first, subviews.count > 1 else {
      let center = CGPoint(x: bounds.midX, y: bounds.midY)
      subviews.first?.place(at: center, anchor: .center, proposal: ProposedViewSize(bounds.size))
      return
    }
    let room = ProposedViewSize(width: max(bounds.width - metrics.titlePadding * 2, 0), height: nil)
    icon.place(at: CGPoint(x: bounds.midX, y: bounds.minY + metrics.iconTop), anchor: .top, proposal: .unspecified)
    let baseline = subviews[1].dimensions(in: room)[VerticalAlignment.firstTextBaseline]
    subviews[1].place(
      at: CGPoint(x: bounds.midX, y: bounds.minY + metrics.titleBaseline - baseline), anchor: .top, proposal: room)
  }

  // Views around the bar have no reason to ask for guides in it, and each of them would ask all others.

  func explicitAlignment(
    of _: HorizontalAlignment, in _: CGRect, proposal _: ProposedViewSize, subviews _: Subviews, cache _: inout ()
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of _: VerticalAlignment, in _: CGRect, proposal _: ProposedViewSize, subviews _: Subviews, cache _: inout ()
  ) -> CGFloat? { nil }
}

/// A tab in a circle, which shows only its icon.
struct RoundItem: View {
  let tab: TabEntry
  let isSelected: Bool
  let action: () -> Void
  @Environment(\.bottomBarMetrics) private var metrics

  var body: some View {
    let button = Button(action: action) {
      TabItemLabel(label: tab.item.label) { title, icon in
        BarIcon(icon: icon, badge: tab.badge, isHidden: title != nil)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .opacity(tab.item.isDisabled ? metrics.disabledOpacity : 1)
      .contentShape(.circle)
    }
    .buttonStyle(.plain)
    .disabled(tab.item.isDisabled)
    tab.item.modifiers.reduce(AnyView(button)) { $1($0) }
  }
}

/// The icon of a tab, with its badge.
private struct BarIcon: View {
  let icon: Subview?
  let badge: Text?
  /// A Boolean value that indicates whether the title says what the icon shows.
  let isHidden: Bool
  @Environment(\.bottomBarMetrics) private var metrics

  var body: some View {
    icon.font(metrics.iconFont)
      .imageScale(.large)
      .symbolVariant(.fill)
      .frame(minWidth: metrics.iconHeight)
      .frame(height: metrics.iconHeight)
      .accessibilityHidden(isHidden)
      .overlay(alignment: .topTrailing) {
        if let badge {
          // The badge is centered at the edge of the icon.
          Color.clear.frame(width: 0, height: metrics.badgeHeight / 2).overlay {
            badge.font(metrics.badgeFont).lineLimit(1).foregroundStyle(.white)
              .padding(.horizontal, metrics.badgePadding)
              .frame(minWidth: metrics.badgeHeight)
              .frame(height: metrics.badgeHeight)
              .background(Color.red, in: Capsule())
              .fixedSize()
              .accessibilityHidden(true)
          }
        }
      }
  }
}
