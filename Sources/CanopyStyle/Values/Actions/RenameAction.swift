/// An action that lets the user rename content.
///
/// Controls that offer renaming call it. Use `renameAction(_:)` to define the action.
public struct RenameAction: Sendable {
  let box: ActionBox<() -> Void>

  package init(box: ActionBox<() -> Void>) { self.box = box }

  /// Starts renaming.
  @MainActor @preconcurrency public func callAsFunction() { box.function() }
}
