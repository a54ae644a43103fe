internal import CanopyStyle
internal import Foundation

/// The space available to a popover: its window, and the anchor that it points to. It finds the best position for the content.
///
/// ```swift
/// let room = PopoverRoom(window: CGRect(x: 0, y: 0, width: 800, height: 600), anchor: button, cornerRadius: 13)
/// let geometry = room.geometry { CGSize(width: min($0.width, 320), height: min($0.height, 200)) }
/// ```
struct PopoverRoom {
  /// The area of the window that popovers can cover, which excludes bars and the keyboard.
  let window: CGRect
  /// The rectangle or point in the window that the popover points to, or nil if it isn't in the window.
  let anchor: CGRect?
  /// The edge of the anchor that the app requested, or nil for any edge.
  var edge: Edge?
  var isMirrored = false
  let cornerRadius: CGFloat
  /// A Boolean value that indicates whether the card has an arrow.
  var hasArrow = true
  /// The current position, while the anchor moves. The popover stays on that side as long as there is enough room.
  var current: PopoverGeometry?

  typealias Side = PopoverGeometry.Side

  /// The minimum distance between the card and the edges of the window.
  static let margin: CGFloat = 10
  /// The minimum useful length at a side. If there is less, the popover covers part of its anchor instead.
  private static let leastLength: CGFloat = 100

  /// Returns the position of the popover.
  ///
  /// - Parameter measure: Returns the size of the content for an available size.
  func geometry(_ measure: (CGSize) -> CGSize) -> PopoverGeometry {
    let ideal = measure(inside.size)
    guard let anchor = anchor?._clamped(to: window) else {
      let size = ideal._limited(to: inside.size)
      let center = window._center
      let frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      return PopoverGeometry(frame: frame, side: nil, tip: center)
    }
    if let side = sideWithRoom(for: ideal, at: anchor) { return placed(ideal, at: side, of: anchor) }
    let best = bestPlace(for: ideal, at: anchor)
    let room = room(at: best.side, of: best.anchor)
    return placed(measure(room)._limited(to: room), at: best.side, of: best.anchor)
  }

  /// The distance between the card and its anchor.
  private var distance: CGFloat { hasArrow ? PopoverGeometry.arrowLength : 4 }

  /// The area of the window in which cards can be.
  private var inside: CGRect {
    window.insetBy(dx: min(Self.margin, window.width / 2), dy: min(Self.margin, window.height / 2))
  }

  // MARK: Choosing a side

  private var trailing: Side { isMirrored ? .left : .right }

  /// The side that the app requested, or nil if it didn't request one.
  private var preferredSide: Side? {
    switch edge {
    case .top: .above
    case .bottom: .below
    case .leading: trailing.opposite
    case .trailing: trailing
    case nil: nil
    }
  }

  /// The sides that the popover can use, in order of preference.
  private var sides: [Side] {
    let first = [current?.edge == edge ? current?.side : nil, preferredSide, preferredSide?.opposite].compactMap(\.self)
    return first + [.below, .above, trailing, trailing.opposite].filter { !first.contains($0) }
  }

  /// The sides at which the popover may shrink to fit, in order of preference.
  private var sidesToShrink: [Side] { preferredSide.map { [$0, $0.opposite] } ?? sides }

  private func sideWithRoom(for size: CGSize, at anchor: CGRect) -> Side? {
    sides.first { side in
      let room = room(at: side, of: anchor)
      return size.width <= room.width && size.height <= room.height
    }
  }

  /// Returns the side with room for the largest part of the content. If an anchor leaves hardly any room at its sides, the
  /// popover points to the anchor's center instead.
  private func bestPlace(for size: CGSize, at anchor: CGRect) -> (anchor: CGRect, side: Side) {
    func visible(_ side: Side, _ anchor: CGRect) -> CGFloat {
      let shown = size._limited(to: self.room(at: side, of: anchor))
      return shown.width * shown.height
    }
    func best(_ anchor: CGRect, _ sides: [Side]) -> Side {
      sides.max { visible($0, anchor) < visible($1, anchor) } ?? .below
    }
    let side = best(anchor, sidesToShrink)
    let room = self.room(at: side, of: anchor)
    let (length, wanted) = side.isVertical ? (room.height, size.height) : (room.width, size.width)
    if length >= min(wanted, Self.leastLength) { return (anchor, side) }
    let center = CGRect(x: anchor.midX, y: anchor.midY, width: 0, height: 0)
    return (center, sideWithRoom(for: size, at: center) ?? best(center, sidesToShrink))
  }

  /// Returns the size of the largest card that fits at a side.
  private func room(at side: Side, of anchor: CGRect) -> CGSize {
    let inside = inside
    let length =
      switch side {
      case .below: inside.maxY - anchor.maxY
      case .above: anchor.minY - inside.minY
      case .right: inside.maxX - anchor.maxX
      case .left: anchor.minX - inside.minX
      }
    let rest = max(length - distance, 0)
    return side.isVertical
      ? CGSize(width: inside.width, height: min(rest, inside.height))
      : CGSize(width: min(rest, inside.width), height: inside.height)
  }

  // MARK: Placing

  /// Returns the position at a side. The card slides along the edge to stay in the window, and its arrow keeps pointing to the
  /// anchor.
  private func placed(_ size: CGSize, at side: Side, of anchor: CGRect) -> PopoverGeometry {
    let (inside, arrow) = (inside, distance)
    // The arrow needs a straight piece of edge between the corners.
    let least = PopoverGeometry.arrowBase + 2 * min(cornerRadius, PopoverGeometry.cornerRadius)
    var (frame, tip) = (CGRect(origin: .zero, size: size), CGPoint.zero)
    if side.isVertical {
      frame.size.width = max(size.width, min(least, inside.width))
      // A card without an arrow starts where its anchor does.
      let start = isMirrored ? anchor.maxX - frame.width / 2 : anchor.minX + frame.width / 2
      let middle = hasArrow ? anchor.midX : start
      (frame.origin.x, tip.x) = slide(frame.width, to: middle, from: inside.minX, to: inside.maxX)
      if !hasArrow { tip.x = anchor.midX }
      tip.y = side == .below ? anchor.maxY : anchor.minY
      let y = side == .below ? tip.y + arrow : tip.y - arrow - frame.height
      frame.origin.y = max(min(y, inside.maxY - frame.height), inside.minY)
    } else {
      frame.size.height = max(size.height, min(least, inside.height))
      (frame.origin.y, tip.y) = slide(frame.height, to: anchor.midY, from: inside.minY, to: inside.maxY)
      tip.x = side == .right ? anchor.maxX : anchor.minX
      let x = side == .right ? tip.x + arrow : tip.x - arrow - frame.width
      frame.origin.x = max(min(x, inside.maxX - frame.width), inside.minX)
    }
    let length = side.isVertical ? frame.width : frame.height
    let hasArrow = hasArrow && length >= PopoverGeometry.arrowBase
    return PopoverGeometry(frame: frame, side: hasArrow ? side : nil, tip: tip, edge: edge)
  }

  /// Returns the start of a card along its edge, and the position of the arrow.
  private func slide(
    _ length: CGFloat, to middle: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> (start: CGFloat, tip: CGFloat) {
    let place = max(min(middle - length / 2, end - length), start)
    let corner = min(cornerRadius + PopoverGeometry.arrowBase / 2, length / 2)
    return (place, max(min(middle, place + length - corner), place + corner))
  }
}

extension CGSize {
  fileprivate func _limited(to room: CGSize) -> CGSize {
    CGSize(width: min(width, room.width), height: min(height, room.height))
  }
}
