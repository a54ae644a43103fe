internal import CanopyCore

/// An action that closes windows of the app.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  nonisolated private let box: ActionBox<@MainActor (WindowReference) -> Void>?

  /// Creates an action that closes no windows and records an issue when called.
  nonisolated package init() { box = nil }

  /// Creates an action that runs `dismiss`. Hosts keep the action for the lifetime of the window.
  nonisolated package init(_ dismiss: @escaping @MainActor (WindowReference) -> Void) { box = ActionBox(dismiss) }

  /// Closes the window that contains this view.
  public func callAsFunction() { dismiss(WindowReference()) }

  /// Closes the windows of the scene with the given identifier.
  public func callAsFunction(id: String) { dismiss(WindowReference(id: id)) }

  /// Closes the windows that show the given value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { dismiss(WindowReference(value: value)) }

  /// Closes the window that shows the given value in the scene with the given identifier.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    dismiss(WindowReference(id: id, value: value))
  }

  private func dismiss(_ window: WindowReference) {
    if let box { box.function(window) } else { RuntimeIssue.record(.noWindows(for: "close \(window)")) }
  }
}
