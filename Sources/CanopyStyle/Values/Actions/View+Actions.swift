public import CanopyCore

extension View {
  /// Sets the action that refreshes the content of this view.
  ///
  /// ```swift
  /// List(mail) { MailRow($0) }
  ///   .refreshable { await mailbox.fetch() }
  /// ```
  ///
  /// Views inside read the action from the environment. The action keeps its identity for the lifetime of the view, so
  /// a new `action` closure after an update doesn't invalidate its readers.
  nonisolated public func refreshable(action: @escaping () async -> Void) -> some View {
    modifier(RefreshableModifier(action: action))
  }

  /// Sets the action that lets the user rename the subject of this view.
  ///
  /// Like the action of `refreshable(action:)`, it keeps its identity for the lifetime of the view.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(RenameActionModifier(action: action))
  }
}

/// A modifier that provides a refresh action with a stable identity.
struct RefreshableModifier {
  let action: () async -> Void
  @State private var box = ActionBox<() async -> Void> {}
}

extension RefreshableModifier: ViewModifier {
  func body(content: Content) -> some View {
    box.function = action
    return content.setting(\.refresh, RefreshAction(box: box), for: "refreshable(action:)")
  }
}

/// A modifier that provides a rename action with a stable identity.
struct RenameActionModifier {
  let action: () -> Void
  @State private var box = ActionBox<() -> Void> {}
}

extension RenameActionModifier: ViewModifier {
  func body(content: Content) -> some View {
    box.function = action
    return content.setting(\.rename, RenameAction(box: box), for: "renameAction(_:)")
  }
}
