internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
package import Foundation

/// A motion of scrolled content that comes to rest on its own.
@MainActor
protocol ScrollMotion: Moving {
  /// Stops the motion at its current position.
  func stop()

  /// Adjusts the motion to content that has moved.
  func shift(by distance: CGPoint)
}

extension ScrollContainer {
  /// A Boolean value that indicates whether the content is being dragged or is in motion, so that it may be beyond its limits.
  package var isMoving: Bool { dragStart != nil || motion != nil }

  /// Scrolls by a distance in reading coordinates, within the limits of the content. This doesn't require layout.
  package func scroll(by distance: CGSize) {
    let request = CGPoint(x: offset.x + distance.width, y: offset.y + distance.height)
    let new = clamped(request)
    guard new != offset else { return }
    excess = (CGPoint(x: max(request.x - new.x, 0), y: max(request.y - new.y, 0)), ViewRuntime.updates + 1)
    move(to: new)
  }

  /// Moves the content, ignoring its limits.
  func move(to new: CGPoint) {
    guard new != offset else { return }
    if let time = node?.tree.clock.now.timeIntervalSinceReferenceDate { noteVelocity(to: new, at: time) }
    offset = new
    moves += 1
    if let node { LayoutChanges.moved(node.element) }
    if isPositionedByUser { showIndicators() }
  }

  private func noteVelocity(to new: CGPoint, at time: TimeInterval) {
    let elapsed = time - lastMove
    // If the elapsed time isn't known, the velocity isn't known either.
    velocity =
      elapsed > 0 && elapsed < 0.5
      ? CGVector(dx: (new.x - offset.x) / elapsed, dy: (new.y - offset.y) / elapsed) : .zero
    lastMove = time
  }

  // MARK: Motions

  /// Starts a motion that replaces any other one.
  func begin(_ motion: any ScrollMotion) {
    self.motion?.stop()
    self.motion = motion
    node?.motions.add(motion)
  }

  /// Stops all motion at the current position.
  func stopMotion() {
    motion?.stop()
    motion = nil
    pursuit = nil
  }

  /// Called when a motion has come to rest.
  func ended(_ ended: any ScrollMotion) {
    guard motion === ended else { return }
    motion = nil
    if dragStart == nil, !isHeld { rest() }
  }

  /// Called when the content comes to rest.
  func rest() {
    velocity = .zero
    if offset != clamped(offset) { return returnToLimits() }
    setPhase(.idle)
  }

  /// Starts a motion that returns content from beyond its limits.
  func returnToLimits() {
    guard let node else { return }
    guard node.motions.areShown else {
      move(to: clamped(offset))
      return setPhase(.idle)
    }
    begin(ScrollMomentum(of: self, from: offset, velocity: .zero, at: node.tree.clock.now))
    setPhase(.decelerating)
  }

  // MARK: Phases

  func setPhase(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    if new == .idle { hideIndicators() }
    guard let node else { return }
    let links = node.surroundings.scrolling.links.all
    if links.isEmpty { return }
    let context = ScrollPhaseChangeContext(geometry: geometry, velocity: velocity)
    for link in links where link.container === self { link.phaseChanged(from: old, to: new, context, in: node.tree) }
  }

  /// Records that a person moves the content.
  func userBegins() {
    pursuit = nil
    if isPositionedByUser { return }
    isPositionedByUser = true
    guard let node else { return }
    for link in node.surroundings.scrolling.links.all where link.container === self { link.userBegan(in: node.tree) }
  }
}

@MainActor
extension LayoutNode {
  /// The nearest scroll view that contains the element; nil if there is none.
  package var scrollContainer: ScrollContainer? {
    for node in includingAncestors {
      if let container = node.ownScrollContainer { return container }
    }
    return nil
  }

  /// The layout of the element if it is a scroll view; nil otherwise.
  package var ownScrollContainer: ScrollContainer? {
    ViewRuntime.elements[element].kind == .container ? layout as? ScrollContainer : nil
  }
}
