/// Lets the user give something another name.
///
/// Controls that offer it call it; `renameAction(_:)` says what it does.
public struct RenameAction: Sendable {
  let box: ActionBox<() -> Void>

  package init(box: ActionBox<() -> Void>) { self.box = box }

  /// Begins to rename.
  @MainActor @preconcurrency public func callAsFunction() { box.function() }
}
