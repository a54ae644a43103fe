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
