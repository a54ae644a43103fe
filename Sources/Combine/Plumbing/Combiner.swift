/// The state of an operator that combines values of several publishers.
///
/// Safe because everything that changes is read and written under the lock.
final class Combiner<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private let outlet: Outlet<Output, Failure>
  private let slots: [any JointSlot]
  /// Returns the output for the values in the slots. It is called when all slots are ready.
  private let assemble: () -> Output
  private let surplus: Outlet<Output, Failure>.Surplus
  /// Returns whether no more output is possible, considering the values in the slots and the slots that have ended.
  private let isOver: ([any JointSlot]) -> Bool
  private var inlets: [any Subscription] = []

  init(
    to downstream: some Subscriber<Output, Failure>,
    slots: [any JointSlot],
    surplus: Outlet<Output, Failure>.Surplus,
    isOver: @escaping ([any JointSlot]) -> Bool,
    assemble: @escaping () -> Output
  ) {
    outlet = Outlet(to: downstream)
    self.slots = slots
    self.surplus = surplus
    self.isOver = isOver
    self.assemble = assemble
  }

  /// Creates an inlet for a publisher. Returns a closure that subscribes it.
  func connect<P: Publisher, Slot: JointSlot>(_ publisher: P, to slot: Slot) -> () -> Void
  where P.Failure == Failure, Slot.Value == P.Output {
    let inlet = Inlet<P.Output, Failure>(
      value: { [self] in
        take($0, in: slot)
        return .none
      },
      completion: { [self] completion in
        if case .failure = completion { return finish(completion, dropping: true) }
        let isOver = lock.withLock {
          slot.hasEnded = true
          return self.isOver(slots)
        }
        if isOver { finish(.finished) }
      }
    )
    inlets.append(inlet)
    return { if inlet.isOpen { publisher.subscribe(inlet) } }
  }

  /// Notifies the subscriber of its subscription, and then subscribes to the publishers.
  func start(_ subscriptions: [() -> Void]) {
    outlet.open(
      request: { [self] demand in for inlet in inlets { inlet.request(demand) } },
      cancel: { [self] in for inlet in inlets { inlet.cancel() } }
    )
    for subscribe in subscriptions { subscribe() }
  }

  private func take<Slot: JointSlot>(_ value: Slot.Value, in slot: Slot) {
    var replaced: Slot.Value?
    let isOver = lock.withLock {
      replaced = slot.put(value)
      guard slots.allSatisfy({ $0.isReady }) else { return false }
      outlet.enqueue(assemble(), surplus: surplus)
      return self.isOver(slots)
    }
    withExtendedLifetime(replaced) {}
    outlet.deliver()
    if isOver { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>, dropping: Bool = false) {
    for inlet in inlets { inlet.cancel() }
    outlet.finish(completion, dropping: dropping)
  }
}

/// The values of one of the publishers.
protocol JointSlot<Value>: AnyObject {
  associatedtype Value

  /// A Boolean value that indicates whether it has a value for the next output.
  var isReady: Bool { get }
  /// A Boolean value that indicates whether its publisher has finished.
  var hasEnded: Bool { get set }

  /// Takes a value in; if it takes the place of another, returns that one, to be let go of outside the lock.
  func put(_ value: Value) -> Value?
}
