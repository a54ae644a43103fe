internal import CanopyCore
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension FrameInput {
  var focus: WindowFocus { tree.context[WindowFocus.companion] }

  func deliver(_ event: KeyEvent, at time: TimeInterval) {
    if focus.receive(event) || event.opensContextMenu && openContextMenu(at: nil) { return }
    if event.phase == .down { didIgnoreKey(event) }
  }

  func deliver(_ event: CompositionEvent, at time: TimeInterval) { focus.receive(event) }

  /// Moves the focus away from views that can no longer have it, and updates everything that depends on it.
  func settleFocus() {
    // An app could move the focus to a view that it then disables, and repeat that.
    var turns = 0
    while turns < 10, focus.settle() {
      turns += 1
      ViewRuntime.update()
    }
  }

  /// Gives the focus access to the trees of the window that people can use.
  func connectFocus() {
    let focus = focus
    focus.perform = { element, actions in FrameInput.perform(at: element, actions) }
    focus.frontRoot = { [unowned tree] in tree.frontRoot() }
    focus.usableRoots = { [unowned tree] in tree.usableRoots() }
    focus.scroll = { [unowned tree] event, element in
      LayoutNode(element ?? tree.frontRoot()).scroll(by: event)
    }
    tree.context[KeyboardDismissal.companion].endFocus = { [unowned focus] in focus.endTextInput() }
    focus.dismiss = { [unowned tree] in
      tree.presenter.presentations.last { !$0.isGoing }?.dismissByGesture() ?? false
    }
  }
}

extension TreeContext {
  /// The environment values that belong to the window's focus.
  @MainActor var focusEnvironment: EnvironmentValues {
    var values = EnvironmentValues()
    values.windowClipboard = self[WindowClipboard.companion]
    values.heldModifiers = self[HeldModifiers.companion]
    values.focusedValuesStore = self[FocusedValuesStore.companion]
    values.resetFocus = ResetFocusAction { [weak self] namespace in self?[WindowFocus.companion].reset(in: namespace) }
    return values
  }
}

extension ViewTree {
  /// Returns the root of the frontmost presentation that blocks everything behind it, or the root of the window.
  fileprivate func frontRoot() -> ElementIndex {
    guard isMounted else { return 0 }
    guard presenter.current != nil else { return element }
    let covering = presenter.presentations.last { !$0.isGoing && !$0.allowsInteractionBehind }
    return covering?.element ?? element
  }

  /// Returns the roots that people can use, from front to back.
  fileprivate func usableRoots() -> [ElementIndex] {
    guard isMounted else { return [] }
    var roots: [ElementIndex] = []
    for presentation in presenter.presentations.reversed() where !presentation.isGoing {
      roots += presentation.elements.reversed()
      if !presentation.allowsInteractionBehind { return roots }
    }
    return roots + [element]
  }
}
