public import CanopyAnimation
public import CanopyCore
internal import CanopyStyle

/// A transition that comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition in which the view comes.
  public var insertion: Insertion
  /// The transition in which the view goes.
  public var removal: Removal

  /// Creates a transition that comes in one way and goes in another.
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

  /// The transition has motion if it comes or goes with motion.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

/// Two transitions at the same time.
public struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  /// The transition has motion if one of both has.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}

/// A transition with an animation of its own.
public struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  /// Returns the view in a phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }

  /// The properties of the transition without the animation.
  public static var properties: TransitionProperties { Base.properties }
}

/// A transition that is made of others, which may differ in whether they move and by which animation.
@MainActor
protocol TransitionOfOthers {
  /// The transition as it is made of the others.
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
  /// Returns this transition and another one at the same time.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns this transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}
