internal import CanopyCore
internal import CanopyStyle

/// An action that dismisses the current presentation.
///
/// ```swift
/// struct Editor: View {
///   @Environment(\.dismiss) private var dismiss
///   var body: some View { Button("Done") { dismiss() } }
/// }
/// ```
///
/// The action belongs to the place where it is read: read it in the presented content, not in the view that presents it. In a view
/// that isn't presented it closes the window, or does nothing. It stays equal during a presentation, so it never causes a view that
/// reads it to update.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  nonisolated private let box: ActionBox<@MainActor () -> Void>?

  /// Creates an action without effect.
  nonisolated package init() { box = nil }

  /// Creates an action that runs `dismiss`. Keep the action for the whole presentation, so that it stays equal.
  nonisolated package init(_ dismiss: @escaping @MainActor () -> Void) { box = ActionBox(dismiss) }

  /// Dismisses the presentation.
  public func callAsFunction() {
    if let box { box.function() } else { Acting.reportDismissOfWindow() }
  }
}
