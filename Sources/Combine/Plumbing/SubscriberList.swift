/// The subscribers of a subject, in the order of their subscription. The list has no lock of its own. Its owner protects it.
///
/// Cancellation is lazy: cancelled subscriptions are removed on the next send, or at the latest when the list has doubled in
/// size. This way, subscribers needn't refer to the subject, and subscribing doesn't cost more for long lists.
final class SubscriberList<Output, Failure: Error> {
  /// The outlets of the subscribers, possibly including cancelled ones.
  private(set) var outlets: [Outlet<Output, Failure>] = []
  /// The completion; nil while the publisher is active.
  private(set) var ending: Subscribers.Completion<Failure>?
  private var sweepsAt = 8

  /// A Boolean value that indicates whether there are no subscribers, not even cancelled ones.
  var isEmpty: Bool { outlets.isEmpty }

  /// Adds a subscriber, which receives `first`. If the publisher has ended, the subscriber only receives the completion.
  func admit(_ outlet: Outlet<Output, Failure>, first: Output? = nil) {
    guard ending == nil else { return }
    if outlets.count >= sweepsAt {
      sweep()
      sweepsAt = max(8, outlets.count * 2)
    }
    outlets.append(outlet)
    if let first { outlet.enqueue(first, surplus: .waitsForNext) }
  }

  /// Enqueues `value` for all subscribers. Returns the outlets to deliver it to when no lock is held.
  func announce(_ value: Output, surplus: Outlet<Output, Failure>.Surplus) -> [Outlet<Output, Failure>] {
    var areAllOpen = true
    for outlet in outlets where !outlet.enqueue(value, surplus: surplus) { areAllOpen = false }
    if !areAllOpen { sweep() }
    return outlets
  }

  /// Records the completion, and returns the outlets to notify when no lock is held.
  func end(_ completion: Subscribers.Completion<Failure>) -> [Outlet<Output, Failure>] {
    guard ending == nil else { return [] }
    ending = completion
    defer { outlets = [] }
    return outlets
  }

  /// Removes canceled subscribers. A closed outlet has already released its contents, so it can be released while a lock is held.
  func sweep() {
    outlets.removeAll { !$0.isOpen }
  }
}
