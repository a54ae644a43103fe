internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// A destination that a program scrolls to.
enum ScrollDestination {
  /// A view with an identifier. Without an anchor, the content scrolls by the minimum distance that makes the view visible.
  case view(AnyHashable, anchor: UnitPoint?)
  case edge(Edge)
  case point(x: CGFloat?, y: CGFloat?)
  /// A part of the content.
  case anchor(UnitPoint)
}

/// The pursuit of a program's scroll destination. Its position becomes more accurate as rows are realized.
@MainActor
final class ScrollPursuit {
  let destination: ScrollDestination
  /// The axes along which the destination matters.
  let axes: Axis.Set
  private var found: ScrollSearch.Found?
  private var edges = NearestEdges()

  init(_ destination: ScrollDestination, found: ScrollSearch.Found? = nil, axes: Axis.Set = [.horizontal, .vertical]) {
    (self.destination, self.found, self.axes) = (destination, found, axes)
  }

  /// Returns the offset of the destination as far as it is known, or nil if there is no such view.
  func target(in container: ScrollContainer) -> CGPoint? {
    guard let target = freeTarget(in: container) else { return nil }
    let offset = container.offset
    return container.clamped(
      CGPoint(
        x: container.isHorizontal && axes.contains(.horizontal) ? target.x : offset.x,
        y: container.isVertical && axes.contains(.vertical) ? target.y : offset.y))
  }

  private func freeTarget(in container: ScrollContainer) -> CGPoint? {
    let (offset, most) = (container.offset, container.most)
    switch destination {
    case .point(let x, let y): return CGPoint(x: x ?? offset.x, y: y ?? offset.y)
    case .anchor(let anchor): return container.offset(at: anchor)
    case .edge(let edge):
      switch edge {
      case .top: return CGPoint(x: offset.x, y: 0)
      case .bottom: return CGPoint(x: offset.x, y: most.y)
      case .leading: return CGPoint(x: 0, y: offset.y)
      case .trailing: return CGPoint(x: most.x, y: offset.y)
      }
    case .view(let id, let anchor):
      guard let node = container.node else { return nil }
      if found?.isCurrent(for: id) != true { found = ScrollSearch.find(id, in: node.element) }
      return found?.frame(in: container).map { container.offset(showing: $0, at: anchor, node, &edges) }
    }
  }
}

/// The edges of a scroll view to which a view moves by the minimum distance: 0 for the start, and 1 for the end.
///
/// An edge stays the same if the position of the view turns out to be different, even if the view is visible by then.
private struct NearestEdges {
  var x: CGFloat?
  var y: CGFloat?
}

extension ScrollContainer {
  /// Returns the offset at which a part of the content is visible.
  ///
  /// - Parameters:
  ///   - frame: The frame of the part, in reading coordinates.
  ///   - anchor: The point of the part that is shown at the same point of the scroll view; nil for the minimum distance.
  ///   - node: The element of the scroll view.
  ///   - edges: The edges that the minimum distance leads to. They are determined if they aren't known.
  fileprivate func offset(
    showing frame: CGRect, at anchor: UnitPoint?, _ node: LayoutNode, _ edges: inout NearestEdges
  ) -> CGPoint {
    let margins = margins(of: node)
    func position(
      _ now: CGFloat, _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ before: CGFloat, _ behind: CGFloat,
      _ anchor: CGFloat?, _ edge: inout CGFloat?
    ) -> CGFloat {
      let free = room - before - behind
      if anchor == nil, length > free {
        edge = 0
      } else if anchor == nil, edge == nil {
        edge = start < now + before ? 0 : start + length > now + before + free ? 1 : nil
      }
      guard let part = anchor ?? edge else { return now }
      return start + part * (length - free) - before
    }
    return CGPoint(
      x: position(
        offset.x, frame.minX, frame.width, size.width, margins.leading, margins.trailing, anchor.map { $0.x },
        &edges.x),
      y: position(
        offset.y, frame.minY, frame.height, size.height, margins.top, margins.bottom, anchor.map { $0.y }, &edges.y))
  }

  /// Scrolls to a destination, with the animation of a transaction.
  func begin(_ new: ScrollPursuit, _ transaction: Transaction? = nil) {
    guard let node else { return }
    let motions = node.motions
    guard let animation = transaction?.animation, motions.areShown, dragStart == nil else {
      stopMotion()
      if phase == .decelerating || phase == .animating { setPhase(.idle) }
      pursuit = new
      return node.tree.requestScroll { [weak self] in self?.pursue() }
    }
    guard let target = new.target(in: self) else { return }
    pursuit = nil
    let completions = transaction?.completions ?? []
    if let running = motion as? ScrollAnimation {
      running.begin(new, at: target, animation, completions, at: motions.time)
    } else if target != offset {
      let scope = node.scope
      let running = ScrollAnimation(of: self, in: scope)
      running.begin(new, at: target, animation, completions, at: motions.time)
      begin(running)
    } else {
      stopMotion()
      return rest()
    }
    setPhase(.animating)
  }

  /// Moves to the destination as far as its position is known.
  func pursue() {
    guard let pursuit, let node else { return }
    node.tree.scrollRequests.pursue(self)
    guard let target = pursuit.target(in: self), target != offset else { return }
    if let start = dragStart {
      dragStart = CGPoint(x: start.x + target.x - offset.x, y: start.y + target.y - offset.y)
    }
    move(to: target)
  }

  /// A Boolean value that indicates whether the content isn't where its destination is known to be.
  var isAway: Bool {
    guard let target = pursuit?.target(in: self) else { return false }
    return target != offset
  }

  /// Called when no row is missing, so that the content is at its destination.
  func arrived() {
    guard pursuit != nil else { return }
    pursuit = nil
    velocity = .zero
    if isMoving || isHeld { return }
    // If the destination doesn't exist, the content stays at its position, which may be beyond its limits.
    if offset != clamped(offset) { returnToLimits() } else { setPhase(.idle) }
  }
}

/// The animated motion toward a destination.
///
/// If the destination turns out to be elsewhere, or a further animation leads to a different one, the distance from the
/// destination is what moves.
@MainActor
final class ScrollAnimation: ScrollMotion {
  private typealias Distance = AnimatablePair<CGFloat, CGFloat>

  private weak var container: ScrollContainer?
  private var pursuit: ScrollPursuit?
  private var motion: Motion<Distance>
  private var distance = Distance.zero
  /// The factors by which the content is nearer to its destination than the motion indicates, because the destination has moved.
  private var factor = CGSize(width: 1, height: 1)
  private var target = CGPoint.zero
  private var isStopped = false

  /// The distance below which the content follows its destination immediately.
  private static let least: CGFloat = 8

  init(of container: ScrollContainer, in scope: EnvironmentScope) {
    self.container = container
    motion = Motion { EnvironmentValues(seenFrom: scope) }
  }

  func begin(
    _ new: ScrollPursuit, at newTarget: CGPoint, _ animation: Animation, _ completions: [AnimationCompletion],
    at time: TimeInterval
  ) {
    guard let container else { return }
    let rest = Distance(container.offset.x - newTarget.x, container.offset.y - newTarget.y)
    motion.begin(by: distance - rest, animation, completions, at: time)
    (pursuit, target, distance, factor) = (new, newTarget, rest, CGSize(width: 1, height: 1))
  }

  var isEndless: Bool { motion.isEndless }

  func stop() {
    isStopped = true
    motion.stop()
  }

  func shift(by distance: CGPoint) { target = CGPoint(x: target.x + distance.x, y: target.y + distance.y) }

  func advance(to time: TimeInterval) -> Bool {
    guard !isStopped, let container, let pursuit else { return false }
    let new = pursuit.target(in: container) ?? target
    func corrected(_ factor: CGFloat, _ distance: CGFloat, _ change: CGFloat) -> CGFloat {
      abs(distance) < Self.least ? factor : factor - change / distance
    }
    factor = CGSize(
      width: corrected(factor.width, distance.first, new.x - target.x),
      height: corrected(factor.height, distance.second, new.y - target.y))
    target = new
    guard let next = motion.distance(at: time) else {
      container.move(to: new)
      container.pursuit = pursuit
      container.node?.tree.requestScroll { [weak container] in container?.pursue() }
      container.ended(self)
      return false
    }
    distance = next
    container.move(to: CGPoint(x: new.x + next.first * factor.width, y: new.y + next.second * factor.height))
    return true
  }
}
