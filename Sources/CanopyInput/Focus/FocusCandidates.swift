internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The focusable elements of a tree, in nested sections.
@MainActor
struct FocusCandidates {
  indirect enum Item {
    case element(LayoutNode, CGRect)
    case section(FocusCandidates, CGRect)

    var frame: CGRect {
      switch self {
      case .element(_, let frame), .section(_, let frame): frame
      }
    }
  }

  /// The candidates and sections, in tree order.
  private(set) var items: [Item] = []
  fileprivate let isRightToLeft: Bool

  /// Finds the candidates in a subtree, including its root element.
  init(in node: LayoutNode) {
    isRightToLeft = node.environment.layoutDirection == .rightToLeft
    visit(node)
  }

  /// Finds the candidates inside a section.
  private init(insideSection node: LayoutNode) {
    isRightToLeft = node.environment.layoutDirection == .rightToLeft
    for child in node.focusableChildren { visit(child) }
  }

  private mutating func visit(_ node: LayoutNode) {
    if node.isHidden { return }
    if node.isFocusSection {
      let section = FocusCandidates(insideSection: node)
      if !section.items.isEmpty { items.append(.section(section, node.frame.union(section.frame))) }
      return
    }
    if let target = node.ownFocusTarget, !target.focusInteractions.isEmpty, node.environment.isEnabled {
      items.append(.element(node, node.frame))
    }
    if ViewRuntime.elements[node.element].kind == .button { return }
    for child in node.focusableChildren { visit(child) }
  }

  private var frame: CGRect { items.reduce(CGRect.null) { $0.union($1.frame) } }

  /// The first element in tree order.
  var first: LayoutNode? {
    switch items.first {
    case .element(let node, _): node
    case .section(let section, _): section.first
    case nil: nil
    }
  }

  // MARK: Reading order

  /// The elements in reading order: row by row, starting at the leading edge. The elements of a section stay together.
  var inReadingOrder: [LayoutNode] {
    rows.flatMap { row in
      row.flatMap { item in
        switch item {
        case .element(let node, _): [node]
        case .section(let section, _): section.inReadingOrder
        }
      }
    }
  }

  /// The items grouped by rows. An item belongs to the row of a first item if at least half of the smaller one is beside the
  /// other.
  private var rows: [[Item]] {
    let sorted = items.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
    var rows: [[(offset: Int, element: Item)]] = []
    for item in sorted {
      if let first = rows.last?.first, item.element.frame._isBeside(first.element.frame) {
        rows[rows.count - 1].append(item)
      } else {
        rows.append([item])
      }
    }
    return rows.map { row in
      let isRightToLeft = row.first?.element.isRightToLeft == true
      return row.sorted { first, second in
        let (one, other) = (first.element.frame, second.element.frame)
        return isRightToLeft
          ? (-one.maxX, first.offset) < (-other.maxX, second.offset)
          : (one.minX, first.offset) < (other.minX, second.offset)
      }
      .map(\.element)
    }
  }

  // MARK: Directions

  /// Returns the nearest element in a direction, or nil if there is none. Elements in the current element's section come first.
  func nearest(to current: LayoutNode, _ direction: MoveCommandDirection) -> LayoutNode? {
    nearest(to: current, current.frame, direction)
  }

  private func nearest(to current: LayoutNode, _ origin: CGRect, _ direction: MoveCommandDirection) -> LayoutNode? {
    let own = items.firstIndex { $0.contains(current) }
    if let own, case .section(let section, _) = items[own], let inside = section.nearest(to: current, origin, direction)
    {
      return inside
    }
    var best: (distance: CGFloat, item: Item)?
    for (index, item) in items.enumerated() where index != own {
      guard let distance = direction.distance(from: origin, to: item.frame), distance < best?.distance ?? .infinity
      else { continue }
      best = (distance, item)
    }
    switch best?.item {
    case .element(let node, _): return node
    case .section(let section, _): return section.nearest(to: origin)
    case nil: return nil
    }
  }

  /// Returns the element that is nearest to a frame.
  private func nearest(to origin: CGRect) -> LayoutNode? {
    let item = items.min { $0.frame._distance(to: origin) < $1.frame._distance(to: origin) }
    switch item {
    case .element(let node, _): return node
    case .section(let section, _): return section.nearest(to: origin)
    case nil: return nil
    }
  }
}

extension FocusCandidates.Item {
  /// A Boolean value that indicates whether the item's layout is right-to-left.
  @MainActor
  fileprivate var isRightToLeft: Bool {
    switch self {
    case .element(let node, _): node.environment.layoutDirection == .rightToLeft
    case .section(let section, _): section.isRightToLeft
    }
  }

  @MainActor
  fileprivate func contains(_ node: LayoutNode) -> Bool {
    switch self {
    case .element(let own, _): own == node
    case .section(let section, _): section.items.contains { $0.contains(node) }
    }
  }
}

@MainActor
extension LayoutNode {
  /// The children that people can see.
  @MainActor
  fileprivate var focusableChildren: [LayoutNode] {
    layout.masks || layout.hidesLayers ? Array(children.prefix(1)) : children
  }

  /// A Boolean value that indicates whether the focus visits all candidates in the element before it moves on.
  @MainActor
  fileprivate var isFocusSection: Bool {
    if ownScrollContainer != nil { return true }
    return ViewRuntime.elements[element].kind == .wrapper && layout.inputHandler is FocusSectionHandler
  }
}

extension MoveCommandDirection {
  /// Returns the distance from a frame to another frame that lies in the direction, or nil if it doesn't. Sideways distance
  /// counts double.
  fileprivate func distance(from origin: CGRect, to frame: CGRect) -> CGFloat? {
    let (along, center): (CGFloat, CGFloat) =
      switch self {
      case .up: (origin.minY - frame.maxY, origin.midY - frame.midY)
      case .down: (frame.minY - origin.maxY, frame.midY - origin.midY)
      case .left: (origin.minX - frame.maxX, origin.midX - frame.midX)
      case .right: (frame.minX - origin.maxX, frame.midX - origin.midX)
      }
    // Frames can overlap a little, but must not contain the center.
    guard center > 0, along > -min(origin.width, origin.height, frame.width, frame.height) / 2 else { return nil }
    let (side, offset) =
      self == .up || self == .down
      ? (gap(origin.minX, origin.maxX, frame.minX, frame.maxX), abs(origin.midX - frame.midX))
      : (gap(origin.minY, origin.maxY, frame.minY, frame.maxY), abs(origin.midY - frame.midY))
    return max(along, 0) + 2 * side + offset / 1000
  }

  private func gap(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> CGFloat {
    max(otherStart - end, start - otherEnd, 0)
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether at least half of the lower frame is beside the other.
  fileprivate func _isBeside(_ other: CGRect) -> Bool {
    let shared = min(maxY, other.maxY) - max(minY, other.minY)
    return shared > 0 && shared >= min(height, other.height) / 2
  }

  /// Returns the distance between the centers of two frames.
  fileprivate func _distance(to other: CGRect) -> CGFloat { hypot(midX - other.midX, midY - other.midY) }
}
