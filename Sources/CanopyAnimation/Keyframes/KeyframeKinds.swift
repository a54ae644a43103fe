public import Foundation

/// A keyframe that a value approaches at constant speed, or along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Creates a keyframe that a value approaches along a straight line.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The duration in seconds.
  ///   - timingCurve: The progress of the value over time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = Keyframe(target: to, kind: .linear(timingCurve), duration: duration)
  }

  /// The keyframe itself.
  public var body: LinearKeyframe { self }

  public func _add(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}

/// A keyframe that a value approaches like a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Creates a keyframe that a value approaches like a spring.
  ///
  /// If the spring isn't at rest after the duration, the next keyframe continues from where it is.
  ///
  /// - Parameters:
  ///   - to: The value that the spring approaches.
  ///   - duration: The duration in seconds; nil to wait until the spring is at rest.
  ///   - spring: The spring.
  ///   - startVelocity: The velocity at the beginning; nil for that at the end of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      target: to, kind: .spring(spring), duration: duration ?? spring.settlingDuration, startVelocity: startVelocity)
  }

  /// The keyframe itself.
  public var body: SpringKeyframe { self }

  public func _add(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}

/// A keyframe that a value approaches along a cubic curve. Cubic keyframes that follow each other make a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Creates a keyframe that a value approaches along a cubic curve.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The duration in seconds.
  ///   - startVelocity: The velocity at the beginning; nil for one that continues the keyframe before.
  ///   - endVelocity: The velocity at the end; nil for one that the next keyframe continues.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      target: to, kind: .cubic, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity)
  }

  /// The keyframe itself.
  public var body: CubicKeyframe { self }

  public func _add(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}

/// A keyframe that a value takes at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Creates a keyframe that a value takes at once.
  public init(_ to: Value) { keyframe = Keyframe(target: to, kind: .move, duration: 0) }

  /// The keyframe itself.
  public var body: MoveKeyframe { self }

  public func _add(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}
