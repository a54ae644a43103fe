internal import Foundation

/// Arranges views one after the other in a direction: what `HStack` and `VStack` have in common.
///
/// Room is given out by priority, and among equals to the least flexible first: each is offered an equal share of what is
/// left, and what it does not take is left for the others. Views of lower priority keep what they need at least.
///
/// Views that are placed are offered the stack's own size across if the stack itself was offered nothing there. So they
/// can all be as high as the highest, or as wide as the widest.
struct StackLayout: Equatable {
  let axis: Axis
  /// How views are lined up across.
  let guide: AlignmentGuide
  let spacing: CGFloat?

  func makeCache(_ nodes: [LayoutNode]) -> StackCache {
    var cache = StackCache(count: nodes.count)
    guard nodes.count > 1 else { return cache }
    cache.distances = distances(nodes)
    cache.distance = cache.distances.reduce(0, +)
    let priorities = nodes.map(\.priority)
    if priorities.contains(where: { $0 != priorities[0] }) { cache.priorities = priorities }
    return cache
  }

  private func distances(_ nodes: [LayoutNode]) -> [CGFloat] {
    if let spacing { return Array(repeating: spacing, count: nodes.count - 1) }
    var last = nodes[0].spacing
    return nodes.dropFirst().map { node in
      let next = node.spacing
      defer { last = next }
      return last.distance(to: next, along: axis)
    }
  }

  // MARK: Size

  /// The size that the stack takes when it is offered `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize, _ nodes: [LayoutNode], _ cache: inout StackCache) -> CGSize {
    arrange(LayoutProposal(proposal), nodes, &cache)
    return cache.size
  }

  /// Brings the arrangement in `cache` up to what is offered.
  func arrange(_ proposal: LayoutProposal, _ nodes: [LayoutNode], _ cache: inout StackCache) {
    let breadth = axis == .horizontal ? proposal.height : proposal.width
    let length = axis == .horizontal ? proposal.width : proposal.height
    if cache.isArranged, cache.arrangedFor == proposal { return }
    cache.isArranged = false
    if length.isNaN {
      cache.forgetItems()
      for index in nodes.indices { offer(.nan, breadth, to: index, nodes, &cache) }
    } else {
      cache.useBreadth(breadth)
      learnFlexibility(breadth, nodes, &cache)
      share(max(length - cache.distance, 0), breadth, nodes, &cache)
    }
    measure(breadth, nodes, &cache)
    cache.arrangedFor = proposal
    cache.isArranged = true
  }

  /// Finds out of each view that is not known yet whether it takes another length when it is offered another.
  private func learnFlexibility(_ breadth: CGFloat, _ nodes: [LayoutNode], _ cache: inout StackCache) {
    var next = 0
    while cache.unknownCount > 0, let index = cache.firstUnknown(from: next) {
      next = index + 1
      cache.unknownCount -= 1
      if learnsFromMost(index, breadth, nodes, &cache) { continue }
      let least = nodes[index].size(proposed(0, breadth))
      let most = nodes[index].size(proposed(.infinity, breadth))
      cache.items[index].least = length(of: least)
      if least == most {
        cache.items[index].kind = .fixed
        cache.items[index].set(length: length(of: least), breadth: self.breadth(of: least), offered: length(of: least))
      } else {
        let flexibility = length(of: most) - length(of: least)
        cache.items[index].kind = .flexible
        cache.items[index].flexibility = flexibility.isNaN ? 0 : flexibility
        cache.flexibleCount += 1
      }
    }
  }

  /// Finds out how flexible a view is without asking what it needs at least, if that is known. Returns whether it is.
  private func learnsFromMost(
    _ index: Int, _ breadth: CGFloat, _ nodes: [LayoutNode], _ cache: inout StackCache
  ) -> Bool {
    guard let least = nodes[index].knownLeast(along: axis) else { return false }
    let most = length(of: nodes[index].size(proposed(.infinity, breadth)))
    // One that takes no more has to be compared across, too.
    guard most > least else { return false }
    cache.items[index].kind = .flexible
    cache.items[index].least = least
    cache.items[index].flexibility = most - least
    cache.flexibleCount += 1
    return true
  }

  /// Gives out `room`, level by level of priority.
  private func share(_ room: CGFloat, _ breadth: CGFloat, _ nodes: [LayoutNode], _ cache: inout StackCache) {
    if cache.flexibleCount == 0, cache.priorities.isEmpty { return cache.shareAmongFixed(room) }
    guard !cache.priorities.isEmpty else {
      _ = share(room, breadth, among: nodes.indices, nodes, &cache)
      return
    }
    var left = room
    for level in Set(cache.priorities).sorted(by: >) {
      var reserved: CGFloat = 0
      for index in nodes.indices where cache.priorities[index] < level { reserved += cache.items[index].least }
      let members = nodes.indices.filter { cache.priorities[$0] == level }
      left = max(left - share(max(left - reserved, 0), breadth, among: members, nodes, &cache), 0)
    }
  }

  /// Gives out `room` among views of the same priority. Returns how much they take.
  private func share(
    _ room: CGFloat, _ breadth: CGFloat, among members: some Collection<Int>, _ nodes: [LayoutNode],
    _ cache: inout StackCache
  ) -> CGFloat {
    var flexible: [Int] = []
    var (left, taken) = (room, CGFloat(0))
    var waiting = members.count
    func take(_ length: CGFloat) {
      // Infinite room does not become less.
      if left.isFinite { left = max(left - length, 0) }
      taken += length
      waiting -= 1
    }
    for index in members {
      guard cache.items[index].kind == .fixed else {
        flexible.append(index)
        continue
      }
      let length = cache.items[index].length
      // It takes its length anyway. What is inside sees that it was offered less, but not by how much more, so that
      // another share is no news to it.
      cache.items[index].offered = min(left / CGFloat(waiting), length)
      take(length)
    }
    flexible.sort { first, second in
      let (one, other) = (cache.items[first], cache.items[second])
      return StackCache.Item.isServedBefore(one, other) ?? (first < second)
    }
    for index in flexible {
      offer(left / CGFloat(waiting), breadth, to: index, nodes, &cache)
      take(cache.items[index].length)
    }
    return taken
  }

  private func offer(
    _ length: CGFloat, _ breadth: CGFloat, to index: Int, _ nodes: [LayoutNode], _ cache: inout StackCache
  ) {
    let size = nodes[index].size(proposed(length, breadth))
    cache.items[index].set(length: self.length(of: size), breadth: self.breadth(of: size), offered: length)
  }

  private func measure(_ breadth: CGFloat, _ nodes: [LayoutNode], _ cache: inout StackCache) {
    var length = cache.distance
    var (before, after): (CGFloat, CGFloat) = (-.infinity, -.infinity)
    forEach(nodes, cache.items) { _, node, item in
      length += item.length
      let position = linePosition(of: item, node, breadth)
      before = max(before, position)
      after = max(after, item.breadth.isInfinite ? .infinity : item.breadth - position)
    }
    cache.size = size(length: length, breadth: nodes.isEmpty ? 0 : max(before + after, 0))
    cache.line = before
  }

  /// Calls `body` for each view. Stacks have hundreds of them, and looking into arrays costs more than what is done with them.
  @inline(__always)
  private func forEach(
    _ nodes: [LayoutNode], _ items: [StackCache.Item], _ body: (Int, LayoutNode, StackCache.Item) -> Void
  ) {
    // Safe because there are as many items as views.
    nodes.withUnsafeBufferPointer { nodes in
      items.withUnsafeBufferPointer { items in
        for index in nodes.indices { body(index, nodes[index], items[index]) }
      }
    }
  }

  /// Where a view is lined up, across.
  @inline(__always)
  private func linePosition(of item: StackCache.Item, _ node: LayoutNode, _ breadth: CGFloat) -> CGFloat {
    if !guide.isBaseline, !node.hasGuides, let usual = guide.usualValue(across: item.breadth) { return usual }
    return specialPosition(of: item, node, breadth)
  }

  @inline(never)
  private func specialPosition(of item: StackCache.Item, _ node: LayoutNode, _ breadth: CGFloat) -> CGFloat {
    node.position(
      of: guide, in: size(length: item.length, breadth: item.breadth), proposed(item.offered, breadth))
  }

  // MARK: Places

  /// Puts each view behind the one before.
  func place(_ nodes: [LayoutNode], _ proposal: ProposedViewSize, in bounds: CGRect, _ cache: inout StackCache) {
    var stored = LayoutProposal(proposal)
    if axis == .horizontal {
      if stored.height.isNaN { stored.height = bounds.height }
    } else {
      if stored.width.isNaN { stored.width = bounds.width }
    }
    arrange(stored, nodes, &cache)
    let breadth = axis == .horizontal ? stored.height : stored.width
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    let line = cache.line + (axis == .horizontal ? bounds.minY : bounds.minX)
    // Putting a view somewhere may ask this stack again, which then arranges for something else.
    let (items, distances) = (cache.items, cache.distances)
    let area = Placing.area
    forEach(nodes, items) { index, node, item in
      let across = line - linePosition(of: item, node, breadth)
      let point = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      Placing.place(
        node, at: point, size(length: item.length, breadth: item.breadth), offered(item.offered, breadth), in: area)
      position += item.length + (index < distances.count ? distances[index] : 0)
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

  private func offered(_ length: CGFloat, _ breadth: CGFloat) -> LayoutProposal {
    axis == .horizontal
      ? LayoutProposal(width: length, height: breadth) : LayoutProposal(width: breadth, height: length)
  }

  private func proposed(_ length: CGFloat, _ breadth: CGFloat) -> ProposedViewSize { offered(length, breadth).proposed }
}
