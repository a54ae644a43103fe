internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The arrangement of views along an axis, which `HStack` and `VStack` share.
///
/// Space is distributed by priority, and among equal priorities to the least flexible view first. Each view is proposed an equal
/// share of the remaining space, and the space that it leaves goes to the other views. Views with lower priorities keep their
/// minimum lengths.
///
/// If the stack's proposal has no length across the axis, views are placed with the stack's own length there. This way, all of
/// them can be as high as the highest view, or as wide as the widest.
struct StackLayout: Equatable {
  let axis: Axis
  /// The guide by which views are aligned across the axis.
  let guide: AlignmentGuide
  let spacing: CGFloat?
}

@MainActor
extension StackLayout {
  func makeCache(_ nodes: [LayoutNode]) -> StackCache {
    var cache = StackCache(count: nodes.count)
    guard nodes.count > 1 else { return cache }
    setDistances(of: nodes, &cache)
    let first = nodes[0].priority
    // Not `contains(where:)`, whose closure would be checked for its actor for each view.
    for node in nodes where node.priority != first {
      cache.priorities = nodes.map { $0.priority }
      break
    }
    return cache
  }

  private func setDistances(of nodes: [LayoutNode], _ cache: inout StackCache) {
    if let spacing {
      for place in 1..<nodes.count { cache.addDistance(spacing, before: place) }
      return
    }
    let betweenTexts = ViewSpacing.textInAnyFont.distance(to: .textInAnyFont, along: axis)
    // The preferred distances of the previous view, unless they aren't needed.
    var last: ViewSpacing?
    var lastIsText = nodes[0].isText
    for place in 1..<nodes.count {
      let isText = nodes[place].isText
      var distance = betweenTexts
      if isText, lastIsText {
        last = nil
      } else {
        let next = spacing(of: nodes[place])
        distance = (last ?? spacing(of: nodes[place - 1])).distance(to: next, along: axis)
        last = next
      }
      lastIsText = isText
      cache.addDistance(distance, before: place)
    }
  }

  /// Returns the preferred distances of a view along the axis. Beside a text, they are the same for all fonts.
  private func spacing(of node: LayoutNode) -> ViewSpacing {
    axis == .horizontal ? node.spacingInAnyFont : node.spacing
  }

  // MARK: Size

  /// Returns the size of the stack for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, _ nodes: [LayoutNode], _ cache: inout StackCache) -> CGSize {
    arrange(LayoutProposal(proposal), nodes, &cache)
    return cache.size
  }

  /// Updates the arrangement in the cache for a proposal.
  func arrange(_ proposal: LayoutProposal, _ nodes: [LayoutNode], _ cache: inout StackCache) {
    let breadth = axis == .horizontal ? proposal.height : proposal.width
    let length = axis == .horizontal ? proposal.width : proposal.height
    if cache.isArranged {
      if cache.arrangedFor == proposal { return }
      if cache.isFixed, !cache.usesGuides, LayoutProposal.covers(cache.sameLengths, length),
        LayoutProposal.covers(cache.sameBreadths, breadth)
      {
        // The sizes and the alignment stay the same. Only the proposals to the views change.
        cache.shareAmongFixed(room(in: length, cache))
        cache.arrangedFor = proposal
        return
      }
    }
    cache.isArranged = false
    cache.sameLengths = length
    if length.isNaN {
      offerNothing(breadth, nodes, &cache)
    } else {
      cache.useBreadth(breadth)
      learnFlexibility(breadth, nodes, &cache)
      cache.sameBreadths = cache.breadths
      if let enough = share(room(in: length, cache), breadth, nodes, &cache) {
        cache.sameLengths = LayoutProposal.atLeast(enough + cache.distance, containing: length)
      }
    }
    measure(breadth, nodes, &cache)
    if cache.usesGuides {
      // Guides may differ for another proposal, even if all sizes are the same.
      cache.sameBreadths = breadth
      if !cache.isFixed { cache.sameLengths = length }
    }
    // A stack of views of fixed lengths has a fixed length.
    if cache.isFixed, !length.isNaN { cache.sameLengths = LayoutProposal.any }
    cache.arrangedFor = proposal
    cache.isArranged = true
  }

  /// Returns the space for views, or infinity if no length is proposed.
  private func room(in length: CGFloat, _ cache: StackCache) -> CGFloat {
    length.isNaN ? .infinity : max(length - cache.distance, 0)
  }

  /// Measures all views with their ideal lengths.
  private func offerNothing(_ breadth: CGFloat, _ nodes: [LayoutNode], _ cache: inout StackCache) {
    cache.forgetItems()
    cache.sameBreadths = LayoutProposal.anyOrNothing
    var areFixed = true
    for index in nodes.indices {
      let lengths = offer(.nan, breadth, to: index, nodes, &cache)
      areFixed = LayoutProposal.isAnyOrNothing(lengths) && areFixed
    }
    guard areFixed else { return }
    // Other proposals would give the same lengths.
    cache.setAllFixed(for: cache.sameBreadths, offered: breadth)
    cache.sameLengths = LayoutProposal.anyOrNothing
  }

  /// Determines the flexibility of all views with unknown flexibility.
  private func learnFlexibility(_ breadth: CGFloat, _ nodes: [LayoutNode], _ cache: inout StackCache) {
    var next = 0
    while cache.unknownCount > 0, let index = cache.firstUnknown(from: next) {
      next = index + 1
      cache.unknownCount -= 1
      if learnsFromMost(index, breadth, nodes, &cache) { continue }
      let least = answer(of: nodes[index], 0, breadth)
      cache.learns(for: breadths(of: least), offered: breadth)
      if LayoutProposal.isAny(lengths(of: least)) {
        cache.setFixed(index, length: length(of: least.size), breadth: self.breadth(of: least.size))
        continue
      }
      let most = answer(of: nodes[index], .infinity, breadth)
      cache.learns(for: breadths(of: most), offered: breadth)
      if least.size == most.size, nodes[index].isSteady {
        cache.setFixed(index, length: length(of: least.size), breadth: self.breadth(of: least.size))
      } else {
        let more = length(of: most.size) - length(of: least.size)
        cache.setFlexible(index, .init(least: length(of: least.size), more: more.isNaN ? 0 : more))
      }
    }
  }

  /// Determines the flexibility of a view whose minimum length is known. Returns false if this isn't possible.
  private func learnsFromMost(
    _ index: Int, _ breadth: CGFloat, _ nodes: [LayoutNode], _ cache: inout StackCache
  ) -> Bool {
    guard axis == .horizontal, let least = nodes[index].knownLeastWidth else { return false }
    let answer = answer(of: nodes[index], .infinity, breadth)
    let most = length(of: answer.size)
    // For a view that doesn't grow, the breadths have to be compared, too, so it isn't handled here.
    guard most > least, most.isFinite else { return false }
    cache.learns(for: breadths(of: answer), offered: breadth)
    cache.setFlexible(index, .init(least: least, more: most - least))
    return true
  }

  /// Distributes space by priority. Returns the minimum space from which on all views keep their sizes, or nil if there is none.
  private func share(
    _ room: CGFloat, _ breadth: CGFloat, _ nodes: [LayoutNode], _ cache: inout StackCache
  ) -> CGFloat? {
    if cache.isFixed {
      cache.shareAmongFixed(room)
      return 0
    }
    guard !cache.priorities.isEmpty else {
      return share(room, breadth, among: nodes.indices, nodes, &cache).enough
    }
    var left = room
    for level in Set(cache.priorities).sorted(by: >) {
      var reserved: CGFloat = 0
      for index in nodes.indices where cache.priorities[index] < level { reserved += cache.least(index) }
      let members = nodes.indices.filter { cache.priorities[$0] == level }
      left = max(left - share(max(left - reserved, 0), breadth, among: members, nodes, &cache).taken, 0)
    }
    return nil
  }

  /// Distributes space among views with equal priorities. Returns the space that they take up, and the minimum space from which
  /// on all of them keep their sizes, or nil if there is none.
  private func share(
    _ room: CGFloat, _ breadth: CGFloat, among members: some Collection<Int>, _ nodes: [LayoutNode],
    _ cache: inout StackCache
  ) -> (taken: CGFloat, enough: CGFloat?) {
    var flexible: [Int] = []
    var (left, taken) = (room, CGFloat(0))
    var waiting = members.count
    func take(_ length: CGFloat) {
      // Infinite space stays infinite.
      if left.isFinite { left = max(left - length, 0) }
      taken += length
      waiting -= 1
    }
    for index in members {
      guard cache.kinds[index] == .fixed else {
        flexible.append(index)
        continue
      }
      let length = cache.items[index].length
      // The length of the view is fixed. The proposal is at most this length, so that a change of the remaining space doesn't
      // affect the views inside.
      cache.items[index].offered = min(left / CGFloat(waiting), length)
      take(length)
    }
    flexible.sort { first, second in
      let (one, other) = (cache.flexibilities[first], cache.flexibilities[second])
      return StackCache.Flexibility.isServedBefore(one, other) ?? (first < second)
    }
    var enough: CGFloat? = 0
    for index in flexible {
      let range = offer(left / CGFloat(waiting), breadth, to: index, nodes, &cache)
      let least = LayoutProposal.least(of: range).map { taken + $0 * CGFloat(waiting) }
      enough = enough.flatMap { enough in least.map { max(enough, $0) } }
      take(cache.items[index].length)
    }
    return (taken, enough)
  }

  /// Proposes a length to a view. Returns the range of lengths for which it has the same size.
  private func offer(
    _ length: CGFloat, _ breadth: CGFloat, to index: Int, _ nodes: [LayoutNode], _ cache: inout StackCache
  ) -> CGFloat {
    let answer = answer(of: nodes[index], length, breadth)
    cache.sameBreadths = LayoutProposal.common(cache.sameBreadths, breadths(of: answer), offered: breadth)
    cache.items[index].set(
      length: self.length(of: answer.size), breadth: self.breadth(of: answer.size), offered: length)
    return lengths(of: answer)
  }

  private func measure(_ breadth: CGFloat, _ nodes: [LayoutNode], _ cache: inout StackCache) {
    var length = cache.distance
    var (before, after): (CGFloat, CGFloat) = (-.infinity, -.infinity)
    var usesGuides = false
    forEach(nodes, cache.items) { _, node, item in
      length += item.length
      let usual = usualPosition(of: item, node, among: nodes)
      if usual == nil { usesGuides = true }
      let position = usual ?? self.position(of: item, node, breadth)
      before = max(before, position)
      after = max(after, item.breadth.isInfinite ? .infinity : item.breadth - position)
    }
    cache.usesGuides = usesGuides
    cache.size = size(length: length, breadth: nodes.isEmpty ? 0 : max(before + after, 0))
    cache.line = before
  }

  /// Calls `body` for each view without the cost of array accesses, because stacks may have hundreds of views.
  @inline(__always)
  private func forEach(
    _ nodes: [LayoutNode], _ items: [StackCache.Item], _ body: @MainActor (Int, LayoutNode, StackCache.Item) -> Void
  ) {
    let (views, places) = (nodes.span, items.span)
    // Safe because there are as many items as views.
    for index in views.indices { body(index, views[unchecked: index], places[unchecked: index]) }
  }

  /// Returns the position of the alignment guide in a view if it needn't be computed by the view, or nil otherwise.
  @inline(__always)
  private func usualPosition(of item: StackCache.Item, _ node: LayoutNode, among nodes: [LayoutNode]) -> CGFloat? {
    // Closures of apps are called even if the result doesn't matter, because some apps learn dimensions from them.
    if node.hasGuides { return nil }
    // A view that is alone has nothing to be aligned with, so its baseline needn't be found.
    if nodes.count == 1 { return 0 }
    return guide.isBaseline ? nil : guide.usualValue(across: item.breadth)
  }

  /// Returns the position of the alignment guide that a view computes.
  @inline(never)
  private func position(of item: StackCache.Item, _ node: LayoutNode, _ breadth: CGFloat) -> CGFloat {
    node.position(
      of: guide, in: size(length: item.length, breadth: item.breadth), proposed(item.offered, breadth))
  }

  // MARK: Places

  /// Places the views one after the other.
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
    // Placing a view may measure this stack again, which changes the cached arrangement.
    let (items, distances, usualDistance) = (cache.items, cache.distances, cache.usualDistance)
    let area = Placing.area
    forEach(nodes, items) { index, node, item in
      let across = line - (usualPosition(of: item, node, among: nodes) ?? self.position(of: item, node, breadth))
      let point = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      Placing.place(
        node, at: point, size(length: item.length, breadth: item.breadth), offered(item.offered, breadth), in: area)
      position += item.length + (index < distances.count ? distances[index] : usualDistance)
    }
  }

  /// Returns the preferred distances of the stack: at its ends the preferred distances of the views there, and at its sides the
  /// union of all. From outside, the views aren't treated as texts.
  func spacing(_ nodes: [LayoutNode]) -> ViewSpacing {
    guard let first = nodes.first, let last = nodes.last else { return ViewSpacing() }
    let (start, end): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let firstSpacing = first.spacingInAnyFont
    let sides = Edge.Set.all.subtracting([start, end])
    var result = firstSpacing
    for node in nodes.dropFirst() { result.formUnion(node.spacingInAnyFont, edges: sides) }
    return result.taking(start, from: firstSpacing).taking(end, from: last.spacingInAnyFont).ofContainer
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

  private func answer(of node: LayoutNode, _ length: CGFloat, _ breadth: CGFloat) -> LayoutAnswers.Answer {
    node.answer(offered(length, breadth))
  }

  private func lengths(of answer: LayoutAnswers.Answer) -> CGFloat {
    axis == .horizontal ? answer.proposal.width : answer.proposal.height
  }

  private func breadths(of answer: LayoutAnswers.Answer) -> CGFloat {
    axis == .horizontal ? answer.proposal.height : answer.proposal.width
  }
}
