/// The elements of a publisher that a scheduler hasn't delivered yet, in order.
///
/// A scheduler may run two closures at the same time, or the later one first. Therefore a closure doesn't capture the element to
/// deliver, but removes the first one when it runs.
///
/// All mutable state is read and written under the lock.
final class PendingDeliveries<Output, Failure: Error> {
  private enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  private let outlet: Outlet<Output, Failure>
  private var events = Queue<Event>()

  init(to outlet: Outlet<Output, Failure>) {
    self.outlet = outlet
  }

  /// Creates an inlet for a publisher. For each element and for the completion, calls `schedule` with a closure to run later.
  func inlet(schedule: @escaping (@escaping () -> Void) -> Void) -> Inlet<Output, Failure> {
    Inlet(
      value: { [self] value in
        lock.withLock { events.append(.value(value)) }
        schedule(handOnFirst)
        return .none
      },
      completion: { [self] completion in
        lock.withLock { events.append(.completion(completion)) }
        schedule(handOnFirst)
      }
    )
  }

  private func handOnFirst() {
    lock.withLock {
      switch events.popFirst() {
      case .value(let value): outlet.enqueue(value)
      case .completion(let completion): outlet.enqueueEnd(completion)
      case nil: break
      }
    }
    outlet.deliver()
  }
}
