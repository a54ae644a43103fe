internal import CanopyAnimation
internal import CanopyControls
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// A form whose controls begin at one guide, behind their labels.
struct ColumnsForm<Content: View>: View {
  let content: Content

  var body: some View {
    ColumnsLayout { content }
      ._containerStyle(TextFieldKind.self, ColumnsTextFieldStyle(), for: "Form")
      ._setting(\.controlsStartColumn, true, for: "Form")
  }
}

/// Arranges controls from top to bottom so that all begin at the guide `formColumn`. Labels reach into the room before it.
private struct ColumnsLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let column = column(proposal.width, subviews)
    var (width, height): (CGFloat, CGFloat) = (0, 0)
    for (index, subview) in subviews.enumerated() {
      let place = place(of: subview, column, proposal.width)
      width = max(width, place.start + place.size.width)
      height += place.size.height
      if index > 0 { height += subviews[index - 1].spacing.distance(to: subview.spacing, along: .vertical) }
    }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let column = column(bounds.width, subviews)
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      if index > 0 { y += subviews[index - 1].spacing.distance(to: subview.spacing, along: .vertical) }
      let place = place(of: subview, column, bounds.width)
      subview.place(at: CGPoint(x: bounds.minX + place.start, y: y), anchor: .topLeading, proposal: place.offer)
      y += place.size.height
    }
  }

  /// Returns the distance of the controls from the leading edge: the widest label with its distance from the control.
  private func column(_ width: CGFloat?, _ subviews: Subviews) -> CGFloat {
    subviews.map { $0.dimensions(in: ProposedViewSize(width: width, height: nil))[.formColumn] }.max() ?? 0
  }

  private func place(
    of subview: LayoutSubview, _ column: CGFloat, _ width: CGFloat?
  ) -> (start: CGFloat, offer: ProposedViewSize, size: CGSize) {
    let whole = ProposedViewSize(width: width, height: nil)
    let start = column - subview.dimensions(in: whole)[.formColumn]
    let offer = ProposedViewSize(width: width.map { max($0 - start, 0) }, height: nil)
    return (start, offer, subview.sizeThatFits(offer))
  }
}

/// The style of text fields in a form with columns: the label is in the column of labels.
private struct ColumnsTextFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    LabeledContent {
      configuration.textFieldStyle(.roundedBorder)
    } label: {
      configuration.label
    }
  }
}
