internal import CanopyCore
internal import CanopyDrawing
package import CanopyStyle
package import Foundation

extension ScrollContainer {
  /// Stops the content because a person touches it.
  package func hold() {
    stopMotion()
    isHeld = true
    setPhase(.tracking)
  }

  /// Releases the content after a touch that didn't move it.
  package func release() {
    guard isHeld, dragStart == nil else { return }
    isHeld = false
    settle(velocity: .zero, from: offset)
  }

  /// Moves the content along with a touch.
  ///
  /// - Parameter distance: The distance of the touch from the start of the drag, to the right and down.
  package func drag(by distance: CGSize) {
    guard let node else { return }
    if dragStart == nil { beginDrag(node) }
    dragDistance = distance
    let (start, size) = (dragStart ?? offset, node.record.pointee.size)
    let x = node.surroundings.mirrors ? distance.width : -distance.width
    let free = CGPoint(
      x: isHorizontal ? ScrollLimits.stretched(start.x + x, from: least.x, to: most.x, in: size.width) : start.x,
      y: isVertical
        ? ScrollLimits.stretched(start.y - distance.height, from: least.y, to: most.y, in: size.height) : start.y)
    let limited = clamped(free)
    move(
      to: CGPoint(
        x: bounces(along: .horizontal) ? free.x : limited.x, y: bounces(along: .vertical) ? free.y : limited.y))
    refreshIfPulled()
  }

  private func beginDrag(_ node: LayoutNode) {
    hold()
    dragDistance = .zero
    dragStart = unstretchedOffset
    userBegins()
    setPhase(.interacting)
    node.tree[KeyboardDismissal.companion].scrollBegan(node.environment.scrollDismissesKeyboardMode)
  }

  /// The offset without the resistance beyond the limits.
  private var unstretchedOffset: CGPoint {
    CGPoint(
      x: ScrollLimits.unstretched(offset.x, from: least.x, to: most.x, in: size.width),
      y: ScrollLimits.unstretched(offset.y, from: least.y, to: most.y, in: size.height))
  }

  /// Restarts a drag from the current position of the content, because the limits have changed.
  func limitsChangedInDrag() {
    guard dragStart != nil, let node else { return }
    let free = unstretchedOffset
    let x = node.surroundings.mirrors ? dragDistance.width : -dragDistance.width
    dragStart = CGPoint(
      x: isHorizontal ? free.x - x : offset.x, y: isVertical ? free.y + dragDistance.height : offset.y)
  }

  /// Returns a Boolean value that indicates whether the content can be dragged beyond its limits along an axis.
  package func bounces(along axis: Axis) -> Bool {
    guard scrolls(along: axis), let environment = node?.environment else { return false }
    return switch axis {
    case .horizontal: environment.horizontalScrollBounceBehavior.kind != .basedOnSize || most.x > 0
    case .vertical: environment.verticalScrollBounceBehavior.kind != .basedOnSize || most.y > 0
    }
  }

  /// Ends a drag. The content continues with its velocity, or returns if it is beyond its limits.
  package func endDrag(velocity: CGSize) {
    guard let node, let start = dragStart else { return }
    (dragStart, isHeld) = (nil, false)
    let x = node.surroundings.mirrors ? velocity.width : -velocity.width
    settle(velocity: CGVector(dx: isHorizontal ? x : 0, dy: isVertical ? -velocity.height : 0), from: start)
  }

  /// Makes the content continue with a velocity. If there is a scroll target behavior, the content moves to its target.
  ///
  /// - Parameter start: The offset at which a person started to move the content.
  func settle(velocity: CGVector, from start: CGPoint) {
    guard let node else { return }
    self.velocity = velocity
    let target = target(from: start, velocity: velocity)
    let motions = node.motions
    guard motions.areShown else {
      move(to: target.map(clamped) ?? clamped(offset))
      return setPhase(.idle)
    }
    let isSlow = hypot(velocity.dx, velocity.dy) < AxisMomentum.leastVelocity
    if isSlow, target == nil || target == offset, offset == clamped(offset) {
      self.velocity = .zero
      return setPhase(.idle)
    }
    begin(
      ScrollMomentum(
        of: self, from: offset, velocity: CGPoint(x: velocity.dx, y: velocity.dy), to: target, at: node.tree.clock.now))
    setPhase(.decelerating)
  }

  /// Returns a Boolean value that indicates whether the content can follow a touch that moves by a distance.
  package func canFollow(_ distance: CGSize) -> Bool {
    let x = node?.surroundings.mirrors == true ? distance.width : -distance.width
    return abs(distance.width) > abs(distance.height)
      ? canScroll(by: CGSize(width: x, height: 0)) : canScroll(by: CGSize(width: 0, height: -distance.height))
  }

  /// Returns a Boolean value that indicates whether the offset can change by at least a part of a distance, along the axis in
  /// which the distance is greater.
  package func canScroll(by distance: CGSize) -> Bool {
    func can(_ offset: CGFloat, _ least: CGFloat, _ most: CGFloat, _ change: CGFloat) -> Bool {
      change < 0 ? offset > least : change > 0 && offset < most
    }
    return abs(distance.width) > abs(distance.height)
      ? isHorizontal && can(offset.x, least.x, most.x, distance.width)
      : isVertical && can(offset.y, least.y, most.y, distance.height)
  }
}
