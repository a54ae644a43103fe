internal import CanopyPresentation
internal import CanopyCore
internal import CanopyLayout
internal import CanopyScene
package import CanopyInput
public import CanopyStyle

extension TestElement {
  /// Moves the focus to the element, and presses a key there.
  ///
  /// ```swift
  /// try screen.find("Board").press(.space)
  /// ```
  ///
  /// The focus moves to the element itself, to a control that contains it, or to its first focusable descendant. Throws an
  /// error if there is none.
  ///
  /// - Parameters:
  ///   - key: The key to press.
  ///   - modifiers: The modifier keys that are pressed at the same time.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
    try focus()
    screen.press(key, modifiers: modifiers)
  }

  /// Moves the focus to the element, to a control that contains it, or to its first focusable descendant.
  public func focus() throws {
    if isLeaving { throw TestError.leaving(self, "focused") }
    if let cover = screen.presentation(inFrontOf: index) { throw TestError.covered(self, by: cover) }
    // Tasks can have changed the views since the last update.
    screen.update()
    let around = sequence(first: index) { ViewRuntime.elements[$0].parent }.prefix { $0 != 0 }
    if let target = around.first(where: { LayoutNode($0).ownFocusTarget != nil }) {
      guard screen.focus.focus(target) else { throw TestError.notFocusable(self) }
    } else if !screen.focus.focusFirst(in: index) {
      guard let control = labeledControl, screen.focus.focus(control.index) else { throw TestError.notFocusable(self) }
    }
    screen.settle()
  }

  /// A Boolean value that indicates whether the element, a control that contains it, or a descendant has the focus.
  public var isFocused: Bool {
    guard let focused = screen.focus.focused else { return false }
    let elements = ViewRuntime.elements
    if elements.path(from: focused.element).contains(index) { return true }
    return !focused.target.isContainer && elements.path(from: index).contains(focused.element)
  }
}

extension TestScreen {
  /// Presses a key, which goes to the focused element, to keyboard shortcuts, and to the window.
  ///
  /// ```swift
  /// screen.press(.tab)
  /// screen.press("s", modifiers: .command)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to press.
  ///   - modifiers: The modifier keys that are pressed at the same time, in addition to those of ``hold(_:)``.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    let modifiers = modifiers.union(heldKeys)
    for phase in [KeyEvent.Phase.down, .up] {
      // A key with a command modifier doesn't type anything.
      let typesText = modifiers.isDisjoint(with: [.command, .control])
      let shifted = modifiers.contains(.shift) ? key.uppercased : key
      let characters = typesText ? KeyEvent(phase, key: shifted).characters : ""
      send(KeyEvent(phase, key: key, characters: characters, modifiers: modifiers))
    }
    receive(.modifiers([]))
    settle()
  }

  /// Presses some modifier keys, and releases all others, until the next call. They apply to touches and other keys.
  ///
  /// ```swift
  /// screen.hold(.option)
  /// screen.hold([])
  /// ```
  public func hold(_ modifiers: EventModifiers) {
    heldKeys = modifiers
    receive(.modifiers([]))
    settle()
  }

  /// Sends an event to the window, with the pressed modifier keys.
  func receive(_ event: InputEvent) {
    var event = event
    event.modifiers?.formUnion(heldKeys)
    frame.receive(event)
  }

  /// The focused element, or nil if none has the focus.
  public var focusedElement: TestElement? {
    guard let focused = focus.focused else { return nil }
    return TestElement(screen: self, index: focused.element)
  }

  var focus: WindowFocus { tree.context[WindowFocus.companion] }

  /// A Boolean value that indicates whether the last key was handled.
  var hasHandledKey: Bool { focus.hasHandledKey }

  /// Sends a change of a key to the window.
  package func send(_ event: KeyEvent) {
    receive(.key(event))
    UpdateCause("pressing \(event.name)").run { update() }
  }
}

extension KeyEvent {
  /// The key with its modifiers, as shown in menus, such as `⌘S`.
  fileprivate var name: String {
    let symbols: [(EventModifiers, String)] = [(.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘")]
    let held = symbols.filter { modifiers.contains($0.0) }.map(\.1).joined()
    let isPrinted = key.character.isLetter || key.character.isNumber || key.character.isPunctuation
    return held.isEmpty ? key.name : held + (isPrinted ? key.character.uppercased() : key.name)
  }
}

extension KeyEquivalent {
  /// The key of the uppercase letter.
  fileprivate var uppercased: KeyEquivalent {
    let letters = character.uppercased()
    return letters.count == 1 ? KeyEquivalent(letters.first ?? character) : self
  }

  /// The name of the key.
  fileprivate var name: String {
    switch self {
    case .return: "Return"
    case .escape: "Escape"
    case .tab: "Tab"
    case .space: "Space"
    case .upArrow: "Up Arrow"
    case .downArrow: "Down Arrow"
    case .leftArrow: "Left Arrow"
    case .rightArrow: "Right Arrow"
    case .delete: "Delete"
    default: "“\(character)”"
    }
  }
}
