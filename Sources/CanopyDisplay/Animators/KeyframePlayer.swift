internal import CanopyAnimation
internal import CanopyCore
internal import CanopyGraph
internal import CanopyLayout
internal import CanopyStyle

/// The progress of a `KeyframeAnimator` along its keyframes.
@MainActor
final class KeyframePlayer<Value>: ViewDriver {
  enum Mode {
    /// The keyframes play repeatedly, or not at all.
    case repeating(Bool)
    /// The keyframes play when a value changes.
    case once(any Equatable)
  }

  private let source = OwnedSource("the value of keyframes")
  /// The value of the content, or nil for the initial value.
  private var value: Value?
  private var initialValue: Value?
  private var mode = Mode.repeating(false)
  private var makeTimeline: ((Value) -> KeyframeTimeline<Value>)?
  private var context: _MountContext?
  private var frame: FrameAction?

  nonisolated init() {}

  /// The value of the content, or nil for the initial value. Reading it in a body creates a dependency.
  func readValue() -> Value? {
    source.track()
    return value
  }

  /// Updates the keyframes. Called when the body of the view runs.
  func follow(_ initialValue: Value, _ mode: Mode, _ makeTimeline: @escaping (Value) -> KeyframeTimeline<Value>) {
    let old = self.mode
    (self.initialValue, self.mode, self.makeTimeline) = (initialValue, mode, makeTimeline)
    guard context != nil else { return }
    switch (old, mode) {
    case (.once(let old), .once(let new)): if !old._isEqual(to: new) { play() }
    case (.repeating(true), .repeating(true)): break
    case (_, .repeating(true)): play()
    default: stop()
    }
  }

  func enter(_ context: _MountContext) {
    self.context = context
    guard case .repeating(true) = mode else { return }
    context.tree[WindowMotions.companion].whenShown { [weak self] in
      guard let self, case .repeating(true) = self.mode else { return }
      play()
    }
  }

  func leave() {
    context = nil
    stop()
  }

  private func stop() {
    frame?.cancel()
    frame = nil
    if case .repeating = mode, value != nil { show(nil) }
  }

  private func show(_ new: Value?) {
    value = new
    source.changed(inUpdate: ())
  }

  private var isRepeating: Bool { if case .repeating = mode { true } else { false } }

  /// Starts the keyframes in the next frame.
  private func play() {
    frame?.cancel()
    guard let motions = context?.tree[WindowMotions.companion], motions.areShown,
      var timeline = nextTimeline()
    else { return }
    var beginning: Double?
    frame = FrameAction(in: motions, isEndless: isRepeating, changesViews: true) { [weak self] time in
      guard let self else { return false }
      let start = beginning ?? time
      var elapsed = time - start
      beginning = start
      if self.isRepeating, elapsed >= timeline.duration, timeline.duration > 0 {
        elapsed.formTruncatingRemainder(dividingBy: timeline.duration)
        beginning = time - elapsed
        timeline = self.nextTimeline() ?? timeline
      }
      let new = timeline.value(time: elapsed)
      if !areEqual(self.value ?? self.initialValue, new) { self.show(new) }
      return elapsed < timeline.duration
    }
  }

  /// The keyframes to play next. They start at the initial value if they repeat, or else at the current one.
  private func nextTimeline() -> KeyframeTimeline<Value>? {
    let first = isRepeating ? initialValue : value ?? initialValue
    return first.flatMap { makeTimeline?($0) }
  }
}
