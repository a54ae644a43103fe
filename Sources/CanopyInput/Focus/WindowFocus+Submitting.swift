internal import CanopyCore

// Submitting the focused view with the Return key.
extension WindowFocus {
  /// Runs the actions of the focused view while it has the focus. Then removes the focus, unless the actions have moved it or
  /// set it again.
  ///
  /// Actions can therefore determine the submitted view from a focus state.
  package func submit(_ actions: () -> Void) {
    let place = focused
    isKept = false
    actions()
    // Focus states that the actions set are settled first.
    PendingWork.shared.perform { [weak self] in
      guard let self, !self.isKept, let place, let focused = self.focused, focused == place else { return }
      self.resign()
    }
  }

  /// Keeps the focus where it is after the actions of a submitted view.
  package func keep() { isKept = true }
}
