internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// The position of a popover in its window: the frame of its card, and the arrow that points to its anchor.
struct PopoverGeometry: Equatable {
  /// A side of the anchor.
  enum Side: CaseIterable {
    case below, above, right, left

    var opposite: Side {
      switch self {
      case .below: .above
      case .above: .below
      case .right: .left
      case .left: .right
      }
    }

    /// A Boolean value that indicates whether the card is above or below the anchor.
    var isVertical: Bool { self == .below || self == .above }
  }

  /// The frame of the card, without the arrow.
  var frame: CGRect
  /// The side of the anchor that the card is at, or nil for a card without an arrow.
  let side: Side?
  /// The point that the arrow points to. The popover grows out of it as it appears.
  let tip: CGPoint
  /// The edge that the app requested, or nil for any edge.
  var edge: Edge?

  /// The corner radius, unless the content sets a different one.
  static let cornerRadius: CGFloat = 13
  /// The length of the arrow from the card to its tip.
  static let arrowLength: CGFloat = 10
  /// The length of the card's edge that the arrow and its curved transitions occupy.
  static let arrowBase: CGFloat = 26

  // MARK: Outline

  /// The smallest rectangle that contains the card and its arrow.
  var bounds: CGRect {
    let length = Self.arrowLength
    switch side {
    case .below: return CGRect(x: frame.minX, y: frame.minY - length, width: frame.width, height: frame.height + length)
    case .above: return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + length)
    case .right: return CGRect(x: frame.minX - length, y: frame.minY, width: frame.width + length, height: frame.height)
    case .left: return CGRect(x: frame.minX, y: frame.minY, width: frame.width + length, height: frame.height)
    case nil: return frame
    }
  }

  /// Returns the outline of the card, including its arrow.
  ///
  /// - Parameter cornerRadius: The corner radius. Corners are circular, because continuous corners would leave less room for
  ///   the arrow. They are smaller if the edge is short.
  func outline(cornerRadius: CGFloat) -> Path {
    let length = side?.isVertical ?? true ? frame.width : frame.height
    let limit = min(cornerRadius, frame.width / 2, frame.height / 2)
    let radius = side == nil ? limit : min(limit, max((length - Self.arrowBase) / 2, 0))
    let centers = frame.insetBy(dx: radius, dy: radius)
    var outline = Path()
    // The corners, clockwise from the lower right, each with the side of a card whose arrow is on the next edge.
    let corners: [(CGFloat, CGFloat, Side)] = [
      (centers.maxX, centers.maxY, .above), (centers.minX, centers.maxY, .right), (centers.minX, centers.minY, .below),
      (centers.maxX, centers.minY, .left),
    ]
    for (index, (x, y, side)) in corners.enumerated() {
      outline.addArc(
        center: CGPoint(x: x, y: y), radius: radius, from: Double(index) * .pi / 2, by: .pi / 2, transform: .identity)
      if side == self.side { addArrow(to: &outline) }
    }
    outline.closeSubpath()
    return outline
  }

  /// Adds the arrow to an outline whose clockwise path has reached the arrow's edge.
  private func addArrow(to outline: inout Path) {
    // At the upper edge, the arrow starts at the origin and points upward.
    let turn: CGAffineTransform
    switch side {
    case .below: turn = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: tip.x, ty: frame.minY)
    case .left: turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: frame.maxX, ty: tip.y)
    case .above: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: tip.x, ty: frame.maxY)
    case .right: turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: frame.minX, ty: tip.y)
    case nil: return
    }
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(turn) }
    let half = Self.arrowBase / 2
    outline.addLine(to: point(-half, 0))
    outline.addQuadCurve(to: point(-7.2, -2.7), control: point(-9.5, 0))
    outline.addLine(to: point(-2, -8.9))
    outline.addQuadCurve(to: point(2, -8.9), control: point(0, -11.1))
    outline.addLine(to: point(7.2, -2.7))
    outline.addQuadCurve(to: point(half, 0), control: point(9.5, 0))
  }
}
