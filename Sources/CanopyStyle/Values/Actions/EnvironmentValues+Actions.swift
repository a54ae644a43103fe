public import CanopyCore

extension EnvironmentValues {
  /// The action that refreshes the content around this view, or nil if no ancestor uses `refreshable(action:)`.
  @Entry public package(set) var refresh: RefreshAction?

  /// The action that starts to rename the content around this view, or nil if no ancestor uses `renameAction(_:)`.
  @Entry public package(set) var rename: RenameAction?
}
