internal import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle

// The route of a key through a window.
extension WindowFocus {
  /// Delivers a key to keyboard shortcuts, the focused element, its ancestors, commands, focus movement, scroll views, and
  /// finally the default actions of the window. A focused view that accepts text precedes shortcuts without modifiers.
  ///
  /// - Returns: False if nothing handled the key.
  @discardableResult
  package func receive(_ event: KeyEvent) -> Bool {
    if event.phase == .down { isKeyboardUsed = true }
    let isHandled = deliver(event)
    if event.phase == .down { hasHandledKey = isHandled }
    return isHandled
  }

  private func deliver(_ event: KeyEvent) -> Bool {
    let place = focused.flatMap { $0.canKeepFocus ? $0 : nil }
    let path = place.map { Array(ViewRuntime.elements.path(from: $0.element)) } ?? []
    if let place, place.target.takesText, event.modifiers.typesText {
      return deliver(event, to: place, path) || performShortcut(of: event) || move(by: event, path)
        || performDefault(of: event)
    }
    if performShortcut(of: event) { return true }
    if let place, deliver(event, to: place, path) { return true }
    return move(by: event, path) || performDefault(of: event)
  }

  /// Delivers a change of composed text to the focused element. Returns false if nothing accepts text.
  @discardableResult
  package func receive(_ event: CompositionEvent) -> Bool {
    guard let focused, focused.canKeepFocus else { return false }
    return handled(at: focused.element) { focused.target.receive(event, at: focused.element) }
  }

  // MARK: The focused view

  private func deliver(_ event: KeyEvent, to place: FocusedElement, _ path: [ElementIndex]) -> Bool {
    if handled(at: place.element, { place.target.receive(event, at: place.element) }) { return true }
    return handledAround(path) { $0.receive(event) }
  }

  private func handledAround(_ path: [ElementIndex], _ handle: (any KeyHandling) -> Bool) -> Bool {
    path.contains { element in
      guard ViewRuntime.elements[element].kind == .wrapper,
        let handler = LayoutNode(element).layout.inputHandler as? any KeyHandling,
        LayoutNode(element).environment.isEnabled
      else { return false }
      return handled(at: element) { handle(handler) }
    }
  }

  /// Runs the actions of an element, and returns whether they have handled a key.
  private func handled(at element: ElementIndex, _ handle: () -> Bool) -> Bool {
    var isHandled = false
    perform(element) { isHandled = handle() }
    return isHandled
  }

  // MARK: Commands and movement

  private func move(by event: KeyEvent, _ path: [ElementIndex]) -> Bool {
    guard event.phase != .up else { return false }
    if let command = event.clipboardCommand {
      return handledAround(path) { $0.receive(command) } || deliverToSelectedText(event)
    }
    if deliverToSelectedText(event) { return true }
    guard event.modifiers.typesText else { return false }
    if let command = event.command, handledAround(path, { $0.receive(command) }) { return true }
    if event.key == .tab { return focusNext(backwards: event.modifiers.contains(.shift)) }
    if case .move(let direction) = event.command, focused?.target.takesText == false, move(direction) { return true }
    return scroll(event, focused?.element)
  }

  private func deliverToSelectedText(_ event: KeyEvent) -> Bool {
    guard let front = frontRoot?(), front != 0 else { return false }
    let window = LayoutNode(front).tree
    return window[SelectedText.companion].receive(event, of: window)
  }

  // MARK: Shortcuts

  /// Performs a button's keyboard shortcut. The Return and Escape keys come last, so that views can use them.
  ///
  /// Linux keyboards have Control where Apple's have Command, so Control acts as Command unless a shortcut uses Control.
  @discardableResult
  package func performShortcut(of event: KeyEvent) -> Bool {
    guard event.phase == .down, !event.isDefaultAction else { return false }
    if pressButton(where: { event.matchesShortcut(of: $0) }) { return true }
    guard event.modifiers.contains(.control), !event.modifiers.contains(.command) else { return false }
    var replaced = event
    replaced.modifiers.subtract(.control)
    replaced.modifiers.formUnion(.command)
    return pressButton { replaced.matchesShortcut(of: $0) }
  }

  /// Presses the default button of the window because a text field was submitted. Does nothing if there is none.
  ///
  /// Shortcuts that the system adds don't count: in an alert, Return moves the focus to the next field.
  package func performDefaultAction() {
    let event = KeyEvent(key: .return)
    _ = pressButton { event.matches($0.environment.keyboardShortcut, in: $0) }
  }

  private func performDefault(of event: KeyEvent) -> Bool {
    guard event.phase == .down, event.isDefaultAction else { return false }
    if pressButton(where: { event.matchesShortcut(of: $0) }) { return true }
    guard event.key == .escape else { return false }
    return dismiss()
  }

  /// Presses the default button, as the Return key does. Returns false if there is none or it is disabled.
  @discardableResult
  package func pressDefaultButton() -> Bool { performDefault(of: KeyEvent(key: .return)) }

  /// Presses the cancel button, as the Escape key does. Returns false if there is none or it is disabled.
  package func pressCancelButton() -> Bool {
    let event = KeyEvent(key: .escape)
    return pressButton { event.matchesShortcut(of: $0) }
  }

  /// Presses the first enabled button that satisfies a condition, in the frontmost tree.
  private func pressButton(where condition: (LayoutNode) -> Bool) -> Bool {
    for root in roots {
      guard let button = button(in: LayoutNode(root), where: condition) else { continue }
      button.press()
      return true
    }
    return false
  }

  private func button(in node: LayoutNode, where condition: (LayoutNode) -> Bool) -> LayoutNode? {
    // Apps hide buttons that exist only for their shortcuts.
    if node.isLeftOut { return nil }
    if ViewRuntime.elements[node.element].kind == .button {
      return condition(node) && node.environment.isEnabled ? node : nil
    }
    for child in node.children {
      if let found = button(in: child, where: condition) { return found }
    }
    return nil
  }
}

extension KeyEvent {
  /// A Boolean value that indicates whether the key is Return or Escape, without modifiers.
  fileprivate var isDefaultAction: Bool { modifiers.isPlain && (key == .return || key == .escape) }

  /// The command for the key, or nil if there is none.
  fileprivate var command: KeyCommand? {
    guard modifiers.isPlain else { return nil }
    return switch key {
    case .upArrow: .move(.up)
    case .downArrow: .move(.down)
    case .leftArrow: .move(.left)
    case .rightArrow: .move(.right)
    case .escape: .exit
    case .delete, .deleteForward: .delete
    default: nil
    }
  }

  /// The clipboard command for the key with Command or Control, or nil if there is none.
  fileprivate var clipboardCommand: KeyCommand? {
    let held = modifiers.subtracting([.capsLock, .numericPad])
    guard held == .command || held == .control else { return nil }
    return switch key.character {
    case "c", "C": .copy
    case "x", "X": .cut
    case "v", "V": .paste
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether the event matches a view's shortcut.
  @MainActor
  fileprivate func matchesShortcut(of node: LayoutNode) -> Bool {
    let environment = node.environment
    return matches(environment.keyboardShortcut, in: node)
      || environment.addedKeyboardShortcuts.contains { matches($0, in: node) }
  }

  /// Returns a Boolean value that indicates whether the event matches a shortcut.
  ///
  /// Letters match in both cases. Shift can be part of typing a symbol, or a modifier of the unshifted key: `+` with Command is
  /// the same key press as `=` with Command and Shift. In a right-to-left layout, a shortcut with automatic localization is
  /// mirrored: its left arrow becomes the right arrow, and its opening brackets become closing ones.
  @MainActor
  fileprivate func matches(_ shortcut: KeyboardShortcut?, in node: LayoutNode) -> Bool {
    guard let shortcut else { return false }
    let ignored: EventModifiers = [.capsLock, .numericPad]
    var (held, wanted) = (modifiers.subtracting(ignored), shortcut.modifiers.subtracting(ignored))
    var wantedKey = shortcut.key
    if shortcut.localization == .automatic, node.environment.layoutDirection == .rightToLeft {
      wantedKey = wantedKey.mirrored
    }
    // An uppercase letter implies Shift.
    if key.character.isUppercase { held.insert(.shift) }
    if wantedKey.character.isUppercase { wanted.insert(.shift) }
    func isWanted(_ key: KeyEquivalent?, with held: EventModifiers) -> Bool {
      held == wanted && key?.character.lowercased() == wantedKey.character.lowercased()
    }
    return isWanted(key, with: held) || isWanted(unshifted, with: held)
      || key.isSymbol && isWanted(key, with: held.subtracting(.shift))
  }
}

extension KeyEquivalent {
  fileprivate var isSymbol: Bool { character.isSymbol || character.isPunctuation }

  /// The equivalent key in a right-to-left layout.
  fileprivate var mirrored: KeyEquivalent {
    switch self {
    case .leftArrow: .rightArrow
    case .rightArrow: .leftArrow
    case "[": "]"
    case "]": "["
    case "{": "}"
    case "}": "{"
    case "(": ")"
    case ")": "("
    case "<": ">"
    case ">": "<"
    default: self
    }
  }
}
