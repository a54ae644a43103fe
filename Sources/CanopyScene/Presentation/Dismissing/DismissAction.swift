internal import CanopyCore
internal import CanopyStyle

/// Ends the presentation that a view is in: closes the sheet, or goes back to the screen before.
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

  /// Does nothing: nothing is presented.
  nonisolated package init() { box = nil }

  /// Runs `dismiss`. Keep the action as long as the presentation lasts.
  nonisolated package init(_ dismiss: @escaping @MainActor () -> Void) { box = ActionBox(dismiss) }

  /// Ends the presentation.
  public func callAsFunction() {
    if let box { box.function() } else { Acting.reportDismissOfWindow() }
  }
}
