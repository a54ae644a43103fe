/// A result builder for keyframes: of several tracks, or of a single track that changes a whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  // MARK: Tracks

  /// Returns keyframes as they are.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value { expression }

  /// Returns the first keyframes.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content where Content.Value == Value {
    first
  }

  /// Adds keyframes that play at the same time.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    CombinedKeyframes(first: accumulated, second: next)
  }

  /// Returns keyframes that change nothing.
  public static func buildBlock() -> some Keyframes<Value> { EmptyKeyframes() }

  /// Returns the keyframes.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value { component }
}

extension KeyframesBuilder where Value: Animatable {
  // MARK: A single track

  /// Returns a keyframe as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Returns the keyframes of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(components)
  }

  /// Returns the keyframes of a condition that is true.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    .init(.first(component))
  }

  /// Returns the keyframes of a condition that is false.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    .init(.second(component))
  }

  /// Returns the keyframes of an `if` without an `else`, or none.
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> some KeyframeTrackContent<Value>
  {
    KeyframeSequence(component.map { [$0] } ?? [])
  }

  /// Returns the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Adds a keyframe that follows.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframePair(first: accumulated, second: next)
  }

  /// Returns a track that changes the whole value.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}

/// A result builder for the keyframes of a track, which follow each other.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns a keyframe as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Returns the keyframes of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(components)
  }

  /// Returns the keyframes of a condition that is true.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value { .init(.first(component)) }

  /// Returns the keyframes of a condition that is false.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    .init(.second(component))
  }

  /// Returns the keyframes of an `if` without an `else`, or none.
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> some KeyframeTrackContent<Value>
  {
    KeyframeSequence(component.map { [$0] } ?? [])
  }

  /// Returns the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Adds a keyframe that follows.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframePair(first: accumulated, second: next)
  }

  /// Returns no keyframes: the value doesn't change.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<MoveKeyframe<Value>>([])
  }

  /// Keyframes that depend on a condition.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent where First.Value == ConditionalValue, Second.Value == ConditionalValue {
    enum Branch {
      case first(First)
      case second(Second)
    }

    private let branch: Branch

    init(_ branch: Branch) { self.branch = branch }

    /// The keyframes themselves.
    public var body: Conditional { self }

    public func _add(to list: inout _KeyframeList<ConditionalValue>) {
      switch branch {
      case .first(let content): content._add(to: &list)
      case .second(let content): content._add(to: &list)
      }
    }
  }
}

/// Keyframes that follow each other.
struct KeyframePair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
  let first: First
  let second: Second

  var body: KeyframePair { self }

  func _add(to list: inout _KeyframeList<First.Value>) {
    first._add(to: &list)
    second._add(to: &list)
  }
}

/// Keyframes of one type that follow each other.
struct KeyframeSequence<Content: KeyframeTrackContent>: KeyframeTrackContent {
  private let contents: [Content]

  init(_ contents: [Content]) { self.contents = contents }

  var body: KeyframeSequence { self }

  func _add(to list: inout _KeyframeList<Content.Value>) {
    for content in contents { content._add(to: &list) }
  }
}
