public import CanopyCore

/// An action that moves the focus back to its default location.
public struct ResetFocusAction: Sendable {
  private let box: ActionBox<@MainActor (Namespace.ID) -> Void>?

  /// Creates an action that does nothing, for views without a focus scope.
  package init() { box = nil }

  package init(_ reset: @escaping @MainActor (Namespace.ID) -> Void) { box = ActionBox(reset) }

  /// Moves the focus to the default location inside the scope of `namespace`.
  @MainActor @preconcurrency public func callAsFunction(in namespace: Namespace.ID) { box?.function(namespace) }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the nearest focusable ancestor has the focus.
  @Entry public package(set) var isFocused: Bool = false

  /// A Boolean value that indicates whether focused views draw a focus effect.
  @Entry public var isFocusEffectEnabled: Bool = true

  /// A Boolean value that indicates whether views draw an effect while the pointer is over them.
  @Entry public var isHoverEffectEnabled: Bool = true

  /// The action that moves the focus back to its default location.
  @Entry public package(set) var resetFocus: ResetFocusAction = ResetFocusAction()
}

extension View {
  /// Disables the focus effect of this view and its descendants.
  ///
  /// Descendants can't enable the effect again.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    _changing(\.isFocusEffectEnabled) { isEnabled in isEnabled = isEnabled && !disabled }
  }

  /// Disables the hover effect of this view and its descendants.
  ///
  /// Descendants can't enable the effect again.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    _changing(\.isHoverEffectEnabled) { isEnabled in isEnabled = isEnabled && !disabled }
  }
}
