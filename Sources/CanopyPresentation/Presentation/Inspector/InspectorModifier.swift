internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// Shows an inspector beside its content, or as a sheet.
struct InspectorModifier<Inspector: View> {
  @Binding var isPresented: Bool
  let inspector: Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  nonisolated init(isPresented: Binding<Bool>, inspector: Inspector) {
    _isPresented = isPresented
    self.inspector = inspector
  }
}

@MainActor
extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isColumn = sizeClass != .compact
    let sheet = Binding {
      isPresented && !isColumn
    } set: {
      // If the sheet disappears because the window became wide, the inspector appears as a column instead.
      if !isColumn { isPresented = $0 }
    }
    InspectorLayout {
      content
      if isPresented, isColumn { InspectorColumn(content: inspector).transition(transition) }
    }
    .animation(reducesMotion ? nil : Self.spring, value: isPresented && isColumn)
    .sheet(isPresented: sheet) { inspector }
  }

  private static var spring: Animation { .spring(duration: 0.4, bounce: 0) }

  /// The transition of the column. If people prefer reduced motion, the column fades, and the content moves into place
  /// immediately.
  private var transition: AnyTransition {
    reducesMotion ? .opacity.animation(Self.spring) : .move(edge: .trailing)
  }
}

/// Places a column of the given width at the trailing edge, and gives the remaining width to the content.
private struct InspectorLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let content = subviews.first else { return .zero }
    guard subviews.count > 1 else { return content.sizeThatFits(proposal) }
    let width = columnWidth(subviews, proposal.height)
    let size = content.sizeThatFits(rest(of: proposal, beside: width))
    return CGSize(width: proposal.width ?? size.width + width, height: proposal.height ?? size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let content = subviews.first else { return }
    guard subviews.count > 1 else { return content.place(at: bounds.origin, proposal: proposal) }
    let width = columnWidth(subviews, bounds.height)
    let room = CGSize(width: max(bounds.width - width, 0), height: bounds.height)
    content.place(
      at: CGPoint(x: bounds.minX + room.width / 2, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(room))
    subviews[1].place(
      at: CGPoint(x: bounds.minX + room.width, y: bounds.minY),
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }

  private func columnWidth(_ subviews: Subviews, _ height: CGFloat?) -> CGFloat {
    subviews[1].sizeThatFits(ProposedViewSize(width: nil, height: height)).width
  }

  private func rest(of proposal: ProposedViewSize, beside width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0 - width, 0) }, height: proposal.height)
  }
}
