internal import CanopyAnimation
internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// The look of a symbol, or one of its layers, at one moment of its effects.
struct SymbolPose: Equatable {
  var scale = 1.0
  /// The rotation in degrees.
  var angle = 0.0
  /// The offset as a fraction of the size.
  var offset = CGSize.zero
  var opacity = 1.0

  /// Returns the combination of two poses, for simultaneous effects.
  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, angle: angle + other.angle,
      offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height),
      opacity: opacity * other.opacity)
  }

  /// Returns the transform of a symbol in a frame, or nil if it isn't transformed.
  func transform(in frame: CGRect) -> CGAffineTransform? {
    if scale == 1, angle == 0, offset == .zero { return nil }
    return CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(rotationAngle: angle * .pi / 180))
      .concatenating(
        CGAffineTransform(
          translationX: frame.midX + offset.width * frame.width, y: frame.midY + offset.height * frame.height))
  }
}

/// A layer of a symbol that an effect animates.
struct SymbolLayer {
  /// The level of the layer, starting at 0 for the primary one.
  var level = 0
  /// The index among the variable color layers, or nil if it isn't one of them.
  var step: Int?
  /// The number of variable color layers.
  var steps = 0
  /// A Boolean value that indicates whether the layout is right-to-left.
  var isMirrored = false
}

extension SymbolEffectConfiguration {
  /// A Boolean value that indicates whether the effect persists while it is active. Other effects repeat.
  var isSustained: Bool {
    switch kind {
    case .scale, .appear, .disappear: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the effect moves the symbol, rather than only fading it.
  var moves: Bool {
    switch kind {
    case .bounce, .breathe, .rotate, .wiggle: true
    default: false
    }
  }

  /// The duration of one cycle, in seconds.
  var length: TimeInterval {
    switch kind {
    case .bounce: 0.6
    case .wiggle: 0.9
    case .variableColor(_, let reverses, _): reverses ? 2.4 : 1.5
    case .pulse: 1.6
    case .rotate: 1.6
    case .breathe: 2.4
    default: 0.5
    }
  }

  /// The delay of each layer after the previous one, in seconds.
  private var stagger: TimeInterval { isByLayer ? 0.06 : 0 }

  /// Returns the pose of a layer.
  ///
  /// - Parameter time: The seconds since the effect started to play, up to its length.
  func pose(at time: TimeInterval, of layer: SymbolLayer) -> SymbolPose {
    if case .variableColor(let isCumulative, let reverses, let hides) = kind {
      let faint = hides ? 0 : 0.3
      guard layer.steps > 0 else { return SymbolPose(opacity: 1 - (1 - faint) * swell(time / length)) }
      guard let step = layer.step else { return SymbolPose() }
      let progress = time / length
      let isLit =
        isCumulative
        ? step < lit(of: layer.steps, at: progress, reverses) : step == active(of: layer.steps, progress, reverses)
      return SymbolPose(opacity: isLit ? 1 : faint)
    }
    // Later layers have less time, so that all end simultaneously.
    let delay = min(stagger * Double(layer.level), length / 2)
    let progress = min(max((time - delay) / (length - delay), 0), 1)
    switch kind {
    case .bounce(let direction):
      let curve = KeyframeTimeline(initialValue: 1.0) {
        CubicKeyframe(direction == .up ? 1.25 : 0.8, duration: 0.3)
        CubicKeyframe(direction == .up ? 0.95 : 1.04, duration: 0.35)
        CubicKeyframe(1, duration: 0.35)
      }
      return SymbolPose(scale: curve.value(progress: progress))
    case .pulse: return SymbolPose(opacity: 1 - 0.65 * swell(progress))
    case .breathe(let pulses):
      let swell = swell(progress)
      return SymbolPose(scale: 1 + 0.14 * swell, opacity: pulses ? 1 - 0.4 * swell : 1)
    case .rotate(let isClockwise):
      return SymbolPose(angle: (isClockwise ? 360 : -360) * UnitCurve.easeInOut.value(at: progress))
    case .wiggle(let wiggle): return wiggle.pose(sin(progress * 6 * .pi) * (1 - progress), layer.isMirrored)
    default: return SymbolPose()
    }
  }

  /// Returns the pose of a layer in a sustained effect.
  ///
  /// - Parameter amount: 1 while the effect is active, 0 while it isn't, and values in between during the change.
  func pose(amount: Double) -> SymbolPose {
    switch kind {
    case .scale(let direction): SymbolPose(scale: 1 + (direction == .up ? 0.25 : -0.2) * amount)
    case .appear(let direction): .hidden(1 - amount, direction)
    case .disappear(let direction): .hidden(amount, direction)
    default: SymbolPose()
    }
  }

  /// Returns a number that rises from 0 to 1 and falls back to 0.
  private func swell(_ progress: Double) -> Double { (1 - cos(progress * 2 * .pi)) / 2 }

  /// Returns the number of highlighted layers.
  private func lit(of steps: Int, at progress: Double, _ reverses: Bool) -> Int {
    let progress = reverses ? 1 - abs(2 * progress - 1) : progress
    return min(Int(progress * Double(steps + 1)), steps)
  }

  /// Returns the index of the highlighted layer.
  private func active(of steps: Int, _ progress: Double, _ reverses: Bool) -> Int {
    guard reverses, steps > 1 else { return min(Int(progress * Double(steps)), steps - 1) }
    let place = min(Int(progress * Double(2 * steps - 2)), 2 * steps - 3)
    return place < steps ? place : 2 * steps - 2 - place
  }
}

extension SymbolPose {
  /// Returns the pose of a symbol that is partly hidden, by a fraction from 0 to 1.
  static func hidden(_ part: Double, _ direction: SymbolEffectDirection?) -> SymbolPose {
    let change = direction == .up ? 0.3 : -0.3
    return SymbolPose(scale: max(0, 1 + change * part), opacity: min(max(1 - part, 0), 1))
  }
}

extension SymbolWiggle {
  /// Returns the pose at a fraction of the movement, from -1 to 1.
  fileprivate func pose(_ part: Double, _ isMirrored: Bool) -> SymbolPose {
    let reach = 0.12 * part
    let forward = isMirrored ? -reach : reach
    return switch self {
    case .clockwise: SymbolPose(angle: 14 * part)
    case .counterClockwise: SymbolPose(angle: -14 * part)
    case .left: SymbolPose(offset: CGSize(width: -reach, height: 0))
    case .right: SymbolPose(offset: CGSize(width: reach, height: 0))
    case .up: SymbolPose(offset: CGSize(width: 0, height: -reach))
    case .down: SymbolPose(offset: CGSize(width: 0, height: reach))
    case .forward: SymbolPose(offset: CGSize(width: forward, height: 0))
    case .backward: SymbolPose(offset: CGSize(width: -forward, height: 0))
    case .along(let degrees):
      SymbolPose(
        offset: CGSize(width: reach * cos(degrees * .pi / 180), height: reach * sin(degrees * .pi / 180)))
    }
  }
}
