import Foundation
import SwiftUI

// The stacks and modifiers of the framework, implemented with the public `Layout` protocol, as an app could.

/// `HStack` or `VStack`.
struct CustomStack: Layout {
  let isVertical: Bool
  let spacing: CGFloat?
  /// The alignment guide of a view across the axis.
  let guide: @Sendable (ViewDimensions) -> CGFloat

  static var layoutProperties: LayoutProperties { LayoutProperties() }

  struct Arrangement {
    var proposals: [ProposedViewSize] = []
    var sizes: [CGSize] = []
    var lines: [CGFloat] = []
    var gaps: [CGFloat] = []
    var size = CGSize.zero
    var line: CGFloat = 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrangement(proposal, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var proposal = proposal
    // For an unspecified proposal across the axis, the stack proposes its own size.
    if isVertical {
      proposal.width = proposal.width ?? bounds.width
    } else {
      proposal.height = proposal.height ?? bounds.height
    }
    let arrangement = arrangement(proposal, subviews)
    var position: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let across = arrangement.line - arrangement.lines[index]
      let point = isVertical ? CGPoint(x: across, y: position) : CGPoint(x: position, y: across)
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: arrangement.proposals[index])
      position += along(arrangement.sizes[index]) + arrangement.gaps[index]
    }
  }

  /// Other views don't see that there is a text at an edge of a stack.
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  private func arrangement(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
    var result = Arrangement()
    let count = subviews.count
    result.gaps = (0..<count).map { index in
      guard index + 1 < count else { return 0 }
      let axis: Axis = isVertical ? .vertical : .horizontal
      return spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis)
    }
    let breadth = isVertical ? proposal.width : proposal.height
    func offer(_ length: CGFloat?) -> ProposedViewSize {
      isVertical ? ProposedViewSize(width: breadth, height: length) : ProposedViewSize(width: length, height: breadth)
    }
    var lengths = [CGFloat?](repeating: nil, count: count)
    if let length = isVertical ? proposal.height : proposal.width {
      var room = max(length - result.gaps.reduce(0, +), 0)
      for priority in Set(subviews.map(\.priority)).sorted(by: >) {
        let lower = subviews.filter { $0.priority < priority }
        let reserved: CGFloat = lower.map { along($0.sizeThatFits(offer(0))) }.reduce(0, +)
        var left = max(room - reserved, 0)
        func flexibility(_ index: Int) -> CGFloat {
          let (least, most) = (subviews[index].sizeThatFits(offer(0)), subviews[index].sizeThatFits(offer(.infinity)))
          // A view of constant size is measured first.
          return least == most ? -1 : max(along(most) - along(least), 0)
        }
        let members = (0..<count).filter { subviews[$0].priority == priority }
        let flexibilities = members.map(flexibility)
        let minimums = members.map { along(subviews[$0].sizeThatFits(offer(0))) }
        let places = members.indices.sorted { (first: Int, second: Int) -> Bool in
          let (one, other) = (flexibilities[first], flexibilities[second])
          if one != other { return one < other }
          let isEndless = one == .infinity && minimums[first] != minimums[second]
          return isEndless ? minimums[first] > minimums[second] : first < second
        }
        let order = places.map { members[$0] }
        var taken: CGFloat = 0
        for (place, index) in order.enumerated() {
          let share = left / CGFloat(order.count - place)
          lengths[index] = share
          let size = along(subviews[index].sizeThatFits(offer(share)))
          if left.isFinite { left = max(left - size, 0) }
          taken += size
        }
        room = max(room - taken, 0)
      }
    }
    result.proposals = lengths.map(offer)
    var (before, after): (CGFloat, CGFloat) = (-.infinity, -.infinity)
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: result.proposals[index])
      result.sizes.append(CGSize(width: dimensions.width, height: dimensions.height))
      result.lines.append(guide(dimensions))
      let across = isVertical ? dimensions.width : dimensions.height
      before = max(before, result.lines[index])
      after = max(after, across.isInfinite ? .infinity : across - result.lines[index])
    }
    result.line = before
    let length: CGFloat = result.sizes.map(along).reduce(0, +) + result.gaps.reduce(0, +)
    let breadthTaken = count == 0 ? 0 : max(before + after, 0)
    result.size = isVertical ? CGSize(width: breadthTaken, height: length) : CGSize(width: length, height: breadthTaken)
    return result
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
}

/// `ZStack`.
struct CustomLayers: Layout {
  let alignment: Alignment

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let extent = extent(proposal, subviews)
    return CGSize(width: max(extent.x + extent.right, 0), height: max(extent.y + extent.below, 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let proposal = ProposedViewSize(bounds.size)
    let extent = extent(proposal, subviews)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let (x, y) = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
      subview.place(at: CGPoint(x: bounds.minX + extent.x - x, y: bounds.minY + extent.y - y), proposal: proposal)
    }
  }

  private func extent(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (x: CGFloat, y: CGFloat, right: CGFloat, below: CGFloat) {
    if subviews.isEmpty { return (0, 0, 0, 0) }
    let highest = subviews.map(\.priority).max()
    let all = subviews.filter { $0.priority == highest }.map { $0.dimensions(in: proposal) }
    func most(_ value: (ViewDimensions) -> CGFloat) -> CGFloat { all.map(value).reduce(-.infinity, max) }
    return (
      most { $0[alignment.horizontal] }, most { $0[alignment.vertical] },
      most { $0.width.isInfinite ? .infinity : $0.width - $0[alignment.horizontal] },
      most { $0.height.isInfinite ? .infinity : $0.height - $0[alignment.vertical] }
    )
  }
}

/// `frame`, flexible or not.
struct CustomFrame: Layout {
  var width: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  let alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    if let width { inner.width = width }
    if let maxWidth, let offered = inner.width { inner.width = min(offered, maxWidth) }
    if let minHeight, let offered = inner.height { inner.height = max(offered, minHeight) }
    return inner
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let inner = inner(proposal)
    var size = subviews.first?.sizeThatFits(inner) ?? .zero
    if let width { size.width = width }
    if let maxWidth { size.width = min(maxWidth, max(size.width, inner.width ?? size.width)) }
    if let minHeight { size.height = max(minHeight, min(size.height, inner.height ?? size.height)) }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let subview = subviews.first else { return }
    let inner = inner(proposal)
    let dimensions = subview.dimensions(in: inner)
    let x: CGFloat = alignment.horizontal == .trailing ? bounds.width : bounds.width / 2
    let point = CGPoint(
      x: bounds.minX + x - dimensions[alignment.horizontal],
      y: bounds.minY + bounds.height / 2 - dimensions[alignment.vertical])
    subview.place(at: point, proposal: inner)
  }
}

/// `padding`.
struct CustomPadding: Layout {
  let length: CGFloat

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0 - 2 * length, 0) }, height: proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(width: size.width + 2 * length, height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let point = CGPoint(x: bounds.minX + length, y: bounds.minY)
    subviews.first?.place(at: point, proposal: inner(proposal))
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var result = ViewSpacing.zero
    result.formUnion(ViewSpacing(), edges: length == 0 ? [] : .horizontal)
    if let spacing = subviews.first?.spacing { result.formUnion(spacing, edges: length == 0 ? .all : .vertical) }
    return result
  }
}

/// `ViewThatFits`.
struct CustomFit: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    choice(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let choice = choice(proposal, subviews)
    for subview in subviews {
      // The other views are moved out of view.
      let point = subview == choice ? bounds.origin : CGPoint(x: 10_000, y: 10_000)
      subview.place(at: point, proposal: proposal)
    }
  }

  private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
    subviews.dropLast().first {
      let ideal = $0.sizeThatFits(.unspecified)
      return ideal.width <= proposal.width ?? .infinity && ideal.height <= proposal.height ?? .infinity
    } ?? subviews.last
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    choice(proposal, subviews)?.dimensions(in: proposal)[explicit: guide]
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    choice(proposal, subviews)?.dimensions(in: proposal)[explicit: guide]
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }
}
