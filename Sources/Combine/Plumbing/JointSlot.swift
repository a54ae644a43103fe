/// The rule by which elements of several publishers are combined into one.
enum JointRule {
  /// Elements with the same position in each publisher are combined, each of them only once.
  case byPosition
  /// The latest elements are combined whenever a publisher sends one.
  case latest
}

extension Joiner {
  /// Subscribes to the publishers of the slots. Whenever all slots are ready, sends the element that `assemble` creates from
  /// their elements.
  static func combine(
    _ slots: [JointSlot<Failure>], by rule: JointRule, to downstream: some Subscriber<Output, Failure>,
    assemble: @escaping () -> Output
  ) {
    let joiner = Joiner(to: downstream, demand: .each)
    let combination = JointElements(slots: slots, rule: rule, assemble: assemble)
    for slot in slots { slot.connect(to: joiner, of: combination) }
  }

  /// Handles an element of the publisher of a slot. `withLock` isn't used here, for the reason that `Lock.lock()` explains.
  fileprivate func take<Source: Publisher>(
    _ value: Source.Output, in slot: PublisherSlot<Source>, of combination: JointElements<Output, Failure>
  ) {
    lock.lock()
    let replaced = slot.put(value, by: combination.rule)
    var isOver = false
    if combination.isReady {
      outlet.enqueue(combination.assemble(), surplus: combination.rule == .latest ? .waitsForNext : .waits)
      isOver = combination.isOver
    }
    lock.unlock()
    withExtendedLifetime(replaced) {}
    outlet.deliver()
    if isOver { finish(.finished) }
  }

  fileprivate func end(
    _ slot: JointSlot<Failure>, of combination: JointElements<Output, Failure>,
    with completion: Subscribers.Completion<Failure>
  ) {
    if case .failure = completion { return finish(completion, dropping: true) }
    let isOver = lock.withLock {
      slot.hasEnded = true
      return combination.isOver
    }
    if isOver { finish(.finished) }
  }
}

/// The elements of several publishers that are combined into one.
struct JointElements<Output, Failure: Error> {
  fileprivate let slots: [JointSlot<Failure>]
  fileprivate let rule: JointRule
  fileprivate let assemble: () -> Output

  fileprivate var isReady: Bool {
    for slot in slots where !slot.isReady { return false }
    return true
  }

  /// A Boolean value that indicates whether no more output is possible.
  fileprivate var isOver: Bool {
    var areAllOver = rule == .latest
    for slot in slots {
      if !slot.hasEnded { areAllOver = false } else if !slot.isReady { return true }
    }
    return areAllOver
  }
}

/// The elements of one publisher that are waiting for the elements of the others.
class JointSlot<Failure: Error> {
  /// A Boolean value that indicates whether there is an element for the next output.
  fileprivate(set) final var isReady = false
  /// A Boolean value that indicates whether the publisher has finished.
  fileprivate(set) final var hasEnded = false

  fileprivate func connect<Output>(to joiner: Joiner<Output, Failure>, of combination: JointElements<Output, Failure>) {
    preconditionFailure("The slot of each publisher overrides this.")
  }
}

/// A slot that knows the type of its publisher.
final class PublisherSlot<Source: Publisher>: JointSlot<Source.Failure> {
  private let publisher: Source
  private var values = Queue<Source.Output>()

  init(_ publisher: Source) { self.publisher = publisher }

  fileprivate override func connect<Output>(
    to joiner: Joiner<Output, Source.Failure>, of combination: JointElements<Output, Source.Failure>
  ) {
    joiner.add(
      publisher,
      value: { [self] in
        joiner.take($0, in: self, of: combination)
        return .none
      },
      completion: { [self] in joiner.end(self, of: combination, with: $0) })
  }

  /// Stores an element. Returns the element that it replaces, to be released outside the lock.
  fileprivate func put(_ value: Source.Output, by rule: JointRule) -> Source.Output? {
    isReady = true
    if rule == .latest { return values.replaceLast(with: value) }
    values.append(value)
    return nil
  }

  /// The latest element.
  var latest: Source.Output { checked(values.first) }

  /// Removes and returns the first element.
  func take() -> Source.Output {
    defer { isReady = !values.isEmpty }
    return checked(values.popFirst())
  }

  private func checked(_ value: Source.Output?) -> Source.Output {
    guard let value else { preconditionFailure("An empty slot was read. Read only slots that are ready.") }
    return value
  }
}
