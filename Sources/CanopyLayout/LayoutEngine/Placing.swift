internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// The current placement of children by a container.
@MainActor
enum Placing {
  enum Kind {
    /// Children are placed.
    case final(Area)
    /// Only positions are computed, in order to find the guides of the children.
    case trial(Trial)
  }

  /// The area of the container.
  struct Area {
    let node: LayoutNode
    let size: CGSize
    let mirrors: Bool
  }

  /// The positions that the children would have.
  final class Trial {
    struct Place {
      let node: LayoutNode
      let origin: CGPoint
      let proposal: ProposedViewSize
    }

    var places: [Place] = []
  }

  @exclusivity(unchecked) private static var current: Kind?

  /// The number of children that the current container has placed.
  ///
  @exclusivity(unchecked) private(set) static var directCount = 0

  static func run(_ kind: Kind, _ body: () -> Void) {
    let outer = (current, directCount)
    (current, directCount) = (kind, 0)
    body()
    (current, directCount) = outer
  }

  /// Places an element with its anchor at a point.
  static func place(
    _ node: LayoutNode, at point: CGPoint, anchor: UnitPoint = .topLeading, _ proposal: ProposedViewSize
  ) {
    guard let current else { return node.report(.placedOutside(node)) }
    let size = node.size(proposal)
    var origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    if !(origin.x.isFinite && origin.y.isFinite) { origin = sanitized(origin, of: node) }
    directCount += 1
    switch current {
    case .trial(let trial): trial.places.append(Trial.Place(node: node, origin: origin, proposal: proposal))
    case .final(let area):
      if area.mirrors { origin.x = area.size.width - origin.x - size.width }
      node.place(at: origin, proposal)
    }
  }

  /// Returns the elements that are placed while a closure runs.
  static func placed(by place: () -> Void) -> Set<LayoutNode> {
    let trial = Trial()
    run(.trial(trial), place)
    return Set(trial.places.map(\.node))
  }

  /// The area of the current container; nil if only positions are computed.
  static var area: Area? {
    if case .final(let area) = current { area } else { nil }
  }

  /// Places an element of a known size in the area of the current container.
  @inline(__always)
  static func place(
    _ node: LayoutNode, at point: CGPoint, _ size: CGSize, _ proposal: LayoutProposal, in area: Area? = area
  ) {
    guard let area, point.x.isFinite, point.y.isFinite else { return place(node, at: point, proposal.proposed) }
    directCount += 1
    node.settle(
      area.mirrors ? CGPoint(x: area.size.width - point.x - size.width, y: point.y) : point, size, proposal)
  }

  /// Returns the position of a container's guide, combined from the guides of the children that a closure places.
  static func combined(_ guide: AlignmentGuide, _ place: () -> Void) -> CGFloat? {
    let trial = Trial()
    run(.trial(trial), place)
    var result: CGFloat?
    var count = 0
    for place in trial.places {
      let size = place.node.size(place.proposal)
      guard let value = place.node.explicit(guide, in: size, place.proposal) else { continue }
      let start = guide.axis == .horizontal ? place.origin.x : place.origin.y
      guide.id._combineExplicit(childValue: start + value, count, into: &result)
      count += 1
    }
    return result
  }

  private static func sanitized(_ origin: CGPoint, of node: LayoutNode) -> CGPoint {
    // The area can be infinite if only positions are computed.
    if case .final = current { node.report(.invalidPlace(origin, of: node)) }
    return CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
  }
}
