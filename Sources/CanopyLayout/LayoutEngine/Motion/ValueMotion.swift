package import CanopyAnimation
package import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The motion of a value of an element, such as its opacity.
///
/// The value itself is at its target. The motion is the distance of the shown value from the target.
@MainActor
package final class ValueMotion<Value: VectorArithmetic>: Moving {
  private var motion: Motion<Value>
  /// The distance of the shown value from the target.
  @exclusivity(unchecked) package private(set) var distance = Value.zero
  /// The progress of the value if it can be advanced by its fraction alone, or nil otherwise. This is the common case,
  /// for which `Motion` takes ten times as long, because it is generic and prepared for all cases.
  @exclusivity(unchecked) private var progress: SharedProgress?
  /// The distance to travel to the target, while there is a `progress`.
  @exclusivity(unchecked) private var interval = Value.zero
  /// A closure that shows the value at its distance. It returns false if there is nothing left to show.
  private let show: () -> Bool
  @exclusivity(unchecked) private var isCanceled = false
  /// A Boolean value that indicates whether other animations follow endlessly when this one has ended.
  private var isPartOfCycle = false
  let changesViews: Bool
  /// A motion to follow, whose distance is added to this motion's distance.
  private var lead: Lead?

  /// A motion that is followed by another motion.
  private struct Lead {
    let motion: ValueMotion
    /// A closure that returns the distance of the follower for a distance of the motion.
    let distance: (Value) -> Value
  }

  private init(_ motion: Motion<Value>, changesViews: Bool, show: @escaping () -> Bool) {
    self.motion = motion
    self.changesViews = changesViews
    self.show = show
  }

  var isEndless: Bool { isPartOfCycle || motion.isEndless || lead?.motion.isEndless ?? false }

  func advance(to time: TimeInterval) -> Bool {
    if isCanceled { return false }
    guard let part = progress?.part(at: time) else { return advanceMotion(to: time) }
    distance = interval
    distance.scale(by: part - 1)
    return show()
  }

  /// Shows the value at a time, in any case. It is a separate function, because it begins by looking up types.
  @inline(never)
  private func advanceMotion(to time: TimeInterval) -> Bool {
    let next = motion.distance(at: time)
    distance = next ?? .zero
    progress = nil
    guard let lead else {
      if let way = motion.sharedWay { (progress, interval) = way }
      return show() && next != nil
    }
    if lead.motion.isAtRest { self.lead = nil } else { distance += lead.distance(lead.motion.distance) }
    return show() && !isAtRest
  }

  /// A Boolean value that indicates whether the value is at its target and stays there.
  package var isAtRest: Bool { isCanceled || motion.isAtRest && lead?.motion.isAtRest ?? true }

  /// Ends the motion with the value at its target.
  package func cancel() {
    isCanceled = true
    distance = .zero
    progress = nil
    lead = nil
    motion.stop()
  }

  /// Moves a value whose target has changed, or stops it if the change isn't animated.
  ///
  /// - Parameters:
  ///   - motion: The motion of the value, if it has one. On return, it is nil if the value doesn't move.
  ///   - change: The vector from the old target to the new one.
  ///   - transaction: The transaction of the change; nil if it has no values.
  ///   - scope: The environment of the value.
  ///   - changesViews: A Boolean value that indicates whether showing the value changes bodies or layout.
  ///   - show: A closure that redraws the value. It returns false if there is nothing left to draw.
  package static func change(
    _ motion: inout ValueMotion?, by change: Value, in transaction: Transaction?, _ scope: EnvironmentScope,
    changesViews: Bool = false, show: @escaping () -> Bool
  ) {
    if change == .zero { return }
    guard let transaction, let animation = transaction.animation else {
      if motion == nil || scope.tree[WindowMotions.companion].isHeld { return }
      motion?.cancel()
      return motion = nil
    }
    let motions = scope.tree[WindowMotions.companion]
    guard motions.areShown else { return }
    if animation.standsStill { scope.tree.recordOnce(.animationStandsStill) }
    var current = motion
    if current?.isAtRest ?? true {
      let new = ValueMotion(Motion { EnvironmentValues(seenFrom: scope) }, changesViews: changesViews, show: show)
      motions.add(new)
      current = new
    }
    motion = current
    guard let current else { return }
    current.isPartOfCycle = transaction.isPartOfCycle
    current.progress = nil
    current.motion.begin(
      by: change, animation, transaction.completions, at: motions.time, sharing: motions.progress(of: animation))
    current.distance -= change
  }

  // MARK: Shared motion

  /// Creates a motion that other motions follow.
  ///
  /// - Parameters:
  ///   - old: A motion to end, and to continue with its velocity; nil for none.
  ///   - distance: The distance at which the new motion begins.
  ///   - transaction: The transaction of the change, which has an animation.
  ///   - scope: The environment of the value.
  static func shared(
    after old: ValueMotion?, at distance: Value, in transaction: Transaction, _ scope: EnvironmentScope
  ) -> ValueMotion? {
    var motion: ValueMotion?
    guard let old, !old.isAtRest, let animation = transaction.animation else {
      change(&motion, by: .zero - distance, in: transaction, scope) { true }
      return motion
    }
    let motions = scope.tree[WindowMotions.companion]
    let next = ValueMotion(old.motion, changesViews: false) { true }
    next.motion.begin(by: old.distance - distance, animation, transaction.completions, at: motions.time)
    next.distance = distance
    old.cancel()
    motions.add(next)
    return next
  }

  /// Creates a motion that follows a given one.
  ///
  /// - Parameters:
  ///   - lead: The motion to follow.
  ///   - scope: The environment of the value.
  ///   - distance: A closure that returns the distance of the new motion for a distance of `lead`.
  ///   - show: A closure that redraws the value. It returns false if there is nothing left to draw.
  static func following(
    _ lead: ValueMotion, _ scope: EnvironmentScope, by distance: @escaping (Value) -> Value, show: @escaping () -> Bool
  ) -> ValueMotion {
    let new = ValueMotion(Motion { EnvironmentValues(seenFrom: scope) }, changesViews: false, show: show)
    new.lead = Lead(motion: lead, distance: distance)
    new.distance = distance(lead.distance)
    scope.tree[WindowMotions.companion].add(new)
    return new
  }
}

@MainActor
extension LayoutNode {
  /// The motions of the window.
  package var motions: WindowMotions { tree[WindowMotions.companion] }

  /// The environment of the element.
  var scope: EnvironmentScope { ViewRuntime.elements[element].scope.takeUnretainedValue() }
}

extension RuntimeIssue {
  fileprivate static var animationStandsStill: RuntimeIssue {
    layout(
      """
      An animation with a speed of zero or less never advances: what it moves looks as before, and its completions wait. Pass \
      a positive factor to `speed(_:)`.
      """)
  }
}
