public import CanopyAnimation
public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

/// A view whose content changes along keyframes.
///
/// ```swift
/// KeyframeAnimator(initialValue: Pose(), trigger: taps) { pose in
///   Ball().scaleEffect(y: pose.stretch).offset(y: pose.height)
/// } keyframes: { _ in
///   KeyframeTrack(\.height) {
///     SpringKeyframe(-80, duration: 0.3)
///     CubicKeyframe(0, duration: 0.2)
///   }
///   KeyframeTrack(\.stretch) {
///     LinearKeyframe(1.2, duration: 0.3)
///     SpringKeyframe(1, spring: .bouncy)
///   }
/// }
/// ```
///
/// While the keyframes are playing, only the content closure runs, once in each frame in which the value changes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let mode: KeyframePlayer<Value>.Mode
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var player = KeyframePlayer<Value>()

  /// Creates a view that plays its keyframes repeatedly.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning of the keyframes.
  ///   - repeating: A Boolean value that indicates whether the keyframes are playing. Otherwise, the content has the initial
  ///     value.
  ///   - content: Returns the content for a value.
  ///   - keyframes: Returns the keyframes, given the value at their start.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.content, self.keyframes) = (initialValue, content, keyframes)
    mode = .repeating(repeating)
  }

  /// Creates a view that plays its keyframes once each time a value changes.
  ///
  /// The keyframes start at the content's value at that time.
  ///
  /// - Parameters:
  ///   - initialValue: The value of the content before the keyframes have played.
  ///   - trigger: The value whose changes start the keyframes.
  ///   - content: Returns the content for a value.
  ///   - keyframes: Returns the keyframes, given the value at their start.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.content, self.keyframes) = (initialValue, content, keyframes)
    mode = .once(trigger)
  }
}

extension KeyframeAnimator: View {
  /// The content for the value of the current frame.
  public var body: some View {
    let _ = player.follow(initialValue, mode) { [keyframes] value in
      KeyframeTimeline(initialValue: value) { keyframes(value) }
    }
    KeyframeContent(player: player, initialValue: initialValue, make: content).modifier(DrivenModifier(player))
  }
}

/// The content of a `KeyframeAnimator`, which has a separate body.
struct KeyframeContent<Value, Content: View>: View, ClosureView {
  let player: KeyframePlayer<Value>
  let initialValue: Value
  let make: (Value) -> Content

  var body: some View { make(player.readValue() ?? initialValue) }
  var caller: String { "KeyframeAnimator" }
}

extension View {
  /// Repeatedly applies effects to this view that change along keyframes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning of the keyframes.
  ///   - repeating: A Boolean value that indicates whether the keyframes are playing. Otherwise, the effects have the initial
  ///     value.
  ///   - content: Applies the effects of a value to a placeholder of this view.
  ///   - keyframes: Returns the keyframes, given the value at their start.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView(content: self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) }, keyframes: keyframes)
  }

  /// Applies effects to this view that change along keyframes once each time a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value of the effects before the keyframes have played.
  ///   - trigger: The value whose changes start the keyframes.
  ///   - content: Applies the effects of a value to a placeholder of this view.
  ///   - keyframes: Returns the keyframes, given the value at their start.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView(content: self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
  }
}
