internal import Foundation

/// What a stack knows about its views, and its last arrangement.
struct StackCache {
  // Lists have as many of these as rows, so each kind of view pays only for what it needs.

  enum Kind: UInt8 {
    case unknown
    /// It takes the same room whatever it is offered along the stack.
    case fixed
    case flexible
  }

  struct Item {
    /// What it takes of the room that it was offered last, and what that was.
    var length: CGFloat = 0
    var breadth: CGFloat = 0
    var offered: CGFloat = 0

    mutating func set(length: CGFloat, breadth: CGFloat, offered: CGFloat) {
      self.length = length
      self.breadth = breadth
      self.offered = offered
    }
  }

  /// What an item needs at least, and how much more it would take.
  struct Flexibility {
    var least: CGFloat = 0
    var more: CGFloat = 0

    /// Returns whether an item gets room before another one; nil if their order decides.
    ///
    /// The less flexible one does. Of two that grow without end, the one that needs more at least.
    static func isServedBefore(_ first: Flexibility, _ second: Flexibility) -> Bool? {
      if first.more != second.more { return first.more < second.more }
      guard first.more == .infinity, first.least != second.least else { return nil }
      return first.least > second.least
    }
  }

  /// The distances between each view and the next; empty if all are `usualDistance`.
  var distances: [CGFloat] = []
  var usualDistance: CGFloat = 0
  /// All of them together.
  var distance: CGFloat = 0
  /// The priorities; empty if all are the same.
  var priorities: [Double] = []
  var items: [Item]
  private(set) var kinds: [Kind]
  /// Empty if no view was ever flexible.
  private(set) var flexibilities: [Flexibility] = []
  var unknownCount: Int
  var flexibleCount = 0
  /// The breadths for which all this is known: a range, or the breadth that the views were asked with.
  private(set) var breadths = LayoutProposal.anyOrNothing

  // The last arrangement.
  var isArranged = false
  var arrangedFor = LayoutProposal(width: 0, height: 0)
  var size = CGSize.zero
  /// The ranges of lengths and breadths that have the same arrangement.
  var sameLengths: CGFloat = 0
  var sameBreadths: CGFloat = 0
  /// Where the views are lined up, across.
  var line: CGFloat = 0
  /// A Boolean value that indicates whether views were asked where they are lined up.
  var usesGuides = false

  init(count: Int) {
    items = Array(repeating: Item(), count: count)
    kinds = Array(repeating: .unknown, count: count)
    unknownCount = count
  }

  mutating func useBreadth(_ new: CGFloat) {
    if !LayoutProposal.covers(breadths, new) { forgetItems() }
  }

  /// Notes that what is learned about a view counts for a range of breadths, which contains `offered`.
  mutating func learns(for range: CGFloat, offered: CGFloat) {
    breadths = LayoutProposal.common(breadths, range, offered: offered)
  }

  /// A Boolean value that indicates whether all views take lengths that are known, whatever is offered along the stack.
  var isFixed: Bool { unknownCount == 0 && flexibleCount == 0 && priorities.isEmpty }

  /// The first view from a place on of which it is not known how flexible it is.
  func firstUnknown(from start: Int) -> Int? {
    kinds.withUnsafeBufferPointer { kinds in (start..<kinds.count).first { kinds[$0] == .unknown } }
  }

  /// Notes that a view takes the same room whatever it is offered along the stack.
  mutating func setFixed(_ index: Int, length: CGFloat, breadth: CGFloat) {
    kinds[index] = .fixed
    items[index].set(length: length, breadth: breadth, offered: length)
  }

  /// Notes that all views take the lengths that they have taken, whatever they are offered along the stack.
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

  /// The length that a view needs at least.
  func least(_ index: Int) -> CGFloat {
    kinds[index] == .flexible ? flexibilities[index].least : items[index].length
  }

  /// Gives out room among views that all take their lengths anyway.
  ///
  /// What is inside sees that it was offered less, but not by how much more, so that another share is no news to it.
  mutating func shareAmongFixed(_ room: CGFloat) {
    items.withUnsafeMutableBufferPointer { items in
      var (left, waiting) = (room, CGFloat(items.count))
      for index in items.indices {
        let length = items[index].length
        items[index].offered = min(left / waiting, length)
        waiting -= 1
        // Infinite room does not become less.
        if left.isFinite { left = max(left - length, 0) }
      }
    }
  }

  /// Forgets what is known about the views.
  mutating func forgetItems() {
    for index in kinds.indices { kinds[index] = .unknown }
    unknownCount = items.count
    flexibleCount = 0
    breadths = LayoutProposal.anyOrNothing
    isArranged = false
  }

  /// Forgets what is known about a view.
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
