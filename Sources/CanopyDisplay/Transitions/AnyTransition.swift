public import CanopyCore
public import CanopyStyle
public import Foundation

/// A type-erased transition.
///
/// ```swift
/// Text("Saved").transition(.move(edge: .top).combined(with: .opacity))
/// ```
public struct AnyTransition {
  /// The transitions in which the view comes and goes.
  let insertion: Erased
  let removal: Erased

  /// A transition of one direction.
  struct Erased {
    let hasMotion: Bool
    var animation: Animation?
    /// A Boolean value that indicates whether the view looks the same in all phases.
    var isIdentity = false
    let apply: @MainActor (AnyView, TransitionPhase) -> AnyView
  }

  /// A Boolean value that indicates whether any transition has an animation of its own.
  ///
  /// Safe because it is only ever set to true.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var haveAnimations = false

  private static func noted(_ animation: Animation?) -> Animation? {
    if animation != nil { haveAnimations = true }
    return animation
  }

  private init(insertion: Erased, removal: Erased) {
    self.insertion = insertion
    self.removal = removal
  }

  private init(_ both: Erased) { self.init(insertion: both, removal: both) }

  /// Creates a type-erased transition.
  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) {
    self.init(
      Erased(
        hasMotion: T.properties.hasMotion, animation: Self.noted(TransitionAnimation.of(transition)),
        isIdentity: T.self is IdentityTransition.Type
      ) { content, phase in
        AnyView(transition.apply(content: content, phase: phase))
      })
  }

  private init<T: Transition>(make: @escaping @MainActor () -> T, hasMotion: Bool, isIdentity: Bool = false) {
    self.init(
      Erased(hasMotion: hasMotion, isIdentity: isIdentity) { content, phase in
        AnyView(make().apply(content: content, phase: phase))
      })
  }

  // MARK: Transitions

  /// A transition that shows the view as it is.
  public static var identity: AnyTransition {
    AnyTransition(make: { IdentityTransition() }, hasMotion: false, isIdentity: true)
  }

  /// A transition from clear to opaque.
  public static var opacity: AnyTransition { AnyTransition(make: { OpacityTransition() }, hasMotion: false) }

  /// A transition from the leading edge and to the trailing edge.
  public static var slide: AnyTransition { AnyTransition(make: { SlideTransition() }, hasMotion: true) }

  /// A transition from and to no size.
  public static var scale: AnyTransition { scale(scale: 1e-5) }

  /// A transition from and to another size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(make: { ScaleTransition(scale, anchor: anchor) }, hasMotion: true)
  }

  /// A transition from and to another place.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(make: { OffsetTransition(offset) }, hasMotion: true)
  }

  /// A transition from and to another place.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// A transition from and to an edge, by the size of the view.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(make: { MoveTransition(edge: edge) }, hasMotion: true)
  }

  /// A transition in which a view comes from an edge and goes to the opposite one, and fades.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(make: { PushTransition(edge: edge) }, hasMotion: true)
  }

  /// A transition between two modifiers.
  ///
  /// - Parameters:
  ///   - active: The modifier before the view comes and after it has gone.
  ///   - identity: The modifier while the view is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let modifiers = TransitionModifiers(active: active, identity: identity)
    return AnyTransition(make: { ModifierTransition(modifiers: modifiers) }, hasMotion: true)
  }

  /// A transition that comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Returns this transition and another one at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
  }

  /// Returns this transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    Self.haveAnimations = true
    var (insertion, removal) = (insertion, removal)
    (insertion.animation, removal.animation) = (animation, animation)
    return AnyTransition(insertion: insertion, removal: removal)
  }
}

extension AnyTransition.Erased {
  fileprivate func combined(with other: Self) -> Self {
    Self(
      hasMotion: hasMotion || other.hasMotion, animation: animation ?? other.animation,
      isIdentity: isIdentity && other.isIdentity
    ) { [apply] content, phase in
      other.apply(apply(content, phase), phase)
    }
  }

  /// The transition for people who prefer reduced motion.
  func reduced(_ isReduced: Bool) -> Self {
    guard isReduced, hasMotion else { return self }
    var fade = AnyTransition.opacity.insertion
    fade.animation = animation
    return fade
  }
}

/// A transition between two modifiers.
private struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let modifiers: TransitionModifiers<Modifier>

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? modifiers.identity : modifiers.active)
  }
}

/// The two modifiers of a transition.
///
/// Safe because they are only applied on the main actor, as all modifiers are.
private struct TransitionModifiers<Modifier>: @unchecked Sendable {
  let active: Modifier
  let identity: Modifier
}
