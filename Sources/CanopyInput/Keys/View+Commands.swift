public import CanopyCore
internal import CanopyLayout

extension View {
  /// Adds an action for arrow keys while this view or one of its descendants has the focus. The focus then doesn't move.
  ///
  /// - Parameter action: The action, or nil for none.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(
      KeyCommandModifier { command in
        guard case .move(let direction) = command, let action else { return false }
        action(direction)
        return true
      })
  }

  /// Adds an action for the Escape key while this view or one of its descendants has the focus.
  ///
  /// - Parameter action: The action, or nil for none.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(
      KeyCommandModifier { command in
        guard case .exit = command, let action else { return false }
        action()
        return true
      })
  }

  /// Adds an action for the Delete keys while this view or one of its descendants has the focus.
  ///
  /// - Parameter action: The action, or nil for none.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(
      KeyCommandModifier { command in
        guard case .delete = command, let action else { return false }
        action()
        return true
      })
  }
}

/// A modifier with an action for a command.
struct KeyCommandModifier {
  /// A closure that runs the action if it applies to a command. Returns false if it doesn't.
  let perform: (KeyCommand) -> Bool
}

@MainActor
extension KeyCommandModifier: InputModifier {
  func makeHandler(_: _MountContext) -> KeyCommandHandler { KeyCommandHandler(perform) }
  func update(_ handler: KeyCommandHandler) { handler.perform = perform }
}

final class KeyCommandHandler: KeyHandling {
  fileprivate(set) var perform: (KeyCommand) -> Bool

  init(_ perform: @escaping (KeyCommand) -> Bool) { self.perform = perform }

  nonisolated var label: String { "onCommand" }

  func receive(_ command: KeyCommand) -> Bool { perform(command) }
}
