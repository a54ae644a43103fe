extension Publishers {
  /// A publisher that sends the elements of a sequence to each subscriber, and then finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error> {
    /// The sequence of elements to send.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    public init(sequence: Elements) {
      self.sequence = sequence
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Publishers.Sequence: Publisher {
  public typealias Output = Elements.Element

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    SequenceSubscription(sequence, completion: .finished, to: subscriber).start()
  }
}

extension Sequence {
  /// A publisher of the elements of this sequence.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// A subscription that sends the elements of a sequence on demand.
final class SequenceSubscription<Elements: Sequence, Failure: Error>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private var downstream: (any Subscriber<Elements.Element, Failure>)?
  /// The iterator and the next element are accessed only by the thread that has set `isSending`.
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isSending = true
  private let completion: Subscribers.Completion<Failure>
  let description: String

  init(
    _ elements: Elements, completion: Subscribers.Completion<Failure>,
    to downstream: some Subscriber<Elements.Element, Failure>
  ) {
    iterator = elements.makeIterator()
    self.downstream = downstream
    self.completion = completion
    description = String(describing: elements)
  }

  /// Notifies the subscriber of its subscription, and of the completion if there are no elements.
  func start() {
    next = iterator.next()
    lock.withLock { downstream }?.receive(subscription: self)
    // In the meantime, demand was only recorded.
    send()
  }

  func request(_ demand: Subscribers.Demand) {
    let isSending = lock.withLock {
      self.demand += demand
      defer { self.isSending = true }
      return self.isSending
    }
    if !isSending { send() }
  }

  func cancel() {
    let downstream = lock.withLock { self.downstream.take() }
    withExtendedLifetime(downstream) {}
  }

  private func send() {
    while true {
      let isAtEnd = next == nil
      let receiver = lock.withLock { () -> (any Subscriber<Elements.Element, Failure>)? in
        guard let downstream, isAtEnd || demand > .none else {
          isSending = false
          return nil
        }
        if isAtEnd { self.downstream = nil }
        demand -= 1
        return downstream
      }
      guard let receiver else { return }
      guard let value = next else { return receiver.receive(completion: completion) }
      // Read before the value is delivered, so that the completion follows the last value immediately.
      next = iterator.next()
      let more = receiver.receive(value)
      lock.withLock { demand += more }
    }
  }
}
