internal import CanopyCore

/// An action that opens a window of one of the app's scenes.
///
/// ```swift
/// struct NewMessageButton: View {
///   @Environment(\.openWindow) private var openWindow
///   var body: some View { Button("New message") { openWindow(id: "message") } }
/// }
/// ```
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  nonisolated private let box: ActionBox<@MainActor (WindowReference) -> Void>?

  /// Creates an action that opens nothing and records an issue when called.
  nonisolated package init() { box = nil }

  /// Creates an action that runs `open`. Hosts keep the action for the lifetime of the app.
  nonisolated package init(_ open: @escaping @MainActor (WindowReference) -> Void) { box = ActionBox(open) }

  /// Opens a window of the scene with the given identifier.
  public func callAsFunction(id: String) { open(WindowReference(id: id)) }

  /// Opens a window for the given value, in the scene for values of its type.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { open(WindowReference(value: value)) }

  /// Opens a window for the given value, in the scene with the given identifier.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    open(WindowReference(id: id, value: value))
  }

  private func open(_ window: WindowReference) {
    if let box { box.function(window) } else { RuntimeIssue.record(.noWindows(for: "open \(window)")) }
  }
}

extension RuntimeIssue {
  static func noWindows(for action: String) -> RuntimeIssue {
    RuntimeIssue(kind: .other, message: "Can't \(action): the view isn't in an app with scenes.")
  }
}
