package import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

/// The wheels and trackpads of a window.
///
/// A wheel step goes to the innermost scroll view under the pointer that can scroll in that direction. A trackpad movement
/// stays with the scroll view on which it began, and drags it like a touch.
@MainActor
package final class WheelInput {
  package static let companion = TreeCompanion { WheelInput() }

  private var gesture: Gesture?

  /// A movement on a trackpad, from its beginning to its end.
  private struct Gesture {
    /// The scroll view, or nil until the direction is known.
    var node: LayoutNode?
    var stamp: UInt32 = 0
    var distance = CGSize.zero
    var velocity = PointerVelocity()
  }

  private init() {}

  /// Delivers an event.
  ///
  /// - Parameter touched: A closure that returns the element at a location, or nil if there is none.
  package func receive(_ event: WheelEvent, at time: TimeInterval, touched: (CGPoint) -> ElementIndex?) {
    let distance = event.distance._sound
    switch event.phase {
    case .step:
      guard let node = scrollView(at: touched(event.location), by: distance) else { return }
      node.ownScrollContainer?.scroll(byStep: node.reading(distance))
    case .began:
      end(at: time)
      gesture = Gesture()
      gesture?.velocity.add(.zero, at: time)
      move(by: distance, event, at: time, touched)
    case .moved:
      if gesture != nil { return move(by: distance, event, at: time, touched) }
      // The window may have missed the beginning, for example if the pointer came from another window.
      guard let node = scrollView(at: touched(event.location), by: distance) else { return }
      node.ownScrollContainer?.scrollPrecisely(by: node.reading(distance))
    case .ended:
      move(by: distance, event, at: time, touched)
      end(at: time)
    }
  }

  private func move(
    by distance: CGSize, _ event: WheelEvent, at time: TimeInterval, _ touched: (CGPoint) -> ElementIndex?
  ) {
    guard var gesture, distance != .zero else { return }
    gesture.distance.width += distance.width
    gesture.distance.height += distance.height
    gesture.velocity.add(CGPoint(x: gesture.distance.width, y: gesture.distance.height), at: time)
    if gesture.node == nil {
      gesture.node = scrollView(at: touched(event.location), by: distance, elseBounces: true)
      gesture.stamp = gesture.node?.record.pointee.stamp ?? 0
      gesture.node?.ownScrollContainer?.hold()
    }
    self.gesture = gesture
    // The visible area moves in the opposite direction of a dragging finger.
    container?.drag(by: CGSize(width: -gesture.distance.width, height: -gesture.distance.height))
  }

  private func end(at time: TimeInterval) {
    guard let gesture else { return }
    let velocity = gesture.velocity.value(at: time)
    container?.endDrag(velocity: CGSize(width: -velocity.width, height: -velocity.height))
    self.gesture = nil
  }

  /// The gesture's scroll view, or nil if it has left the tree.
  private var container: ScrollContainer? {
    guard let gesture, let node = gesture.node, node.record.pointee.stamp == gesture.stamp else { return nil }
    return node.ownScrollContainer
  }

  /// Returns the innermost enabled scroll view around an element that can scroll by a distance.
  ///
  /// - Parameter elseBounces: A Boolean value that indicates whether to fall back to the outermost scroll view along the axis.
  private func scrollView(at element: ElementIndex?, by distance: CGSize, elseBounces: Bool = false) -> LayoutNode? {
    guard let element, distance != .zero else { return nil }
    let axis: Axis = abs(distance.width) > abs(distance.height) ? .horizontal : .vertical
    var bouncing: LayoutNode?
    for node in sequence(first: LayoutNode(element), next: \.parent) {
      guard let container = node.ownScrollContainer, node.environment.isScrollEnabled else { continue }
      if container.canScroll(by: node.reading(distance)) { return node }
      if elseBounces, container.bounces(along: axis) { bouncing = node }
    }
    return bouncing
  }
}

extension CGSize {
  /// The distance, or zero if it isn't finite.
  fileprivate var _sound: CGSize { width.isFinite && height.isFinite ? self : .zero }
}

@MainActor
extension LayoutNode {
  /// Mirrors a distance if the scroll view reads from right to left.
  fileprivate func reading(_ distance: CGSize) -> CGSize {
    CGSize(width: surroundings.mirrors ? -distance.width : distance.width, height: distance.height)
  }
}
