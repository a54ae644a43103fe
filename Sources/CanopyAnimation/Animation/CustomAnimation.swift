public import CanopyCore
public import Foundation

/// A type that defines how an animatable value changes over time.
///
/// SwiftUI calls an animation with the vector from the start of a value to its end, and shows what it returns:
///
/// ```swift
/// struct Steps: CustomAnimation {
///   var count = 4.0
///
///   func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///     time < 1 ? value.scaled(by: (time * count).rounded(.down) / count) : nil
///   }
/// }
///
/// extension Animation {
///   static var steps: Animation { Animation(Steps()) }
/// }
/// ```
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the value at a time; nil when the animation has ended.
  ///
  /// - Parameters:
  ///   - value: The vector from the start of the animated value to its end.
  ///   - time: The seconds since the animation began.
  ///   - context: The state of the animation, which is kept from call to call.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity at a time, in units per second; nil when the animation has ended.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns a Boolean value that indicates whether this animation continues a running animation of the same value.
  ///
  /// An animation that merges takes the place of the previous one: its times count from the beginning of that animation, its
  /// `value` is the vector from the start of that animation to the new end, and it has the same context. Otherwise both
  /// animations run, and their values are added.
  ///
  /// - Parameters:
  ///   - previous: The animation that is running.
  ///   - value: The vector that the previous animation is called with.
  ///   - time: The seconds since the previous animation began.
  ///   - context: The state of the previous animation.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil: the velocity is unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns false: the values of both animations are added.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }

  /// Returns whether another animation is of the same type and equal.
  func _isEqual(to other: any CustomAnimation) -> Bool { self == other as? Self }
}

/// The context of a running animation: its state and its environment.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps from call to call.
  public var state: AnimationState<Value>

  /// A Boolean value that indicates whether the animation appears complete, although it may still move a little.
  ///
  /// Completions with the criteria `logicallyComplete` run once this is true.
  public var isLogicallyComplete = false

  private let environmentValues: () -> EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: @escaping () -> EnvironmentValues) {
    self.state = state
    environmentValues = environment
  }

  /// The environment of the view that is animated.
  public var environment: EnvironmentValues { environmentValues() }

  /// Returns a context with the same environment and another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environmentValues)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// The values that a custom animation keeps while it runs.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state without values.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value that a custom animation keeps while it runs.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The value at the beginning of an animation.
  static var defaultValue: Value { get }
}
