internal import CanopyCore
internal import Foundation

/// The keyframes of a track with their times, the values between which they lead, and their velocities.
struct KeyframeSegments<Value: Animatable> {
  typealias Data = Value.AnimatableData

  private var initialValue: Value
  private var segments: [Segment] = []
  /// The duration of all keyframes in seconds.
  private(set) var duration: TimeInterval = 0

  private struct Segment {
    let keyframe: Keyframe<Value>
    let beginning: TimeInterval
    let start: Data
    var startVelocity = Data.zero
    var endVelocity = Data.zero

    var duration: TimeInterval { keyframe.duration }
    var target: Data { keyframe.target.animatableData }

    /// Returns the data and the velocity at a time since the beginning of the segment.
    func motion(at time: TimeInterval) -> (data: Data, velocity: Data) {
      let change = target - start
      switch keyframe.kind {
      case .move: return (target, .zero)
      case .linear(let curve):
        let progress = time / duration
        let speed = curve.velocity(at: progress)
        return (
          start + change.scaled(by: curve.value(at: progress)),
          change.scaled(by: speed.isFinite ? speed / duration : 0)
        )
      case .spring(let spring):
        return (
          start + spring.value(target: change, initialVelocity: startVelocity, time: time),
          spring.velocity(target: change, initialVelocity: startVelocity, time: time)
        )
      case .cubic:
        // The cubic curve with the given ends and velocities.
        let (s, d) = (time / duration, duration)
        let data =
          change.scaled(by: s * s * (3 - 2 * s)) + startVelocity.scaled(by: d * s * (1 - s) * (1 - s))
          - endVelocity.scaled(by: d * s * s * (1 - s))
        let velocity =
          change.scaled(by: 6 * s * (1 - s) / d) + startVelocity.scaled(by: (1 - s) * (1 - 3 * s))
          + endVelocity.scaled(by: s * (3 * s - 2))
        return (start + data, velocity)
      }
    }
  }

  /// Creates the segments of keyframes.
  init(_ keyframes: [Keyframe<Value>], from initialValue: Value) {
    self.initialValue = initialValue
    var data = initialValue.animatableData
    var velocity = Data.zero
    let keyframes = keyframes.map(\.sanitized)
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      var segment = Segment(keyframe: keyframe, beginning: duration, start: data)
      segment.startVelocity = keyframe.startVelocity?.animatableData ?? velocity
      if case .cubic = keyframe.kind {
        segment.endVelocity = Self.endVelocity(of: segment, before: next)
      }
      segments.append(segment)
      (data, velocity) = segment.motion(at: segment.duration)
      duration += segment.duration
    }
  }

  /// Returns the velocity at the end of a cubic segment.
  private static func endVelocity(of segment: Segment, before next: Keyframe<Value>?) -> Data {
    if let own = segment.keyframe.endVelocity { return own.animatableData }
    guard let next else { return .zero }
    if let following = next.startVelocity { return following.animatableData }
    let change = next.target.animatableData - segment.target
    switch next.kind {
    case .move: return .zero
    case .linear(let curve):
      let speed = curve.velocity(at: 0)
      return change.scaled(by: speed.isFinite ? speed / next.duration : 0)
    case .cubic, .spring:
      // That of a Catmull-Rom curve: as on the straight way from the keyframe before to the one after.
      return (next.target.animatableData - segment.start).scaled(by: 1 / (segment.duration + next.duration))
    }
  }

  /// Returns the value at a time.
  func value(at time: TimeInterval) -> Value {
    guard let last = segments.last, time >= 0, let first = segments.first else { return initialValue }
    if time >= duration { return last.keyframe.target }
    // The last segment that has begun. Times that aren't numbers are at the beginning.
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].beginning <= time { low = middle } else { high = middle }
    }
    let segment = low == 0 ? first : segments[low]
    var value = segment.keyframe.target
    value.animatableData = segment.motion(at: time - segment.beginning).data
    return value
  }
}

extension Keyframe {
  /// The keyframe with a duration that is valid. A keyframe without any duration is reached at once.
  fileprivate var sanitized: Keyframe {
    if case .move = kind { return self }
    var keyframe = self
    if !duration.isFinite || duration < 0 {
      RuntimeIssue.record(.invalidDuration(duration))
      keyframe.duration = 0
    }
    return keyframe.duration > 0 ? keyframe : Keyframe(target: target, kind: .move, duration: 0)
  }
}

extension RuntimeIssue {
  fileprivate static func invalidDuration(_ duration: TimeInterval) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        A keyframe\(place()) has a duration of \(duration) seconds, which must be finite and not negative. The value is \
        reached at once.
        """)
  }
}
