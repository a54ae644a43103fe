internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// Lays out the parts of a split view, which are the first subviews, and the dividers, which are the others.
struct SplitLayout: Layout {
  let axis: Axis
  /// The lengths that people chose for the parts; nil for parts that share the room.
  let chosen: [CGFloat?]
  /// The part before the divider that people dragged last: it stops where one of the parts beside it has reached a limit.
  let dragged: Int?

  /// The room for a divider.
  private static var thickness: CGFloat { 1 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let parts = subviews.prefix(chosen.count)
    let room = along(proposal).map { $0 - dividers }
    let limits = self.limits(of: parts, across: across(proposal))
    let lengths = room.map { self.lengths(limits, in: $0) } ?? limits.map(\.ideal)
    let breadths = zip(parts, lengths).map { across($0.sizeThatFits(self.proposal($1, across(proposal)))) }
    let length = lengths.reduce(dividers, +)
    return size(
      room.map { max($0 + dividers, length) } ?? length, across(proposal) ?? breadths.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let parts = subviews.prefix(chosen.count)
    let breadth = across(bounds.size)
    let lengths = self.lengths(limits(of: parts, across: breadth), in: along(bounds.size) - dividers)
    var start: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      place(subviews[index], at: start + length / 2, self.proposal(length, breadth), bounds)
      start += length
      if index + 1 < lengths.count, chosen.count + index < subviews.count {
        place(
          subviews[chosen.count + index], at: start + Self.thickness / 2, self.proposal(nil, breadth), bounds)
      }
      start += Self.thickness
    }
  }

  private func place(_ view: LayoutSubview, at middle: CGFloat, _ offer: ProposedViewSize, _ bounds: CGRect) {
    let point =
      axis == .horizontal
      ? CGPoint(x: bounds.minX + middle, y: bounds.midY) : CGPoint(x: bounds.midX, y: bounds.minY + middle)
    view.place(at: point, anchor: .center, proposal: offer)
  }

  // MARK: Lengths

  /// The lengths that a part can have.
  private struct Limits {
    let least: CGFloat
    let ideal: CGFloat
    let most: CGFloat
    let priority: Double

    func clamped(_ length: CGFloat) -> CGFloat { min(max(length, least), most) }
  }

  private func limits(of parts: Subviews.SubSequence, across breadth: CGFloat?) -> [Limits] {
    parts.map { part in
      func length(_ offer: CGFloat?) -> CGFloat { along(part.sizeThatFits(proposal(offer, breadth))) }
      let least = length(0)
      let most = max(length(.infinity), least)
      return Limits(least: least, ideal: min(max(length(nil), least), most), most: most, priority: part.priority)
    }
  }

  private var dividers: CGFloat { CGFloat(max(chosen.count - 1, 0)) * Self.thickness }

  /// Returns the lengths of the parts in a room.
  private func lengths(_ limits: [Limits], in room: CGFloat) -> [CGFloat] {
    var lengths = zip(limits, chosen).map { limits, chosen in limits.clamped(chosen ?? limits.ideal) }
    if let dragged, dragged + 1 < lengths.count, let first = chosen[dragged], let next = chosen[dragged + 1] {
      // One of the two may have reached a limit. Then the other has the rest of what both have.
      lengths[dragged + 1] = limits[dragged + 1].clamped(first + next - lengths[dragged])
      lengths[dragged] = limits[dragged].clamped(first + next - lengths[dragged + 1])
    }
    var rest = room - lengths.reduce(0, +)
    // The parts with the highest priority grow first, and shrink last.
    let priorities = Set(limits.map(\.priority)).sorted { rest > 0 ? $0 > $1 : $0 < $1 }
    for priority in priorities where rest != 0 {
      let group = limits.indices.filter { limits[$0].priority == priority }
      share(&rest, among: group, limits, &lengths)
    }
    return lengths
  }

  /// Changes the lengths of parts by what is missing or left over, up to their limits: equally, or in proportion to the lengths that
  /// people chose.
  private func share(_ rest: inout CGFloat, among group: [Int], _ limits: [Limits], _ lengths: inout [CGFloat]) {
    var open = group
    while abs(rest) > 0.01 {
      open.removeAll { rest > 0 ? lengths[$0] >= limits[$0].most : lengths[$0] <= limits[$0].least }
      if open.isEmpty { return }
      let isChosen = open.allSatisfy { chosen[$0] != nil }
      let whole = open.reduce(0) { $0 + lengths[$1] }
      let before = rest
      for part in open {
        let weight = isChosen && whole > 0 ? lengths[part] / whole : 1 / CGFloat(open.count)
        let new = limits[part].clamped(lengths[part] + before * weight)
        rest -= new - lengths[part]
        lengths[part] = new
      }
    }
  }

  // MARK: Axes

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func along(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.width : proposal.height
  }

  private func across(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.height : proposal.width
  }

  private func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  private func proposal(_ length: CGFloat?, _ breadth: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: breadth) : ProposedViewSize(width: breadth, height: length)
  }
}
