public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

extension View {
  /// Sets the transition of this view: its look while it appears or disappears in an animated change.
  ///
  /// ```swift
  /// if isShown {
  ///   Text("Details").transition(.slide)
  /// }
  /// ```
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TraitModifier(key: TransitionKey.self, value: t))
  }

  /// Sets the transition of this view: its look while it appears or disappears in an animated change.
  @preconcurrency
  public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}

/// The transition of an element.
struct TransitionKey: TraitKey {
  static var defaultValue: AnyTransition { .opacity }
}

@MainActor
extension LayoutNode {
  /// The transition of an element in a group.
  ///
  /// Where a single view is expected, the group is an element itself, to which modifiers are attached. See
  /// `ElementGroup.makeShared(in:)`.
  func transition(in group: ElementIndex) -> AnyTransition {
    if let own = trait(TransitionKey.self) { return own }
    guard ViewRuntime.elements[group].flags.contains(.isPlace) else { return TransitionKey.defaultValue }
    var outermost = group
    while ViewRuntime.elements[outermost].flags.contains(.isWrapped) {
      outermost = ViewRuntime.elements[outermost].parent
    }
    return LayoutNode(outermost).trait(TransitionKey.self) ?? TransitionKey.defaultValue
  }
}
