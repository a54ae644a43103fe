internal import Foundation

/// A type that defines how a value changes along keyframes: the tracks of a value, or other keyframes made of such tracks.
///
/// ```swift
/// struct Wave: Keyframes {
///   var body: some Keyframes<Pose> {
///     KeyframeTrack(\.angle) {
///       CubicKeyframe(.degrees(20), duration: 0.2)
///       CubicKeyframe(.degrees(-20), duration: 0.4)
///     }
///   }
/// }
/// ```
public protocol Keyframes<Value> {
  /// The type of the value that changes.
  associatedtype Value

  /// The type of the keyframes that this type is made of.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The keyframes that this type is made of.
  @KeyframesBuilder<Value> var body: Body { get }

  func _tracks(from initialValue: Value) -> _KeyframeTracks<Value>
}

extension Keyframes {
  public func _tracks(from initialValue: Value) -> _KeyframeTracks<Value> { body._tracks(from: initialValue) }
}

/// Tracks of keyframes that are ready to be played.
public struct _KeyframeTracks<Value> {
  var tracks: [Track]

  struct Track {
    let duration: TimeInterval
    /// Changes a value to what it is at a time.
    let update: (inout Value, TimeInterval) -> Void
  }
}

/// The content of a track: a keyframe, or several that follow each other.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that changes.
  associatedtype Value: Animatable = Body.Value

  /// The type of the keyframes that this content is made of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that this content is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  func _add(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _add(to list: inout _KeyframeList<Value>) { body._add(to: &list) }
}

/// Keyframes in the order in which they follow each other.
public struct _KeyframeList<Value: Animatable> {
  var keyframes: [Keyframe<Value>] = []
}

/// A keyframe as a value.
struct Keyframe<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case spring(Spring)
    case cubic
    case move
  }

  let target: Value
  let kind: Kind
  var duration: TimeInterval
  /// The velocities at the beginning and at the end, if they are set.
  var startVelocity: Value?
  var endVelocity: Value?
}

/// Several keyframes that change different parts of a value at the same time.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track that changes a whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Creates a track that changes a property of a value.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - content: The keyframes of the property, which follow each other.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }

  /// The track itself.
  public var body: KeyframeTrack { self }

  public func _tracks(from initialValue: Root) -> _KeyframeTracks<Root> {
    var list = _KeyframeList<Value>()
    content._add(to: &list)
    let segments = KeyframeSegments(list.keyframes, from: initialValue[keyPath: path])
    return _KeyframeTracks(tracks: [
      .init(duration: segments.duration) { [path] value, time in value[keyPath: path] = segments.value(at: time) }
    ])
  }
}

/// Several keyframes at the same time.
struct CombinedKeyframes<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
  let first: First
  let second: Second

  var body: CombinedKeyframes { self }

  func _tracks(from initialValue: First.Value) -> _KeyframeTracks<First.Value> {
    _KeyframeTracks(tracks: first._tracks(from: initialValue).tracks + second._tracks(from: initialValue).tracks)
  }
}

/// Keyframes that change nothing.
struct EmptyKeyframes<Value>: Keyframes {
  var body: EmptyKeyframes { self }

  func _tracks(from _: Value) -> _KeyframeTracks<Value> { _KeyframeTracks(tracks: []) }
}
