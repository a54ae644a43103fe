public import CanopyCore

/// A reference to the closure of an action, which makes the action comparable by identity.
///
/// Closures can't be compared. An action that stored its closure directly would look changed to all its readers in the
/// environment after each update. The box keeps its identity while its closure is replaced.
package final class ActionBox<Function> {
  /// The closure that performs the action.
  package var function: Function

  package init(_ function: Function) { self.function = function }
}

/// Safe because the function is only called and replaced on the main actor.
extension ActionBox: @unchecked Sendable {}

/// An action that refreshes the content of a view.
///
/// ```swift
/// struct RetryButton: View {
///   @Environment(\.refresh) private var refresh
///   var body: some View {
///     if let refresh { Button("Try again") { Task { await refresh() } } }
///   }
/// }
/// ```
public struct RefreshAction: Sendable {
  let box: ActionBox<() async -> Void>

  package init(box: ActionBox<() async -> Void>) { self.box = box }

  /// Runs the refresh action and returns when it finishes.
  public func callAsFunction() async { await perform() }

  @MainActor private func perform() async { await box.function() }
}

/// An action that lets the user rename content.
///
/// Controls that offer renaming call it. Use `renameAction(_:)` to define the action.
public struct RenameAction: Sendable {
  let box: ActionBox<() -> Void>

  package init(box: ActionBox<() -> Void>) { self.box = box }

  /// Starts renaming.
  @MainActor @preconcurrency public func callAsFunction() { box.function() }
}

extension EnvironmentValues {
  /// The action that refreshes the content around this view, or nil if no ancestor uses `refreshable(action:)`.
  @Entry public package(set) var refresh: RefreshAction?

  /// The action that starts to rename the content around this view, or nil if no ancestor uses `renameAction(_:)`.
  @Entry public package(set) var rename: RenameAction?
}

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
    return content._setting(\.refresh, RefreshAction(box: box), for: "refreshable(action:)")
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
    return content._setting(\.rename, RenameAction(box: box), for: "renameAction(_:)")
  }
}
