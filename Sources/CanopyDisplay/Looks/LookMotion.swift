internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The motion of the look of an element: of what it draws, apart from its place and its outlines.
///
/// A look moves to another one that consists of the same parts: the same letters in another color and size, the same outline with
/// another gradient. Between other looks the element fades.
@MainActor
final class LookMotion {
  /// The stamp of the element's record.
  let stamp: UInt32
  /// The look to which the element is on its way, as it was drawn last. All looks are relative to the place of the element.
  private var target: [DisplayItem]
  private var motion: ValueMotion<LookDistance>?
  /// The positions of the numbers that have changed without animation while others move.
  private var stopped: Set<Int> = []
  /// The size of the element when its numbers began to move.
  private var firstSize = CGSize.zero
  /// The size of the element when its look changed last.
  private var lastSize = CGSize.zero
  private var fade: Fade?

  /// The fading of one look into another.
  private struct Fade {
    let old: [DisplayItem]
    /// 1 if only the old look is visible, 0 if it is gone.
    let rest: ValueMotion<Double>
    let exchange: LookExchange
    /// The distance to the right of the element from its final place when the look began to fade.
    let drift: CGFloat
  }

  init(from look: [DisplayItem], stamp: UInt32) {
    (target, self.stamp) = (look, stamp)
    LookChanges.followed += 1
  }

  isolated deinit { LookChanges.followed -= 1 }

  /// A Boolean value that indicates whether the element has its look and keeps it.
  var isAtRest: Bool { (motion?.isAtRest ?? true) && (fade?.rest.isAtRest ?? true) }

  /// Notes the look that the element has now. Begins to move if it is another one.
  ///
  /// - Parameters:
  ///   - transaction: The transaction of the change; nil if it is plain.
  ///   - value: The value of the numeric text that was drawn last; nil for other contents.
  ///   - show: Draws the element again. Returns false if it has left.
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
        // A gradient that fills another size is at other points, and goes on.
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
    // The distance from the new look is 1 at the beginning.
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

  /// Notes how the look of the element is drawn in this frame.
  func follow(_ look: [DisplayItem]) { target = look }

  /// The items that are shown in this frame.
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
  /// Returns a distance whose places of gradients are those in the size that the element has now.
  private func stretched(_ distance: LookDistance, of element: ElementIndex) -> LookDistance {
    let now = LayoutNode(element).record.pointee.size
    guard now != firstSize, firstSize.width > 0, firstSize.height > 0 else { return distance }
    let scale = CGSize(width: now.width / firstSize.width, height: now.height / firstSize.height)
    return distance.stretched(LookNumbers.places(of: target), by: scale)
  }
}

@MainActor
extension LayoutNode {
  /// The distance to the right of the element from its final place in the window.
  fileprivate var drift: CGFloat { shownPlace.x - finalFrameInWindow.minX }
}
