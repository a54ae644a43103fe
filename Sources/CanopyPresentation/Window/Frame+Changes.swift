internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout

extension Frame {
  /// The state that a frame shows in addition to the elements of the window.
  struct ShownState: Equatable {
    /// The root elements of the window and its presentations.
    let roots: [ElementIndex]
    let focused: ElementIndex?
    let isKeyboardUsed: Bool
  }

  var currentState: ShownState {
    let focus = tree.context[WindowFocus.companion]
    let presented = tree.presenter.presentations.flatMap(\.elements)
    return ShownState(
      roots: [tree.element] + presented, focused: focus.focused?.element, isKeyboardUsed: focus.isKeyboardUsed)
  }

  /// A Boolean value that indicates whether events wait for the next frame.
  package var hasWaitingEvents: Bool { input.hasEvents }

  /// A Boolean value that indicates whether the window differs from its last frame, or has work scheduled for the next one.
  ///
  /// The cost doesn't depend on the number of views, so an app can check all its windows after each update.
  package var needsFrame: Bool {
    if isMoving || input.hasEvents || ViewRuntime.hasChanges || Actions.areWaiting { return true }
    guard let shownState, shownState == currentState else { return true }
    if shownState.roots.contains(where: ViewRuntime.elements.looksDifferent) { return true }
    return tree.context[WindowLooks.companion].haveChanged || accessibility.hasChanges
  }
}
