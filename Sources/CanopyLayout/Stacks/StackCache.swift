internal import Foundation

/// The known sizes of a stack's views, and its last arrangement.
struct StackCache {
  // There is an item for each row of a list, so details that only few views need are stored separately.

  enum Kind: UInt8 {
    case unknown
    /// The view has the same size for every proposal along the stack.
    case fixed
    case flexible
  }

  struct Item {
    /// The length of the view for the last proposal, followed by this proposal.
    var length: CGFloat = 0
    var breadth: CGFloat = 0
    var offered: CGFloat = 0

    mutating func set(length: CGFloat, breadth: CGFloat, offered: CGFloat) {
      self.length = length
      self.breadth = breadth
      self.offered = offered
    }
  }

  /// The minimum length of an item, and the length by which it can grow.
  struct Flexibility {
    var least: CGFloat = 0
    var more: CGFloat = 0

    /// Returns a Boolean value that indicates whether an item receives space before another item, or nil if their order
    /// decides.
    ///
    /// The less flexible item is first. Of two items that grow without limit, the one with the larger minimum is first.
    static func isServedBefore(_ first: Flexibility, _ second: Flexibility) -> Bool? {
      if first.more != second.more { return first.more < second.more }
      guard first.more == .infinity, first.least != second.least else { return nil }
      return first.least > second.least
    }
  }

  /// The distances from each view to the next; empty if all are `usualDistance`.
  private(set) var distances: [CGFloat] = []
  private(set) var usualDistance: CGFloat = 0
  /// The sum of all distances.
  private(set) var distance: CGFloat = 0
  /// The priorities; empty if all are the same.
  var priorities: [Double] = []
  var items: [Item]
  private(set) var kinds: [Kind]
  /// The flexibilities of the views; empty if no view was ever flexible.
  private(set) var flexibilities: [Flexibility] = []
  var unknownCount: Int
  var flexibleCount = 0
  /// The breadths for which the sizes are known: either a range, or the proposed breadth.
  private(set) var breadths = LayoutProposal.anyOrNothing

  // The last arrangement.
  var isArranged = false
  var arrangedFor = LayoutProposal(width: 0, height: 0)
  var size = CGSize.zero
  /// The ranges of lengths and breadths that result in the same arrangement.
  var sameLengths: CGFloat = 0
  var sameBreadths: CGFloat = 0
  /// The position across the stack at which the views are aligned.
  var line: CGFloat = 0
  /// A Boolean value that indicates whether alignment guides of views were read.
  var usesGuides = false

  init(count: Int) {
    items = Array(repeating: Item(), count: count)
    kinds = Array(repeating: .unknown, count: count)
    unknownCount = count
  }

  /// Adds the distance between two views. The second one is at `place`.
  mutating func addDistance(_ new: CGFloat, before place: Int) {
    // Added one by one, as in placement, so that both sums are exactly equal.
    distance += new
    if place == 1 {
      usualDistance = new
    } else if !distances.isEmpty {
      distances.append(new)
    } else if new != usualDistance {
      distances = Array(repeating: usualDistance, count: place - 1)
      distances.append(new)
    }
  }

  mutating func useBreadth(_ new: CGFloat) {
    if !LayoutProposal.covers(breadths, new) { forgetItems() }
  }

  /// Records that the known size of a view is valid for a range of breadths that contains `offered`.
  mutating func learns(for range: CGFloat, offered: CGFloat) {
    breadths = LayoutProposal.common(breadths, range, offered: offered)
  }

  /// A Boolean value that indicates whether all views have known lengths, for every proposal along the stack.
  var isFixed: Bool { unknownCount == 0 && flexibleCount == 0 && priorities.isEmpty }

  /// Returns the first view with an unknown flexibility, starting at an index.
  func firstUnknown(from start: Int) -> Int? {
    kinds.withUnsafeBufferPointer { kinds in (start..<kinds.count).first { kinds[$0] == .unknown } }
  }

  /// Records that a view has the same size for every proposal along the stack.
  mutating func setFixed(_ index: Int, length: CGFloat, breadth: CGFloat) {
    kinds[index] = .fixed
    items[index].set(length: length, breadth: breadth, offered: length)
  }

  /// Records that all views have their current lengths for every proposal along the stack.
  mutating func setAllFixed(for breadths: CGFloat, offered: CGFloat) {
    for index in kinds.indices {
      kinds[index] = .fixed
      items[index].offered = items[index].length
    }
    unknownCount = 0
    learns(for: breadths, offered: offered)
  }

  mutating func setFlexible(_ index: Int, _ flexibility: Flexibility) {
    if flexibilities.isEmpty { flexibilities = Array(repeating: Flexibility(), count: items.count) }
    kinds[index] = .flexible
    flexibilities[index] = flexibility
    flexibleCount += 1
  }

  /// Returns the minimum length of a view.
  func least(_ index: Int) -> CGFloat {
    kinds[index] == .flexible ? flexibilities[index].least : items[index].length
  }

  /// Distributes space among views with fixed lengths.
  ///
  /// A proposal is at most the length of its view, so that a change of the remaining space doesn't affect the views
  /// inside.
  mutating func shareAmongFixed(_ room: CGFloat) {
    items.withUnsafeMutableBufferPointer { items in
      var (left, waiting) = (room, CGFloat(items.count))
      for index in items.indices {
        let length = items[index].length
        items[index].offered = min(left / waiting, length)
        waiting -= 1
        // Infinite space stays infinite.
        if left.isFinite { left = max(left - length, 0) }
      }
    }
  }

  /// Discards the known sizes of all views.
  mutating func forgetItems() {
    for index in kinds.indices { kinds[index] = .unknown }
    unknownCount = items.count
    flexibleCount = 0
    breadths = LayoutProposal.anyOrNothing
    isArranged = false
  }

  /// Discards the known size of a view.
  mutating func forgetItem(_ index: Int) {
    isArranged = false
    switch kinds[index] {
    case .unknown: return
    case .fixed: break
    case .flexible: flexibleCount -= 1
    }
    kinds[index] = .unknown
    unknownCount += 1
  }
}
