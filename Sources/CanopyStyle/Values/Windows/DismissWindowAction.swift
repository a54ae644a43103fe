internal import CanopyCore

/// Closes windows of the program.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  nonisolated private let box: ActionBox<@MainActor (WindowReference) -> Void>?

  /// Closes nothing, and reports that.
  nonisolated package init() { box = nil }

  /// Runs `dismiss`. Hosts keep the action as long as the window is there.
  nonisolated package init(_ dismiss: @escaping @MainActor (WindowReference) -> Void) { box = ActionBox(dismiss) }

  /// Closes the window that this view is in.
  public func callAsFunction() { dismiss(WindowReference()) }

  /// Closes the windows of the scene with an identifier.
  public func callAsFunction(id: String) { dismiss(WindowReference(id: id)) }

  /// Closes the windows that show a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { dismiss(WindowReference(value: value)) }

  /// Closes the window that shows a value in the scene with an identifier.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    dismiss(WindowReference(id: id, value: value))
  }

  private func dismiss(_ window: WindowReference) {
    if let box { box.function(window) } else { RuntimeIssue.record(.noWindows(for: "close \(window)")) }
  }
}
