internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
package import Foundation

/// The short motion of content in response to the steps of a wheel or a key. Further steps extend the motion.
@MainActor
final class ScrollStep: ScrollMotion {
  private weak var container: ScrollContainer?
  private var rest: CGSize
  private var time: TimeInterval
  private var isStopped = false

  /// The time in which the remaining distance shrinks by a factor of e, in seconds.
  private static let pace = 0.04
  /// The remaining distance at which the motion ends.
  private static let least: CGFloat = 0.5

  init(of container: ScrollContainer, at time: TimeInterval) {
    (self.container, self.time, rest) = (container, time, .zero)
  }

  var isEndless: Bool { false }

  func stop() { isStopped = true }
  func shift(by distance: CGPoint) {}

  func add(_ distance: CGSize) {
    rest = CGSize(width: rest.width + distance.width, height: rest.height + distance.height)
  }

  func advance(to now: TimeInterval) -> Bool {
    guard !isStopped, let container else { return false }
    let part = 1 - exp(-max(now - time, 0) / Self.pace)
    time = now
    let distance = CGSize(width: rest.width * part, height: rest.height * part)
    rest = CGSize(width: rest.width - distance.width, height: rest.height - distance.height)
    if hypot(rest.width, rest.height) >= Self.least {
      container.scroll(by: distance)
      if container.canScroll(by: rest) || part == 0 { return true }
    } else {
      container.scroll(by: CGSize(width: distance.width + rest.width, height: distance.height + rest.height))
    }
    container.ended(self)
    return false
  }
}

extension ScrollContainer {
  /// Scrolls immediately by a precise distance that a person has chosen, in reading coordinates.
  package func scrollPrecisely(by distance: CGSize) {
    stopMotion()
    userBegins()
    scroll(by: distance)
    if dragStart == nil { rest() }
  }

  /// Scrolls by a step of a wheel or a key: either with a short motion, or to the next target of the scroll target
  /// behavior.
  ///
  /// - Parameter distance: The distance in reading coordinates.
  package func scroll(byStep distance: CGSize) {
    guard let node, dragStart == nil else { return }
    let now = node.tree.clock.now.timeIntervalSinceReferenceDate
    if node.surroundings.scrolling.behavior != nil { return scrollToNextTarget(distance) }
    guard node.motions.areShown, !node.environment.accessibilityReduceMotion else {
      return scrollPrecisely(by: distance)
    }
    if let step = motion as? ScrollStep { return step.add(distance) }
    stopMotion()
    userBegins()
    let step = ScrollStep(of: self, at: now)
    step.add(distance)
    begin(step)
    setPhase(.interacting)
  }

  /// Scrolls to the next target in a direction.
  private func scrollToNextTarget(_ distance: CGSize) {
    let start = (motion as? ScrollMomentum)?.target ?? offset
    stopMotion()
    userBegins()
    let velocity = CGVector(dx: distance.width * 10, dy: distance.height * 10)
    let proposed = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    guard let target = target(from: start, velocity: velocity, proposed: proposed) else { return }
    go(to: target)
  }

  /// Moves to an offset at the pace of content that comes to rest.
  func go(to target: CGPoint) {
    guard let node else { return }
    guard node.motions.areShown, !node.environment.accessibilityReduceMotion else {
      move(to: clamped(target))
      return rest()
    }
    begin(ScrollMomentum(of: self, from: offset, velocity: .zero, to: clamped(target), at: node.tree.clock.now))
    setPhase(.decelerating)
  }
}
