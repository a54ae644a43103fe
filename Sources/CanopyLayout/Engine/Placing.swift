internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// What it means that a container puts something somewhere, while one does.
enum Placing {
  enum Kind {
    /// It is put there.
    case final(Area)
    /// It is asked where it would be put: for guides of what is inside.
    case trial(Trial)
  }

  /// The area of a container.
  struct Area {
    let node: LayoutNode
    let size: CGSize
    let mirrors: Bool
  }

  /// Where things would be put.
  final class Trial {
    struct Place {
      let node: LayoutNode
      let origin: CGPoint
      let proposal: ProposedViewSize
    }

    var places: [Place] = []
  }

  // Safe because all layout is on the main actor.
  @exclusivity(unchecked) nonisolated(unsafe) private static var current: Kind?

  /// How often the container that is at it has put anything somewhere.
  ///
  /// Safe because all layout is on the main actor.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var directCount = 0

  static func run(_ kind: Kind, _ body: () -> Void) {
    let outer = (current, directCount)
    (current, directCount) = (kind, 0)
    body()
    (current, directCount) = outer
  }

  /// Puts `node` somewhere: its `anchor` to `point`.
  static func place(
    _ node: LayoutNode, at point: CGPoint, anchor: UnitPoint = .topLeading, _ proposal: ProposedViewSize
  ) {
    guard let current else { return node.report(.placedOutside(node)) }
    let size = node.size(proposal)
    var origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    if !(origin.x.isFinite && origin.y.isFinite) { origin = mended(origin, of: node) }
    directCount += 1
    switch current {
    case .trial(let trial): trial.places.append(Trial.Place(node: node, origin: origin, proposal: proposal))
    case .final(let area):
      if area.mirrors { origin.x = area.size.width - origin.x - size.width }
      node.place(at: origin, proposal)
    }
  }

  /// What `place` puts somewhere.
  static func placed(by place: () -> Void) -> Set<LayoutNode> {
    let trial = Trial()
    run(.trial(trial), place)
    return Set(trial.places.map(\.node))
  }

  /// The area of the container that is at it; nil if that is only asked.
  static var area: Area? {
    if case .final(let area) = current { area } else { nil }
  }

  /// Puts `node` somewhere in `area`, which is that of the container that is at it, where its size is known already.
  @inline(__always)
  static func place(
    _ node: LayoutNode, at point: CGPoint, _ size: CGSize, _ proposal: LayoutProposal, in area: Area? = area
  ) {
    guard let area, point.x.isFinite, point.y.isFinite else { return place(node, at: point, proposal.proposed) }
    directCount += 1
    node.settle(
      area.mirrors ? CGPoint(x: area.size.width - point.x - size.width, y: point.y) : point, size, proposal)
  }

  /// Where a guide of a container is: where those of the things that `place` puts somewhere are, all together.
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

  private static func mended(_ origin: CGPoint, of node: LayoutNode) -> CGPoint {
    // Where somebody only asks, the room may be infinite.
    if case .final = current { node.report(.placeIsNoPlace(origin, of: node)) }
    return CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
  }
}
