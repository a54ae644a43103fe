public import CanopyCore
internal import CanopyLayout
public import Foundation

extension View {
  /// Adds an action for URLs that the system opens with the app.
  ///
  /// ```swift
  /// Inbox(selection: $selection)
  ///   .onOpenURL { url in selection = Message.ID(url) }
  /// ```
  ///
  /// All such actions in the window that receives the URL run, outer views first.
  /// ``handlesExternalEvents(preferring:allowing:)`` explains which window that is.
  ///
  /// - Parameter action: The action to run with the URL.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }

  /// Sets which URLs the window of this view wants to receive.
  ///
  /// A condition matches a URL that contains it. The condition `*` matches all URLs. Without this modifier, a window allows all
  /// URLs and prefers none.
  ///
  /// - Parameters:
  ///   - preferring: The conditions for URLs that this window receives before other windows.
  ///   - allowing: The conditions for URLs that this window can receive if no window prefers them.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    modifier(ExternalEventsModifier(preferring: preferring, allowing: allowing))
  }
}

/// A modifier with an action for URLs.
struct OpenURLModifier {
  let action: (URL) -> Void
}

@MainActor
extension OpenURLModifier: InputModifier {
  func makeHandler(_ context: _MountContext) -> OpenURLHandler {
    let handler = OpenURLHandler(action)
    context.tree[ExternalEvents.companion].add(handler, depth: context.depth)
    return handler
  }

  func update(_ handler: OpenURLHandler) { handler.action = action }
}

final class OpenURLHandler: InputHandler {
  var action: (URL) -> Void

  init(_ action: @escaping (URL) -> Void) { self.action = action }

  nonisolated var label: String { "onOpenURL" }
}

/// A modifier with the conditions for URLs that a window receives.
struct ExternalEventsModifier {
  let preferring: Set<String>
  let allowing: Set<String>
}

@MainActor
extension ExternalEventsModifier: InputModifier {
  func makeHandler(_ context: _MountContext) -> ExternalEventsHandler {
    let handler = ExternalEventsHandler(self)
    context.tree[ExternalEvents.companion].add(handler)
    return handler
  }

  func update(_ handler: ExternalEventsHandler) { handler.conditions = self }
}

final class ExternalEventsHandler: InputHandler {
  var conditions: ExternalEventsModifier

  init(_ conditions: ExternalEventsModifier) { self.conditions = conditions }

  nonisolated var label: String { "handlesExternalEvents" }
}
