internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The card of an open menu, which scrolls if there isn't enough room for its rows.
///
/// The rows look like those of a menu whatever the styles of the app are, because they don't inherit the look of the control.
struct OpenMenu<Content: View>: View {
  let content: Content
  /// The view above the rows, or nil for none.
  var preview: AnyView?
  let close: @MainActor () -> Void
  @Environment(\.controlTokens.menu) private var tokens

  var body: some View {
    LeastHeight {
      ScrollView {
        VStack(spacing: 0) {
          preview?.padding(tokens.previewPadding)
          MenuRows(content: content, onEmpty: close).padding(.vertical, tokens.cardPadding)
        }
        .frame(minWidth: tokens.minWidth, maxWidth: .infinity)
      }
      .scrollBounceBehavior(.basedOnSize)
    }
    ._menuFocus()
    // Styles that the app set for the control don't reach the items.
    .environment(\.labelStyle, ControlStyles())
    .environment(\.menuStyle, ControlStyles())
    .environment(\.closeMenu, CloseMenuAction(close: close))
    .font(tokens.font)
    .presentationCornerRadius(tokens.cornerRadius)
  }
}

/// A layout that gives its content the height that the content needs, or the available height if that is less.
private struct LeastHeight: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let subview = subviews.first else { return .zero }
    let ideal = subview.sizeThatFits(.unspecified)
    let width = min(ideal.width, proposal.width ?? .infinity)
    let height = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    return CGSize(width: width, height: min(height, proposal.height ?? .infinity))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
