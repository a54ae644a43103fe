public import CanopyAnimation
public import CanopyCore
internal import CanopyStyle

/// A transition with different transitions for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition with which the view appears.
  public var insertion: Insertion
  /// The transition with which the view disappears.
  public var removal: Removal

  /// Creates a transition with different transitions for insertion and removal.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
      phase: phase == .willAppear ? phase : .identity)
  }

  /// The transition includes motion if either of the two does.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

/// A transition that applies two transitions at the same time.
public struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  /// The transition includes motion if either of the two does.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}

/// A transition with its own animation.
public struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }

  /// The properties of the transition, ignoring the animation.
  public static var properties: TransitionProperties { Base.properties }
}

/// A transition composed of others, which can differ in their motion and animation.
@MainActor
protocol TransitionOfOthers {
  /// The transition, composed of the others.
  var erased: AnyTransition { get }
}

extension AsymmetricTransition: TransitionOfOthers {
  var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

extension CombinedTransition: TransitionOfOthers {
  var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

extension AnimatedTransition: TransitionOfOthers {
  var erased: AnyTransition { AnyTransition(base).animation(animation) }
}

extension Transition {
  /// Returns a transition that combines this transition and `other`.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns this transition with its own animation.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}
