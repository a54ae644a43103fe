public import CanopyCore

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
