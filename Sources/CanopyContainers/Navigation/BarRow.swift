internal import CanopyAnimation
internal import CanopyDrawing
internal import CanopyLayout
internal import Foundation

/// The layout of the items of a bar: a title between those at the edges, and perhaps a field at the trailing edge.
struct BarRow: Layout {
  enum Part: LayoutValueKey {
    case leading, title, trailing, search

    static var defaultValue: Part { .title }
  }

  let spacing: CGFloat
  let centersTitle: Bool

  /// The widths of a field for searching, which leaves room for the title.
  private let fieldWidths: ClosedRange<CGFloat> = 120...264

  init(spacing: CGFloat, centersTitle: Bool) { (self.spacing, self.centersTitle) = (spacing, centersTitle) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache _: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.reduce(0) { $0 + $1.width + spacing }
    return CGSize(width: proposal.width ?? width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal _: ProposedViewSize, subviews: Subviews, cache _: inout ()) {
    var (left, right) = (bounds.minX, bounds.maxX)
    func place(_ subview: LayoutSubview, _ size: CGSize, x: CGFloat) {
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
    }
    func width(of part: Part) -> CGFloat {
      subviews.filter { $0[Part.self] == part }.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
    }
    for subview in subviews where subview[Part.self] == .search {
      let others = width(of: .leading) + width(of: .trailing) + width(of: .title) + 3 * spacing
      let length = min(max(right - left - others, fieldWidths.lowerBound), fieldWidths.upperBound)
      place(subview, CGSize(width: length, height: bounds.height), x: right - length)
      right -= length + spacing
    }
    // Items have precedence over the title.
    for part in [Part.leading, .trailing] {
      for subview in subviews where subview[Part.self] == part {
        let size = subview.sizeThatFits(ProposedViewSize(width: max(right - left, 0), height: bounds.height))
        place(subview, size, x: part == .leading ? left : right - size.width)
        guard size.width > 0 else { continue }
        if part == .leading { left += size.width + spacing } else { right -= size.width + spacing }
      }
    }
    for subview in subviews where subview[Part.self] == .title {
      let size = subview.sizeThatFits(ProposedViewSize(width: max(right - left, 0), height: bounds.height))
      // The title is in the middle of the bar, unless an item is there.
      let middle = max(min(bounds.midX - size.width / 2, right - size.width), left)
      place(subview, size, x: centersTitle ? middle : left)
    }
  }
}
