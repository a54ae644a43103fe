internal import CanopyAnimation
internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The progress of a symbol effect, for all symbols that it is applied to.
///
/// Symbols register when they are drawn, and are redrawn in each frame while the effect plays. Neither bodies nor layout run.
@MainActor
final class SymbolEffectPlayer: ViewDriver {
  enum Mode {
    /// The effect plays when a value changes.
    case discrete(any Equatable)
    /// The effect plays for as long as it is active.
    case indefinite(isActive: Bool)
  }

  private(set) var configuration: SymbolEffectConfiguration?
  private var options = SymbolEffectOptions.default
  private var mode = Mode.indefinite(isActive: false)
  private var context: _MountContext?
  /// The symbols with the effect, with the stamps of their records.
  private var elements: [ElementIndex: UInt32] = [:]

  /// The time at which the effect started to play, or nil before the first frame and while it isn't playing.
  private var beginning: TimeInterval?
  /// The number of times to play, or nil to play endlessly.
  private var count: Int? = 0
  private var frame: FrameAction?
  /// The animation of a sustained effect, between 0 and 1.
  private var motion: ValueMotion<Double>?

  nonisolated init() {}

  /// Updates the effect. Called when the body of the modifier runs.
  func follow(_ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions, _ mode: Mode) {
    let old = self.mode
    let isOther = self.configuration.map { $0 != configuration } ?? false
    (self.configuration, self.options, self.mode) = (configuration, options, mode)
    guard context != nil else { return }
    if isOther { drawAgain() }
    switch (old, mode) {
    case (.discrete(let old), .discrete(let new)): if !old._isEqual(to: new) { play() }
    case (.indefinite(let old), .indefinite(let new)): if old != new || isOther { activityChanged(to: new) }
    default: stop()
    }
  }

  func enter(_ context: _MountContext) {
    self.context = context
    guard case .indefinite(true) = mode else { return }
    context.tree[WindowMotions.companion].whenShown { [weak self] in
      guard let self, case .indefinite(true) = self.mode, self.configuration?.isSustained == false else { return }
      play()
    }
  }

  func leave() {
    context = nil
    elements = [:]
    stop()
  }

  /// Registers a symbol to be redrawn while the effect plays.
  func add(_ node: LayoutNode) { elements[node.element] = node.record.pointee.stamp }

  // MARK: Playing

  private var motions: WindowMotions? {
    guard let motions = context?.tree[WindowMotions.companion], motions.areShown else { return nil }
    return motions
  }

  private func activityChanged(to isActive: Bool) {
    guard let configuration, let context else { return }
    if !configuration.isSustained {
      if isActive { play() } else { endSoon() }
      return
    }
    let transaction = Transaction(animation: .snappy(duration: 0.4 / options.speed))
    ValueMotion.change(
      &motion, by: isActive ? 1 : -1, in: transaction, context.scope.takeUnretainedValue()
    ) { [weak self] in
      self?.showMotion() ?? false
    }
    drawAgain()
  }

  private func showMotion() -> Bool {
    if motion?.isAtRest ?? true { motion = nil }
    drawAgain()
    return true
  }

  private func play() {
    guard let motions else { return }
    let isDiscrete = if case .discrete = mode { true } else { false }
    let times = options.count(isDiscrete: isDiscrete).map { min($0, Self.mostTimes) }
    if frame != nil, let beginning {
      // The current cycle ends before the next one starts.
      count = times.map { $0 + 1 + turn(at: motions.time, since: beginning).index }
      return
    }
    frame?.cancel()
    (beginning, count) = (nil, times)
    frame = FrameAction(in: motions, isEndless: times == nil, changesViews: false) { [weak self] time in
      self?.showFrame(time) ?? false
    }
  }

  /// The maximum number of times to play, which would take years.
  private static let mostTimes = 1_000_000_000

  /// Ends the effect after the current cycle.
  private func endSoon() {
    guard let beginning, let motions else { return stop() }
    count = min(count ?? .max, turn(at: motions.time, since: beginning).index + 1)
  }

  private func stop() {
    frame?.cancel()
    motion?.cancel()
    (frame, motion, beginning) = (nil, nil, nil)
    drawAgain()
  }

  private func showFrame(_ time: TimeInterval) -> Bool {
    let start = beginning ?? time
    beginning = start
    drawAgain()
    if let count, turn(at: time, since: start).index >= count {
      (frame, beginning) = (nil, nil)
      return false
    }
    return true
  }

  private func drawAgain() {
    for (element, stamp) in elements {
      if LayoutNode(element).record.pointee.stamp == stamp {
        ViewRuntime.elements.needsDrawing(element)
      } else {
        elements[element] = nil
      }
    }
  }

  /// Returns the index of the cycle that plays at a time, and the seconds since it started at normal speed.
  private func turn(at time: TimeInterval, since start: TimeInterval) -> (index: Int, time: TimeInterval) {
    guard let configuration else { return (0, 0) }
    let length = configuration.length / options.speed + options.delay
    // A frame that is early only by a rounding error counts as on time.
    let elapsed = max(time - start, 0) + ._clockResolution
    let index = (elapsed / length).rounded(.down)
    return (Int(min(index, Double(Self.mostTimes))), (elapsed - index * length) * options.speed)
  }

  // MARK: Drawing

  /// Returns the current pose of a symbol's layer, or nil if the effect doesn't change it.
  func pose(of layer: SymbolLayer, reducesMotion: Bool) -> SymbolPose? {
    guard let configuration else { return nil }
    if configuration.isSustained {
      var amount = if case .indefinite(true) = mode { 1.0 } else { 0.0 }
      if let motion { amount += motion.distance }
      return configuration.pose(amount: amount)
    }
    guard let beginning, let motions, !(reducesMotion && configuration.moves) else { return nil }
    let (index, time) = turn(at: motions.time, since: beginning)
    guard count.map({ index < $0 }) ?? true, time < configuration.length else { return nil }
    return configuration.pose(at: time, of: layer)
  }
}
