public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

extension View {
  /// Sets the transition of this view: its look while it comes or goes in an animated change.
  ///
  /// ```swift
  /// if isShown {
  ///   Text("Details").transition(.slide)
  /// }
  /// ```
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TraitModifier(key: TransitionKey.self, value: t))
  }

  /// Sets the transition of this view: its look while it comes or goes in an animated change.
  @MainActor @preconcurrency
  public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}

/// The transition of an element.
struct TransitionKey: TraitKey {
  static var defaultValue: AnyTransition { .opacity }
}
