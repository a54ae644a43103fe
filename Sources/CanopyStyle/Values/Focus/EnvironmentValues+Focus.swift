public import CanopyCore

extension EnvironmentValues {
  /// Whether the nearest view around that can have the focus has it.
  @Entry public package(set) var isFocused: Bool = false

  /// Whether views show that they have the focus.
  @Entry public var isFocusEffectEnabled: Bool = true

  /// Whether views show that the pointer is over them.
  @Entry public var isHoverEffectEnabled: Bool = true

  /// Puts the focus back to where it is by default.
  @Entry public package(set) var resetFocus: ResetFocusAction = ResetFocusAction()
}
