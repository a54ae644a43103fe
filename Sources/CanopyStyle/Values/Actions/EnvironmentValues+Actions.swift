public import CanopyCore

extension EnvironmentValues {
  /// Refreshes the content around; nil where no `refreshable(action:)` says how.
  @Entry public package(set) var refresh: RefreshAction?

  /// Begins to rename what is around; nil where no `renameAction(_:)` says how.
  @Entry public package(set) var rename: RenameAction?
}
