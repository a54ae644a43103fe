public import CanopyAnimation
internal import CanopyGraph
public import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation
internal import Synchronization

/// A type-erased transition.
///
/// ```swift
/// Text("Saved").transition(.move(edge: .top).combined(with: .opacity))
/// ```
public struct AnyTransition {
  /// The transition of views that are inserted.
  let insertion: Erased
  /// The transition of views that are removed.
  let removal: Erased

  /// A type-erased transition for insertions or removals.
  struct Erased {
    /// A Boolean value that indicates whether the transition includes motion.
    let hasMotion: Bool
    var animation: Animation?
    /// A Boolean value that indicates whether the view looks the same in all phases.
    var isIdentity = false
    let apply: @MainActor (AnyView, TransitionPhase) -> AnyView
  }

  /// A Boolean value that indicates whether any transition has ever been given its own animation.
  static var haveAnimations: Bool { givenAnimation.load(ordering: .relaxed) }
  private static let givenAnimation = Atomic(false)

  private init(insertion: Erased, removal: Erased) {
    self.insertion = insertion
    self.removal = removal
  }

  private init(_ both: Erased) { self.init(insertion: both, removal: both) }

  /// Creates a type-erased transition.
  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) {
    if let others = transition as? any TransitionOfOthers {
      self = others.erased
      return
    }
    self.init(
      Erased(hasMotion: T.properties.hasMotion, isIdentity: T.self is IdentityTransition.Type) { content, phase in
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

  /// A transition that doesn't change the appearance of the view.
  public static var identity: AnyTransition {
    AnyTransition(make: { IdentityTransition() }, hasMotion: false, isIdentity: true)
  }

  /// A transition that fades the view in and out.
  public static var opacity: AnyTransition { AnyTransition(make: { OpacityTransition() }, hasMotion: false) }

  /// A transition that moves the view in from the leading edge, and out toward the trailing edge.
  public static var slide: AnyTransition { AnyTransition(make: { SlideTransition() }, hasMotion: true) }

  /// A transition that scales the view up from a point, and down to a point.
  public static var scale: AnyTransition { scale(scale: 1e-5) }

  /// A transition that scales the view from and to the given factor of its size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(make: { ScaleTransition(scale, anchor: anchor) }, hasMotion: true)
  }

  /// A transition that moves the view from and to the given offset.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(make: { OffsetTransition(offset) }, hasMotion: true)
  }

  /// A transition that moves the view from and to the given offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// A transition that moves the view in from an edge and out toward the same edge. The distance is the size of the view.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(make: { MoveTransition(edge: edge) }, hasMotion: true)
  }

  /// A transition that moves the view in from an edge and out toward the opposite edge, and fades it in and out.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(make: { PushTransition(edge: edge) }, hasMotion: true)
  }

  /// A transition that animates between two values of a modifier.
  ///
  /// - Parameters:
  ///   - active: The modifier at the start of the insertion and at the end of the removal.
  ///   - identity: The modifier between insertion and removal.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    // Safe because modifiers are only applied on the main actor.
    let modifiers = UncheckedSendable((active: active, identity: identity))
    return AnyTransition(make: { ModifierTransition(modifiers: modifiers) }, hasMotion: true)
  }

  /// A transition with different transitions for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Returns a transition that combines this transition with another transition.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
  }

  /// Returns this transition with its own animation, which replaces the animation of the transaction.
  public func animation(_ animation: Animation?) -> AnyTransition {
    Self.givenAnimation.store(true, ordering: .relaxed)
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

  /// Returns a fade if `isReduced` is true and this transition includes motion. Otherwise, returns this transition.
  func reduced(_ isReduced: Bool) -> Self {
    guard isReduced, hasMotion else { return self }
    var fade = AnyTransition.opacity.insertion
    fade.animation = animation
    return fade
  }
}

/// A transition between two values of a modifier.
private struct ModifierTransition<Modifier: ViewModifier>: Transition {
  // Safe because modifiers are only applied on the main actor.
  let modifiers: UncheckedSendable<(active: Modifier, identity: Modifier)>

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? modifiers.value.identity : modifiers.value.active)
  }
}
