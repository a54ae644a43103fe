package import CanopyCore
package import CanopyStyle
internal import Foundation

/// The motion of a value of an element, for example of its opacity.
///
/// The value itself is at its target. The motion is the distance at which it is shown from there.
package final class ValueMotion<Value: VectorArithmetic>: Moving {
  private var motion: Motion<Value>
  /// The distance of the shown value from the target.
  package private(set) var distance = Value.zero
  /// Shows the value at its distance. Returns false if there is nothing to show it.
  private let show: () -> Bool
  private var isCanceled = false
  /// A Boolean value that indicates whether other animations follow when this one has ended, without end.
  private var isPartOfCycle = false
  let changesViews: Bool

  private init(_ motion: Motion<Value>, changesViews: Bool, show: @escaping () -> Bool) {
    self.motion = motion
    self.changesViews = changesViews
    self.show = show
  }

  var isEndless: Bool { isPartOfCycle || motion.isEndless }

  func advance(to time: TimeInterval) -> Bool {
    if isCanceled { return false }
    let next = motion.distance(at: time)
    distance = next ?? .zero
    return show() && next != nil
  }

  /// A Boolean value that indicates whether the value is at its target and stays there.
  package var isAtRest: Bool { isCanceled || motion.isAtRest }

  /// Ends the motion: the value is at its target.
  package func cancel() {
    isCanceled = true
    distance = .zero
    motion.stop()
  }

  /// Moves a value whose target has changed, or stops it if the change isn't animated.
  ///
  /// - Parameters:
  ///   - motion: The motion of the value, if it has one; on return nil if the value doesn't move.
  ///   - change: The vector from the old target to the new one.
  ///   - transaction: The transaction of the change; nil if it is plain.
  ///   - scope: The environment of the value.
  ///   - changesViews: A Boolean value that indicates whether showing the value changes bodies or layout.
  ///   - show: Draws the value again. Returns false if there is nothing to draw any more.
  package static func change(
    _ motion: inout ValueMotion?, by change: Value, in transaction: Transaction?, _ scope: EnvironmentScope,
    changesViews: Bool = false, show: @escaping () -> Bool
  ) {
    if change == .zero { return }
    guard let transaction, let animation = transaction.animation else {
      motion?.cancel()
      return motion = nil
    }
    let motions = scope.tree[WindowMotions.companion]
    guard motions.areShown else { return }
    var current = motion
    if current?.isAtRest ?? true {
      let scope = ScopeOfMotion(scope: scope)
      let new = ValueMotion(Motion { scope.environment }, changesViews: changesViews, show: show)
      motions.add(new)
      current = new
    }
    motion = current
    guard let current else { return }
    current.isPartOfCycle = transaction.isPartOfCycle
    current.motion.begin(
      by: change, animation, transaction.completions, at: motions.time, sharing: motions.progress(of: animation))
    current.distance -= change
  }
}

extension LayoutNode {
  /// The motions of the window.
  package var motions: WindowMotions { tree[WindowMotions.companion] }

  /// The environment of the element.
  var scope: EnvironmentScope { ViewRuntime.elements[element].scope.takeUnretainedValue() }
}

/// The environment of an element that moves. Safe because animations read it on the main actor only.
private struct ScopeOfMotion: @unchecked Sendable {
  let scope: EnvironmentScope

  var environment: EnvironmentValues { EnvironmentValues(seenFrom: scope) }
}
