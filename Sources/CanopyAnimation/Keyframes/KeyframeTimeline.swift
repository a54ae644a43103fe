public import Foundation

/// The values of keyframes over time.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///   LinearKeyframe(1, duration: 2)
/// }
/// timeline.value(time: 0.5)  // 0.25
/// ```
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTracks<Value>.Track]

  /// The duration of the longest track in seconds.
  public let duration: TimeInterval

  /// Creates a timeline of keyframes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - content: The keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = content()._tracks(from: initialValue).tracks
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// Returns the value at a progress from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Returns the value at a time in seconds.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// Changes the properties of a value that have tracks to what they are at a progress from 0 to 1.
  public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }

  /// Changes the properties of a value that have tracks to what they are at a time in seconds.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks { track.update(&value, time) }
  }
}
