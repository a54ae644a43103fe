internal import CanopyCore
internal import Foundation

/// The views of a window that receive URLs.
@MainActor
final class ExternalEvents {
  static let companion = TreeCompanion { ExternalEvents() }

  private var handlers: [Entry] = []
  private var conditions: [WeakConditions] = []

  private struct Entry {
    weak var handler: OpenURLHandler?
    let depth: UInt32
  }

  private struct WeakConditions {
    weak var handler: ExternalEventsHandler?
  }

  private init() {}

  func add(_ handler: OpenURLHandler, depth: UInt32) {
    handlers.removeAll { $0.handler == nil }
    handlers.append(Entry(handler: handler, depth: depth))
  }

  func add(_ handler: ExternalEventsHandler) {
    conditions.removeAll { $0.handler == nil }
    conditions.append(WeakConditions(handler: handler))
  }

  /// The actions for URLs, outer views first.
  var actions: [(URL) -> Void] {
    // The sort is stable, so actions of the same depth keep the order in which they appeared.
    handlers.sorted { $0.depth < $1.depth }.compactMap { $0.handler?.action }
  }

  /// Returns a Boolean value that indicates whether the window receives a URL before other windows.
  func prefers(_ url: URL) -> Bool { current.contains { $0.preferring.match(url) } }

  /// Returns a Boolean value that indicates whether the window can receive a URL.
  func allows(_ url: URL) -> Bool {
    let current = current
    return current.isEmpty || current.contains { $0.allowing.match(url) || $0.preferring.match(url) }
  }

  private var current: [ExternalEventsModifier] { conditions.compactMap { $0.handler?.conditions } }
}

extension Set<String> {
  /// Returns a Boolean value that indicates whether a URL contains one of the conditions, or a condition is `*`.
  func match(_ url: URL) -> Bool {
    let text = url.absoluteString
    return contains { $0 == "*" || (!$0.isEmpty && text.contains($0)) }
  }
}

extension RuntimeIssue {
  static func noOpenURLAction(for url: URL) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        The window has received \(url.absoluteString), but none of its views has an action for URLs. Add onOpenURL(perform:) to one.
        """)
  }
}
