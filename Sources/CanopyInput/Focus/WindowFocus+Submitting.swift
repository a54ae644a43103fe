internal import CanopyCore

// The focus of a view that people submit with the Return key.
extension WindowFocus {
  /// Runs the actions of the focused view while it has the focus. Then takes the focus away, unless the actions have moved it or
  /// have set it again.
  ///
  /// So actions can tell by a focus state which view was submitted.
  package func submit(_ actions: () -> Void) {
    let place = focused
    isKept = false
    actions()
    // Focus states that the actions have set are settled before.
    PendingWork.shared.perform { [weak self] in
      guard let self, !self.isKept, let place, let focused = self.focused, focused == place else { return }
      self.resign()
    }
  }

  /// Keeps the focus where it is when the actions of a submitted view have run.
  package func keep() { isKept = true }
}
