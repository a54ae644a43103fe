package import CanopyCore
internal import CanopyText

/// Distributes the app's announcements to all windows that report their changes.
@MainActor
package enum AccessibilityEvents {
  /// The announcements that a listener hasn't received yet.
  package final class Queue {
    private var events: [AccessibilityEvent] = []
    /// The environment for translating messages.
    private let environment: () -> EnvironmentValues

    package init(in environment: @escaping () -> EnvironmentValues) { self.environment = environment }

    /// Removes and returns the announcements.
    package func take() -> [AccessibilityEvent] {
      if events.isEmpty { return [] }
      defer { events = [] }
      return events
    }

    fileprivate func add(_ event: ((Text) -> String) -> AccessibilityEvent) {
      let environment = environment()
      events.append(event { $0.resolved(in: environment) })
    }
  }

  private struct Weak {
    weak var queue: Queue?
  }

  private static var queues: [Weak] = []

  /// Starts to add announcements to a queue, for as long as the queue exists.
  package static func add(_ queue: Queue) {
    queues.removeAll { $0.queue == nil }
    queues.append(Weak(queue: queue))
  }

  static func post(_ event: ((Text) -> String) -> AccessibilityEvent) {
    for queue in queues { queue.queue?.add(event) }
  }
}

extension AccessibilityDiff {
  package mutating func add(_ events: [AccessibilityEvent]) { self.events += events }
  package mutating func move(focusTo id: AccessibilityID) { focus = id }
}
