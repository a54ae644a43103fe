internal import CanopyAnimation
internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

/// The progress of a `PhaseAnimator` through its phases.
@MainActor
final class PhaseCycle: ViewDriver {
  private var count = 0
  private var trigger: (any Equatable)?
  private var animation: (Int) -> Animation? = { _ in nil }
  private var show: (Int) -> Void = { _ in }
  /// The context of the view, or nil if it isn't in a tree.
  private var context: _MountContext?
  private var place = 0
  /// A Boolean value that indicates whether the current phase will be followed by another.
  private var isRunning = false
  /// The number of phases that have begun.
  private var turn = 0
  /// A value that moves along with the phase's animation, because the content might not depend on the phase.
  private var motion: ValueMotion<Double>?
  private var frame: FrameAction?

  nonisolated init() {}

  /// Updates the phases. Called when the body of the view runs.
  ///
  /// - Parameters:
  ///   - count: The number of phases.
  ///   - trigger: The value whose changes start the phases, or nil to repeat them endlessly.
  ///   - animation: Returns the animation that starts a phase.
  ///   - show: Shows a phase.
  func follow(
    count: Int, trigger: (any Equatable)?, animation: @escaping (Int) -> Animation?, show: @escaping (Int) -> Void
  ) {
    let hasChanged = self.trigger.map { old in trigger.map { !old._isEqual(to: $0) } ?? true } ?? false
    (self.count, self.trigger, self.animation, self.show) = (count, trigger, animation, show)
    if count > 0 { place %= count }
    guard let context else { return }
    if hasChanged || trigger == nil && !isRunning && count > 1 { begin(context) }
  }

  func enter(_ context: _MountContext) {
    self.context = context
    if trigger == nil { begin(context) }
  }

  func leave() {
    context = nil
    turn += 1
    isRunning = false
    end()
  }

  /// Moves on to the second phase after the current update.
  private func begin(_ context: _MountContext) {
    guard count > 1 else { return }
    isRunning = true
    turn += 1
    let (turn, tree) = (turn, context.tree)
    tree[WindowMotions.companion].whenShown { [weak self] in
      Actions.add(in: tree) {
        guard let self, self.turn == turn else { return }
        self.go(to: 1)
      }
    }
  }

  private func end() {
    motion?.cancel()
    frame?.cancel()
    (motion, frame) = (nil, nil)
  }

  private func go(to next: Int) {
    guard let context, count > 1 else { return isRunning = false }
    place = next % count
    turn += 1
    let turn = turn
    // Waits for the changes of the phase, its own animation, and a frame, so that phases without animations still last a frame.
    var waiting = 3
    let finish = { [weak self] in
      waiting -= 1
      if waiting == 0 { self?.phaseEnded(turn) }
    }
    var transaction = Transaction(animation: animation(place))
    transaction.isPartOfCycle = trigger == nil
    var own = transaction
    transaction.addAnimationCompletion(finish)
    withTransaction(transaction) { show(place) }
    if own.animation == nil {
      finish()
    } else {
      own.addAnimationCompletion(finish)
      ValueMotion.change(&motion, by: 1, in: own, context.scope.takeUnretainedValue()) { true }
    }
    waitForFrame(context, finish)
  }

  private func waitForFrame(_ context: _MountContext, _ finish: @escaping () -> Void) {
    var first: Double?
    frame = FrameAction(
      in: context.tree[WindowMotions.companion], isEndless: trigger == nil, changesViews: false
    ) { time in
      guard let known = first else {
        first = time
        return true
      }
      if time == known { return true }
      PendingWork.shared.perform(finish)
      return false
    }
  }

  private func phaseEnded(_ turn: Int) {
    guard turn == self.turn, context != nil else { return }
    if trigger != nil, place == 0 {
      isRunning = false
      end()
    } else {
      go(to: place + 1)
    }
  }
}

extension Equatable {
  /// Returns a Boolean value that indicates whether another value has the same type and is equal.
  func _isEqual(to other: any Equatable) -> Bool { self == other as? Self }
}
