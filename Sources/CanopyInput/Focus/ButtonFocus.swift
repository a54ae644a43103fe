internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

/// The focus of buttons and toggles. The keyboard moves the focus to them, and Space and Return press them.
final class ButtonFocus: FocusTarget {
  static let shared = ButtonFocus()

  var focusInteractions: FocusInteractions { .activate }

  func focusDidChange(_ isFocused: Bool, at element: ElementIndex) {
    ViewRuntime.elements.press(of: element)?.focusChanged?(isFocused)
  }

  func receive(_ event: KeyEvent, at element: ElementIndex) -> Bool {
    guard event.key == .space || event.key == .return, event.modifiers.isPlain else { return false }
    if event.phase == .down { LayoutNode(element).press() }
    return true
  }
}

@MainActor
extension LayoutNode {
  /// Runs the action of a button.
  @MainActor
  func press() {
    guard let press = ViewRuntime.elements.press(of: element) else { return }
    tree[WindowInput.companion].press(press, element)
  }
}

extension EventModifiers {
  /// A Boolean value that indicates whether no command modifiers or Shift are pressed. Lock keys don't count.
  var isPlain: Bool { isDisjoint(with: [.command, .control, .option, .shift]) }

  /// A Boolean value that indicates whether a key with these modifiers types text, with or without Shift.
  var typesText: Bool { isDisjoint(with: [.command, .control, .option]) }
}
