internal import Foundation

/// What a stack knows about its views, and its last arrangement.
struct StackCache {
  struct Item {
    enum Kind: UInt8 {
      case unknown
      /// It takes the same room whatever it is offered along the stack.
      case fixed
      case flexible
    }

    var kind = Kind.unknown
    /// What it takes of the room that it was offered last, and what that was.
    var length: CGFloat = 0
    var breadth: CGFloat = 0
    var offered: CGFloat = 0
    var least: CGFloat = 0
    var flexibility: CGFloat = 0

    /// Returns whether an item gets room before another one; nil if their order decides.
    ///
    /// The less flexible one does. Of two that grow without end, the one that needs more at least.
    static func isServedBefore(_ first: Item, _ second: Item) -> Bool? {
      if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
      guard first.flexibility == .infinity, first.least != second.least else { return nil }
      return first.least > second.least
    }

    mutating func set(length: CGFloat, breadth: CGFloat, offered: CGFloat) {
      self.length = length
      self.breadth = breadth
      self.offered = offered
    }
  }

  /// The distances between each view and the next, and all together.
  var distances: [CGFloat] = []
  var distance: CGFloat = 0
  /// The priorities; empty if all are the same.
  var priorities: [Double] = []
  var items: [Item]
  var unknownCount: Int
  var flexibleCount = 0
  /// The breadth that the views were asked with.
  private var breadth = CGFloat.nan

  // The last arrangement.
  var isArranged = false
  var arrangedFor = LayoutProposal(width: 0, height: 0)
  var size = CGSize.zero
  /// Where the views are lined up, across.
  var line: CGFloat = 0

  init(count: Int) {
    items = Array(repeating: Item(), count: count)
    unknownCount = count
  }

  mutating func useBreadth(_ new: CGFloat) {
    guard !LayoutProposal.isSame(new, breadth) else { return }
    forgetItems()
    breadth = new
  }

  /// The first view from a place on of which it is not known how flexible it is.
  func firstUnknown(from start: Int) -> Int? {
    items.withUnsafeBufferPointer { items in (start..<items.count).first { items[$0].kind == .unknown } }
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
    for index in items.indices { items[index].kind = .unknown }
    unknownCount = items.count
    flexibleCount = 0
    breadth = .nan
    isArranged = false
  }

  /// Forgets what is known about a view.
  mutating func forgetItem(_ index: Int) {
    isArranged = false
    switch items[index].kind {
    case .unknown: return
    case .fixed: break
    case .flexible: flexibleCount -= 1
    }
    items[index].kind = .unknown
    unknownCount += 1
  }
}
