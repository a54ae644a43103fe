internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

// The way of a key through a window.
extension WindowFocus {
  /// Delivers a key: to shortcuts, to the focused element and those around it, to the movement of the focus, to scroll views, and
  /// to the default actions of the window. A focused text field comes before shortcuts without modifiers.
  ///
  /// - Returns: False if nothing has handled the key.
  @discardableResult
  package func receive(_ event: KeyEvent) -> Bool {
    let place = focused.flatMap { $0.canKeepFocus ? $0 : nil }
    if let place, place.target.takesText, event.modifiers.typesText {
      if deliver(event, to: place) { return true }
      return passOn(event, from: place)
    }
    if let place, deliver(event, to: place) { return true }
    return passOn(event, from: place)
  }

  /// Delivers a change of composed text to the focused element. Returns false if nothing takes text.
  @discardableResult
  package func receive(_ event: CompositionEvent) -> Bool {
    guard let focused, focused.canKeepFocus else { return false }
    var isHandled = false
    perform(focused.element) { isHandled = focused.target.receive(event, at: focused.element) }
    return isHandled
  }

  private func deliver(_ event: KeyEvent, to place: FocusedElement) -> Bool {
    var isHandled = false
    perform(place.element) { isHandled = place.target.receive(event, at: place.element) }
    return isHandled
  }

  private func passOn(_ event: KeyEvent, from place: FocusedElement?) -> Bool {
    if scroll(event, place?.element) { return true }
    guard event.phase == .down, event.modifiers.isPlain else { return false }
    return event.key == .escape && dismiss()
  }
}
