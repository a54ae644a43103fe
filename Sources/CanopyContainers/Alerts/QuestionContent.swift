internal import CanopyPresentation
internal import CanopyControls
internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

/// The views of an alert or a dialog, grouped by purpose.
struct QuestionContent {
  /// The views that make up the message.
  private(set) var message: [Subview] = []
  /// The actions that aren't buttons, such as text fields.
  private(set) var fields: [Subview] = []
  /// The buttons in the order of display, with the cancel button last.
  private(set) var actions: [Action] = []

  /// A button.
  struct Action: Identifiable {
    /// The identifier of the button's view, or nil for a button that the system adds.
    let id: Subview.ID?
    /// The view of the button, or nil for a button that the system adds.
    let view: Subview?
    let role: ButtonRole?
    let shortcut: KeyboardShortcut?
    var isEnabled = true
    /// A Boolean value that indicates whether the label is emphasized.
    fileprivate(set) var isPreferred = false
    /// The keys that press the button in addition to its own shortcut.
    fileprivate(set) var addedShortcuts: [KeyboardShortcut] = []

    var isCancel: Bool { role == .cancel }
    /// A Boolean value that indicates whether the box of the button is filled with the tint, which would hide a red label.
    var isProminent: Bool { isPreferred && isEnabled && role != .destructive }
  }

  /// Groups views by purpose.
  ///
  /// - Parameters:
  ///   - subviews: The views of the message and of the actions.
  ///   - isAlert: A Boolean value that indicates whether the views belong to an alert rather than a dialog.
  init(_ subviews: some Sequence<Subview>, isAlert: Bool) {
    for subview in subviews {
      let values = subview.containerValues
      if values.isQuestionMessage {
        message.append(subview)
      } else if let action = values.questionAction {
        actions.append(
          Action(
            id: subview.id, view: subview, role: action.role, shortcut: action.shortcut, isEnabled: action.isEnabled))
      } else {
        fields.append(subview)
      }
    }
    if isAlert ? actions.isEmpty : !actions.contains(where: \.isCancel) {
      actions.append(Action(id: nil, view: nil, role: isAlert ? nil : .cancel, shortcut: nil, isPreferred: true))
    }
    moveCancelToTheEnd()
    emphasize()
    addShortcuts(isAlert: isAlert)
  }

  /// Any other buttons with this role keep their positions.
  private mutating func moveCancelToTheEnd() {
    guard let place = actions.firstIndex(where: \.isCancel) else { return }
    actions.append(actions.remove(at: place))
  }

  /// Emphasizes the default button if the app chose one, or else the cancel button.
  private mutating func emphasize() {
    let chosen = index(of: .defaultAction) ?? actions.lastIndex(where: \.isCancel)
    if let chosen { actions[chosen].isPreferred = true }
  }

  /// Assigns Return and Escape to buttons, unless the app did. Return never presses a cancel or destructive button if there are
  /// others. In a dialog, where people have to choose, it presses none.
  private mutating func addShortcuts(isAlert: Bool) {
    let only = actions.count == 1 ? 0 : nil
    if index(of: .defaultAction) == nil, isAlert {
      let plain = actions.indices.filter { actions[$0].role != .cancel && actions[$0].role != .destructive }
      if let choice = only ?? (plain.count == 1 ? plain[0] : nil) {
        actions[choice].addedShortcuts.append(.defaultAction)
      }
    }
    if index(of: .cancelAction) == nil, let choice = actions.lastIndex(where: \.isCancel) ?? only {
      actions[choice].addedShortcuts.append(.cancelAction)
    }
  }

  private func index(of shortcut: KeyboardShortcut) -> Int? { actions.firstIndex { $0.shortcut == shortcut } }
}

extension ContainerValues {
  /// A Boolean value that indicates whether a view is part of the message of an alert or a dialog.
  @Entry var isQuestionMessage: Bool = false
}
