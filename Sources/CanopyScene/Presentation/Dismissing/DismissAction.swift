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
/// It belongs to the place where it is read: read it inside of what shall end, not in the view that presents. In a view
/// that nobody presents it does nothing. It is the same as long as the presentation lasts, so reading it makes nobody
/// run again.
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
