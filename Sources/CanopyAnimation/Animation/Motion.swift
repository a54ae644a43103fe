package import CanopyCore
package import Foundation

/// The way of a value to its target, by one or several animations.
///
/// It holds the distance from the target, so the target itself may change, for example because it is the result of layout.
/// A second animation continues the first if it merges with it; otherwise the distances of both are added.
///
/// ```swift
/// var motion = Motion<CGFloat>(in: scope)
/// motion.begin(by: target - old, as: transaction)
/// while let distance = motion.distance(at: time) { show(target + distance) }
/// ```
package struct Motion<Value: VectorArithmetic> {
  private var runs: [Run] = []
  /// The completions that wait for the end of all animations.
  private var completions: [AnimationCompletion] = []
  private let environment: () -> EnvironmentValues

  /// An animation that is running.
  private struct Run {
    var animation: Animation
    /// The vector from the start of the animated value to its end.
    var interval: Value
    /// The time of the first frame; nil before that.
    var beginning: TimeInterval?
    var context: AnimationContext<Value>
    /// The completions that wait until the animation is logically complete.
    var completions: [AnimationCompletion]
    /// The time after the beginning at which the animation continued a previous animation, or 0 if it didn't.
    var continuation: TimeInterval = 0
    /// The completions of animations that this one continues, and the times after the beginning at which those would have been
    /// complete.
    var inherited: [(completions: [AnimationCompletion], elapsed: TimeInterval)] = []
    var hasEnded = false
    /// The progress that the run shares with other values; nil if it doesn't.
    var progress: AnimationProgress?

    /// Returns the distance from the end of the animation at a time; nil if it has ended.
    mutating func distance(at time: TimeInterval) -> Value? {
      let start = beginning ?? time
      beginning = start
      let elapsed = max(time - start, 0)
      if let progress { return distance(by: progress.part(after: elapsed), isComplete: progress.isLogicallyComplete) }
      let value = animation.animate(value: interval, time: elapsed, context: &context)
      if context.isLogicallyComplete, !completions.isEmpty { completions = [] }
      if !inherited.isEmpty { inherited.removeAll { $0.elapsed <= elapsed } }
      guard var distance = value else {
        hasEnded = true
        return nil
      }
      distance -= interval
      return distance
    }

    private mutating func distance(by part: Double?, isComplete: Bool) -> Value? {
      if isComplete, !completions.isEmpty { completions = [] }
      guard let part else {
        hasEnded = true
        return nil
      }
      return interval.scaled(by: part - 1)
    }
  }

  /// Creates a value at rest.
  ///
  /// - Parameter environment: Returns the environment in which the value is animated.
  package init(environment: @escaping () -> EnvironmentValues) { self.environment = environment }

  /// A Boolean value that indicates whether the value is at its target, and stays there.
  package var isAtRest: Bool { runs.isEmpty }

  /// The way of the value while it moves by a single animation whose progress it shares; nil otherwise, and before the first frame.
  package var sharedWay: (progress: SharedProgress, interval: Value)? {
    guard runs.count == 1, let run = runs.first, let progress = run.progress, let beginning = run.beginning,
      run.completions.isEmpty
    else { return nil }
    return (SharedProgress(progress: progress, beginning: beginning), run.interval)
  }

  /// A Boolean value that indicates whether the value never comes to rest.
  package var isEndless: Bool { runs.contains { $0.animation.base._knownLength == .infinity } }

  /// Begins to move, because the target has changed.
  ///
  /// - Parameters:
  ///   - change: The vector from the old target to the new one.
  ///   - animation: The animation.
  ///   - completions: The completions of the transaction.
  ///   - time: The time of the last frame.
  ///   - progress: The progress of the animation, if other values begin to move with it.
  package mutating func begin(
    by change: Value, _ animation: Animation, _ completions: [AnimationCompletion], at time: TimeInterval,
    sharing progress: AnimationProgress? = nil
  ) {
    self.completions += completions.filter { $0.criteria == .removed }
    let logical = completions.filter { $0.criteria != .removed }
    if let last = runs.indices.last, continues(last, by: change, animation, logical, at: time) { return }
    runs.append(
      Run(
        animation: animation, interval: change, context: AnimationContext(environment: environment),
        completions: logical, progress: progress))
  }

  /// Continues one animation with another. Returns false if the two don't merge.
  private mutating func continues(
    _ index: Int, by change: Value, _ animation: Animation, _ completions: [AnimationCompletion],
    at time: TimeInterval
  ) -> Bool {
    let run = runs[index]
    let elapsed = run.beginning.map { max(time - $0, 0) } ?? 0
    var context = run.context
    guard
      animation.shouldMerge(previous: run.animation, value: run.interval, time: elapsed, context: &context)
    else { return false }
    if !run.completions.isEmpty {
      let end = run.continuation + (run.animation.base._knownLogicalLength ?? .infinity)
      runs[index].inherited.append((run.completions, end))
    }
    runs[index].animation = animation
    runs[index].interval = run.interval + change
    runs[index].continuation = elapsed
    runs[index].context = context
    runs[index].progress = nil
    runs[index].completions = completions
    return true
  }

  /// Returns the distance from the target at a time; nil if the value is at rest.
  ///
  /// The first call after the beginning of an animation sets its start.
  package mutating func distance(at time: TimeInterval) -> Value? {
    var distance = Value.zero
    var hasEnded = false
    for index in runs.indices {
      if let own = runs[index].distance(at: time) { distance += own } else { hasEnded = true }
    }
    if hasEnded { runs.removeAll(where: \.hasEnded) }
    if !runs.isEmpty { return distance }
    stop()
    return nil
  }

  /// Ends all animations: the value is at its target.
  package mutating func stop() {
    runs = []
    completions = []
  }
}
