internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The animation of an element's look, which is its drawing apart from its position and outlines.
///
/// A look is interpolated with another look that consists of the same parts: the same letters in a different color and size, or
/// the same outline with a different gradient. Between other looks, the element cross-fades.
@MainActor
final class LookMotion {
  /// The stamp of the element's record.
  let stamp: UInt32
  /// The look that the animation leads to, as it was last drawn. All looks are relative to the element's position.
  private var target: [DisplayItem]
  private var motion: ValueMotion<LookDistance>?
  /// The positions of numbers that changed without an animation while others are animating.
  private var stopped: Set<Int> = []
  /// The size of the element when its numbers began to animate.
  private var firstSize = CGSize.zero
  /// The size of the element when its look last changed.
  private var lastSize = CGSize.zero
  private var fade: Fade?

  /// The cross-fade from one look to another.
  private struct Fade {
    let old: [DisplayItem]
    /// 1 while only the old look is visible, and 0 after it has disappeared.
    let rest: ValueMotion<Double>
    let exchange: LookExchange
    /// The horizontal distance of the element from its final position when the fade began.
    let drift: CGFloat
  }

  init(from look: [DisplayItem], stamp: UInt32) {
    (target, self.stamp) = (look, stamp)
    LookChanges.followed += 1
  }

  isolated deinit { LookChanges.followed -= 1 }

  /// A Boolean value that indicates whether the element displays its look without an animation.
  var isAtRest: Bool { (motion?.isAtRest ?? true) && (fade?.rest.isAtRest ?? true) }

  /// Records the element's current look. Starts to animate if it has changed.
  ///
  /// - Parameters:
  ///   - transaction: The transaction of the change, or nil for a plain change.
  ///   - value: The most recently drawn value of the numeric text, or nil for other contents.
  ///   - show: Redraws the element. Returns false if it has left the tree.
  func change(
    to look: [DisplayItem], of node: LayoutNode, in transaction: Transaction?, after value: Double?,
    show: @escaping () -> Bool
  ) {
    defer { (target, lastSize) = (look, node.record.pointee.size) }
    if transaction?.animation == nil, node.tree[WindowMotions.companion].isHeld { return }
    let transition = node.environment.contentTransition
    let scope = ViewRuntime.elements[node.element].scope.takeUnretainedValue()
    if transition != .opacity || look == target, look._areAlike(target, comparesPaths: node.layout.fadesBetweenForms) {
      let distance = LookDistance(from: target, to: look)
      let transaction = transition == .identity ? nil : transaction
      if transaction?.animation == nil, let motion, !motion.isAtRest {
        // A gradient that fills a different size has different points, and continues its animation.
        var changed = distance.changed
        if node.record.pointee.size != lastSize {
          let places = LookNumbers.places(of: look)
          changed.subtract(places.horizontal + places.vertical)
        }
        stopped.formUnion(changed)
        if motion.distance.without(stopped) != .zero { return }
      }
      if motion?.isAtRest ?? true { firstSize = node.record.pointee.size }
      stopped = motion == nil ? [] : stopped.subtracting(distance.changed)
      return ValueMotion.change(&motion, by: distance, in: transaction, scope, show: show)
    }
    motion?.cancel()
    motion = nil
    var rest: ValueMotion<Double>?
    // The distance from the new look is 1 at the start.
    if transition != .identity { ValueMotion.change(&rest, by: -1, in: transaction, scope, show: show) }
    if let fade, fade.rest.distance > 0.5, let rest {
      let exchange = LookExchange(of: node, transition, after: value)
      self.fade = Fade(old: fade.old, rest: rest, exchange: exchange, drift: fade.drift)
    } else {
      fade = rest.map { rest in
        let exchange = LookExchange(of: node, transition, after: value)
        return Fade(old: target, rest: rest, exchange: exchange, drift: node.drift)
      }
    }
  }

  /// Records how the element's look is drawn in this frame.
  func follow(_ look: [DisplayItem]) { target = look }

  /// The items to display in this frame.
  func shown(by element: ElementIndex) -> [DisplayItem] {
    var items = target
    if let distance = motion?.distance.without(stopped), distance != .zero {
      items = LookNumbers.add(stretched(distance, of: element).numbers, to: items)
    }
    guard let fade, fade.rest.distance != 0 else { return items }
    return fade.exchange.items(
      from: fade.old, to: items, rest: fade.rest.distance, of: element,
      drift: (fade.drift, LayoutNode(element).drift))
  }
}

extension LookMotion {
  /// Returns a difference whose gradient points are adapted to the element's current size.
  private func stretched(_ distance: LookDistance, of element: ElementIndex) -> LookDistance {
    let now = LayoutNode(element).record.pointee.size
    guard now != firstSize, firstSize.width > 0, firstSize.height > 0 else { return distance }
    let scale = CGSize(width: now.width / firstSize.width, height: now.height / firstSize.height)
    return distance.stretched(LookNumbers.places(of: target), by: scale)
  }
}

@MainActor
extension LayoutNode {
  /// The horizontal distance of the element from its final position in the window.
  fileprivate var drift: CGFloat { shownPlace.x - finalFrameInWindow.minX }
}
