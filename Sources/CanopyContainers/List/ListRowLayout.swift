internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The parts of a row.
enum ListRowPart: LayoutValueKey {
  /// The control before the content, which moves the content aside.
  case leading
  case content
  /// The control behind the content.
  case trailing
  /// The lines at the edges of the row.
  case upperLine, lowerLine

  static var defaultValue: ListRowPart { .content }
}

/// Lays out the content of a row between its insets, the controls beside it, and the lines at its edges.
struct ListRowLayout: Layout {
  let insets: EdgeInsets
  /// The distance of the lines from the trailing edge.
  let trailing: CGFloat
  let leastHeight: CGFloat

  /// The room for a control before the content, and its distance from the leading edge of the row.
  private static var leadingRoom: CGFloat { 40 }
  private static var leadingInset: CGFloat { 17 }
  /// The distance between the content and what is behind it.
  private static var trailingDistance: CGFloat { 3.5 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sides = sides(subviews)
    let content = contentSize(proposal.width, subviews)
    return CGSize(
      width: proposal.width ?? content.width + sides.leading + sides.trailing,
      height: max(content.height + insets.top + insets.bottom, leastHeight))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sides = sides(subviews)
    let height = bounds.height - insets.top - insets.bottom
    let offer = ProposedViewSize(width: max(bounds.width - sides.leading - sides.trailing, 0), height: nil)
    var trailingEnd = bounds.maxX - insets.trailing
    var lineStart = sides.leading
    var lineEnd = bounds.width - trailing
    for subview in subviews where subview[ListRowPart.self] == .content {
      let dimensions = subview.dimensions(in: offer)
      let origin = CGPoint(
        x: bounds.minX + sides.leading, y: bounds.minY + insets.top + (height - dimensions.height) / 2)
      subview.place(at: origin, proposal: offer)
      lineStart = sides.leading + dimensions[HorizontalAlignment.listRowSeparatorLeading]
      if let end = dimensions[explicit: .listRowSeparatorTrailing] { lineEnd = sides.leading + end }
    }
    func place(_ line: LayoutSubview, _ y: CGFloat, _ anchor: UnitPoint) {
      line.place(
        at: CGPoint(x: bounds.minX + lineStart, y: y), anchor: anchor,
        proposal: ProposedViewSize(width: max(lineEnd - lineStart, 0), height: nil))
    }
    for subview in subviews.reversed() {
      switch subview[ListRowPart.self] {
      case .content: continue
      case .leading:
        subview.place(
          at: CGPoint(x: bounds.minX + Self.leadingInset, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      case .trailing:
        subview.place(at: CGPoint(x: trailingEnd, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
        trailingEnd -= subview.sizeThatFits(.unspecified).width + Self.trailingDistance
      case .upperLine: place(subview, bounds.minY, .topLeading)
      case .lowerLine: place(subview, bounds.maxY, .bottomLeading)
      }
    }
  }

  private func contentSize(_ width: CGFloat?, _ subviews: Subviews) -> CGSize {
    let sides = sides(subviews)
    let offer = ProposedViewSize(width: width.map { max($0 - sides.leading - sides.trailing, 0) }, height: nil)
    return subviews.first { $0[ListRowPart.self] == .content }?.sizeThatFits(offer) ?? .zero
  }

  private func sides(_ subviews: Subviews) -> (leading: CGFloat, trailing: CGFloat) {
    var sides = (leading: insets.leading, trailing: insets.trailing)
    for subview in subviews {
      switch subview[ListRowPart.self] {
      case .leading: sides.leading += Self.leadingRoom
      case .trailing: sides.trailing += subview.sizeThatFits(.unspecified).width + Self.trailingDistance
      case .content, .upperLine, .lowerLine: continue
      }
    }
    return sides
  }
}
