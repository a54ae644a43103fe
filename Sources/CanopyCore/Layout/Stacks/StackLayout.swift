internal import Foundation

/// Arranges views one after the other in a direction: what `HStack` and `VStack` have in common.
///
/// Room is given out by priority, and among equals to the least flexible first: each is offered an equal share of what is
/// left, and what it does not take is left for the others. Views of lower priority keep what they need at least.
struct StackLayout {
  let axis: Axis
  /// How views are lined up across.
  let guide: AlignmentGuide
  let spacing: CGFloat?

  /// What is worth knowing about the views before any proposal.
  struct Cache {
    /// The distances between each view and the next, and all together.
    var distances: [CGFloat] = []
    var distance: CGFloat = 0
    /// The priorities; empty if all are the same.
    var priorities: [Double] = []
    /// Room for an arrangement, used again and again.
    var items: [Item] = []
    /// Of the arrangement in `items`.
    fileprivate var arranged: Arranged?
  }

  struct Item {
    var length: CGFloat = 0
    var breadth: CGFloat = 0
    var proposal: CGFloat?
    var flexibility: CGFloat = 0
    var least: CGFloat = 0
  }

  fileprivate struct Arranged {
    let proposal: LayoutProposal
    let size: CGSize
    /// Where the views are lined up, across.
    let line: CGFloat
  }

  func makeCache(_ nodes: [LayoutNode]) -> Cache {
    var cache = Cache()
    if nodes.count > 1 {
      cache.distances.reserveCapacity(nodes.count - 1)
      if let spacing {
        cache.distances = Array(repeating: spacing, count: nodes.count - 1)
      } else {
        var last = nodes[0].spacing
        for node in nodes.dropFirst() {
          let next = node.spacing
          cache.distances.append(last.distance(to: next, along: axis))
          last = next
        }
      }
      cache.distance = cache.distances.reduce(0, +)
      let priorities = nodes.map { $0.trait(LayoutPriorityKey.self) ?? 0 }
      if priorities.contains(where: { $0 != priorities[0] }) { cache.priorities = priorities }
    }
    return cache
  }

  // MARK: Size

  func sizeThatFits(_ proposal: ProposedViewSize, _ nodes: [LayoutNode], _ cache: inout Cache) -> CGSize {
    arrange(proposal, nodes, &cache).size
  }

  private func arrange(_ proposal: ProposedViewSize, _ nodes: [LayoutNode], _ cache: inout Cache) -> Arranged {
    if cache.items.count != nodes.count { cache.items = Array(repeating: Item(), count: nodes.count) }
    let breadth = axis == .horizontal ? proposal.height : proposal.width
    if let length = axis == .horizontal ? proposal.width : proposal.height {
      share(max(length - cache.distance, 0), breadth, nodes, &cache)
    } else {
      for index in nodes.indices { offer(nil, breadth, to: index, nodes, &cache.items) }
    }
    let arranged = measured(LayoutProposal(proposal), breadth, nodes, cache)
    cache.arranged = arranged
    return arranged
  }

  /// Gives out `room`.
  private func share(_ room: CGFloat, _ breadth: CGFloat?, _ nodes: [LayoutNode], _ cache: inout Cache) {
    if cache.priorities.isEmpty { return share(room, breadth, among: Array(nodes.indices), nodes, &cache.items) }
    let levels = Set(cache.priorities).sorted(by: >)
    var left = room
    for (place, level) in levels.enumerated() {
      let lower = Set(levels.dropFirst(place + 1))
      var reserved: CGFloat = 0
      for index in nodes.indices where lower.contains(cache.priorities[index]) {
        reserved += length(of: nodes[index].size(offer(0, breadth)))
      }
      let members = nodes.indices.filter { cache.priorities[$0] == level }
      share(max(left - reserved, 0), breadth, among: members, nodes, &cache.items)
      left = max(left - members.reduce(0) { $0 + cache.items[$1].length }, 0)
    }
  }

  /// Gives out `room` among views of the same priority.
  private func share(
    _ room: CGFloat, _ breadth: CGFloat?, among members: [Int], _ nodes: [LayoutNode], _ items: inout [Item]
  ) {
    var order = members
    if members.count > 1 {
      var isSorted = true
      var last = -CGFloat.infinity
      for index in members {
        let least = length(of: nodes[index].size(offer(0, breadth)))
        let most = length(of: nodes[index].size(offer(.infinity, breadth)))
        let flexibility = most - least
        items[index].flexibility = flexibility.isNaN ? 0 : flexibility
        if items[index].flexibility < last { isSorted = false }
        last = items[index].flexibility
      }
      if !isSorted {
        order.sort { first, second in
          let (one, other) = (items[first].flexibility, items[second].flexibility)
          return one == other ? first < second : one < other
        }
      }
    }
    var left = room
    for (place, index) in order.enumerated() {
      offer(left / CGFloat(order.count - place), breadth, to: index, nodes, &items)
      // Infinite room does not become less.
      if left.isFinite { left = max(left - items[index].length, 0) }
    }
  }

  private func offer(
    _ length: CGFloat?, _ breadth: CGFloat?, to index: Int, _ nodes: [LayoutNode], _ items: inout [Item]
  ) {
    let size = nodes[index].size(offer(length, breadth))
    items[index].proposal = length
    items[index].length = self.length(of: size)
    items[index].breadth = self.breadth(of: size)
  }

  private func measured(
    _ proposal: LayoutProposal, _ breadth: CGFloat?, _ nodes: [LayoutNode], _ cache: Cache
  ) -> Arranged {
    var length = cache.distance
    var (before, after): (CGFloat, CGFloat) = (-.infinity, -.infinity)
    for (index, item) in cache.items.enumerated() {
      length += item.length
      let position = linePosition(of: item, nodes[index], breadth)
      before = max(before, position)
      after = max(after, item.breadth.isInfinite ? .infinity : item.breadth - position)
    }
    let total = nodes.isEmpty ? 0 : before + after
    return Arranged(proposal: proposal, size: size(length: length, breadth: max(total, 0)), line: before)
  }

  private func linePosition(of item: Item, _ node: LayoutNode, _ breadth: CGFloat?) -> CGFloat {
    let size = size(length: item.length, breadth: item.breadth)
    if !node.hasGuides, !guide.isBaseline, let usual = guide.usualValue(in: size) { return usual }
    return node.position(of: guide, in: size, offer(item.proposal, breadth))
  }

  // MARK: Places

  func place(_ nodes: [LayoutNode], _ proposal: ProposedViewSize, in bounds: CGRect, _ cache: inout Cache) {
    let stored = LayoutProposal(proposal)
    let known = cache.arranged.flatMap { $0.proposal == stored && cache.items.count == nodes.count ? $0 : nil }
    let arranged = known ?? arrange(proposal, nodes, &cache)
    let breadth = axis == .horizontal ? proposal.height : proposal.width
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    let line = arranged.line + (axis == .horizontal ? bounds.minY : bounds.minX)
    // Placing may ask this container again, so what is placed is not read from its memory.
    let items = cache.items
    for (index, item) in items.enumerated() {
      let across = line - linePosition(of: item, nodes[index], breadth)
      let point = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      Placing.place(nodes[index], at: point, offer(item.proposal, breadth))
      position += item.length + (index < cache.distances.count ? cache.distances[index] : 0)
    }
  }

  /// How far others are to stay away: at its ends as the views there wish, at its sides as any of them does.
  func spacing(_ nodes: [LayoutNode]) -> ViewSpacing {
    guard let first = nodes.first, let last = nodes.last else { return ViewSpacing() }
    let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var result = first.spacing
    for node in nodes.dropFirst() { result.formUnion(node.spacing, edges: Edge.Set.all.subtracting([start, end])) }
    return result.taking(start, from: first.spacing).taking(end, from: last.spacing)
  }

  // MARK: Along and across

  private func length(of size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func breadth(of size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  private func offer(_ length: CGFloat?, _ breadth: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: breadth) : ProposedViewSize(width: breadth, height: length)
  }
}
