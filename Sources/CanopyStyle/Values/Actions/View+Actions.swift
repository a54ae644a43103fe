public import CanopyCore

extension View {
  /// Says how the content of this view is refreshed.
  ///
  /// ```swift
  /// List(mail) { MailRow($0) }
  ///   .refreshable { await mailbox.fetch() }
  /// ```
  ///
  /// Views inside read the action from the environment. It stays the same as long as the view is there: that `action`
  /// is another closure after an update makes nobody run again.
  nonisolated public func refreshable(action: @escaping () async -> Void) -> some View {
    modifier(RefreshableModifier(action: action))
  }

  /// Says what happens when the user wants to rename this view's subject.
  ///
  /// The action stays the same as long as the view is there, as that of `refreshable(action:)` does.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(RenameActionModifier(action: action))
  }
}

/// Offers a refresh action that is the same after each update.
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

/// Offers a rename action that is the same after each update.
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
