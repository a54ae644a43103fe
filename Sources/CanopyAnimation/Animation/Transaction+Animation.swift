public import CanopyCore

extension Transaction {
  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// The animation of the changes; nil for none.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// A Boolean value that indicates whether `animation` modifiers have no effect on the changes.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the changes are part of a continuous interaction, such as a drag.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// A Boolean value that indicates whether views keep the velocity of the changes for a spring that follows.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// Adds a closure to call when the animations of the changes have ended.
  ///
  /// It is called exactly once, and immediately if nothing is animated.
  ///
  /// - Parameters:
  ///   - criteria: When an animation counts as ended.
  ///   - completion: The closure to call.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    self[CompletionsKey.self].add(criteria, completion)
  }

  /// The completions of the animations, which run when nothing refers to them any more.
  package var completions: [AnimationCompletion] { self[CompletionsKey.self].all }

  /// A Boolean value that indicates whether other animations follow those of the changes, without end.
  package var isPartOfCycle: Bool {
    get { self[IsPartOfCycleKey.self] }
    set { self[IsPartOfCycleKey.self] = newValue }
  }

  private struct IsPartOfCycleKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  private struct AnimationKey: TransactionKey {
    static var defaultValue: Animation? { nil }
  }

  private struct DisablesAnimationsKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  private struct IsContinuousKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  private struct TracksVelocityKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  private struct CompletionsKey: TransactionKey {
    static var defaultValue: AnimationCompletions { AnimationCompletions() }
  }
}

/// When an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRemoval: Bool

  /// The animation appears complete, although it may still move a little. Later animations of the same values don't count.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)

  /// The animation is over, and so is each later animation of the same values that began before it was.
  public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// Animates the changes that are made in a closure.
///
/// - Parameters:
///   - animation: The animation; nil for none.
///   - body: The closure with the changes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Animates the changes that are made in a closure, and calls another closure when the animations have ended.
///
/// ```swift
/// withAnimation(.bouncy) { isOpen = false } completion: { isRemoved = true }
/// ```
///
/// - Parameters:
///   - animation: The animation; nil for none.
///   - completionCriteria: When an animation counts as ended.
///   - body: The closure with the changes.
///   - completion: A closure to call once: when the animations have ended, or after `body` if nothing is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Binding {
  /// Returns a binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension View {
  /// Animates this view and all inside it when a value changes.
  ///
  /// ```swift
  /// Gauge(value: level).animation(.smooth, value: level)
  /// ```
  ///
  /// - Parameters:
  ///   - animation: The animation; nil to not animate the changes.
  ///   - value: The value to watch.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    transaction(value: value) { $0.setAnimation(animation) }
  }

  /// Animates all changes of this view and of all inside it.
  @available(
    *, deprecated, message: "Use withAnimation or animation(_:value:) instead, which animate the changes that you mean."
  )
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { $0.setAnimation(animation) }
  }

  /// Animates the modifiers that a closure applies to this view, but not the view itself.
  ///
  /// ```swift
  /// Text("Done").animation(.easeIn) { $0.opacity(isDone ? 1 : 0) }
  /// ```
  ///
  /// - Parameters:
  ///   - animation: The animation; nil to not animate the changes.
  ///   - body: A closure that applies the modifiers to a placeholder of this view.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.setAnimation(animation) }, body: body)
  }
}

extension ViewModifier {
  /// Returns this modifier with an animation for its changes. The content of the modifier isn't animated.
  ///
  /// ```swift
  /// content.modifier(Shimmer(phase: phase).animation(.linear(duration: 1.5).repeatForever(autoreverses: false)))
  /// ```
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { $0.setAnimation(animation) }
  }
}

extension Transaction {
  /// Sets the animation, unless `animation` modifiers have no effect.
  fileprivate mutating func setAnimation(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}
